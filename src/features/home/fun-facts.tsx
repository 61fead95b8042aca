import { graphql } from "gatsby"
import { ContentSection } from "../../shared/content-section"
import { Counter } from "../../components/counter"
import type { SectionProps } from "../../components/section"

interface FunFactsProps extends Pick<SectionProps, "tone"> {
  content: Queries.SectionIntroFragment
  facts: readonly Queries.FunFactFigureFragment[]
}

/** A few large figures that count up when they scroll into view. */
export function FunFacts({ content, facts, tone = "deep" }: FunFactsProps) {
  return (
    <ContentSection content={content} id="fun-facts" tone={tone} end="divider">
      <dl className="grid gap-x-6 gap-y-6 sm:grid-cols-3">
        {facts.map(({ id, end, suffix, label }) => (
          <div key={id} className="flex flex-col-reverse justify-end gap-2 border-t-4 border-highlight pt-4">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-display text-4xl font-extrabold text-accent">
              <Counter end={end} suffix={suffix ?? undefined} />
            </dd>
          </div>
        ))}
      </dl>
    </ContentSection>
  )
}

export const funFactFragment = graphql`
  fragment FunFactFigure on FunFact {
    id
    end
    suffix
    label
  }
`
