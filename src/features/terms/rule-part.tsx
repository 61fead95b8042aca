import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Paragraphs } from "../../shared/paragraphs"
import { Heading } from "../../components/heading"

interface RulePartProps {
  part: Queries.RulePartCopyFragment
  /** Level of the heading in the page's outline. */
  level?: 2 | 3
  /** What follows the text, such as telephone numbers. */
  children?: ReactNode
}

/** A part of a page of rules: heading, paragraphs, points. Its heading can be linked to. */
export function RulePart({ part: { key, title, paragraphs, points }, level = 2, children }: RulePartProps) {
  return (
    <section data-slot="rule-part" className="space-y-4">
      <Heading level={level} size={level === 2 ? "xl" : "lg"} id={key} className="break-after-avoid">
        {title}
      </Heading>
      <RuleText paragraphs={paragraphs} points={points} />
      {children}
    </section>
  )
}

/** The paragraphs and points of a part, below its heading. */
export function RuleText({ paragraphs, points }: Pick<Queries.RulePartCopyFragment, "paragraphs" | "points">) {
  return (
    <>
      {paragraphs && <Paragraphs texts={paragraphs} />}
      {points && (
        <ul className="max-w-measure list-disc space-y-2 pl-6 marker:text-ink-muted">
          {points.map((point) => (
            <li key={point} className="pl-1">
              {point}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

export const rulePartFragment = graphql`
  fragment RulePartCopy on RulePart {
    key
    title
    paragraphs
    points
  }
`
