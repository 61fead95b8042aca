import { graphql } from "gatsby"
import { ContentSection } from "../../shared/content-section"
import { Counter } from "../../components/counter"
import { Heading } from "../../components/heading"
import { SpriteIcon } from "../../components/icon"
import { CheckItem, CheckList } from "../../components/list"

interface BenefitListsProps {
  content: Queries.BenefitListsContentFragment
  facts: readonly Queries.FunFactFigureFragment[]
}

/** Lists of results beside a figure that counts up. */
export function BenefitLists({ content, facts }: BenefitListsProps) {
  const fact = facts.find(({ id }) => id === content.fact)
  return (
    <ContentSection content={content} id="benefit-lists">
      <div className="grid gap-6 lg:grid-cols-3 lg:gap-8">
        <p className="theme-deep flex max-w-none flex-col items-center justify-center gap-2 rounded-lg p-6 text-center">
          <SpriteIcon name={content.icon} size="2xl" className="text-accent" />
          {fact && (
            <Counter
              end={fact.end}
              suffix={fact.suffix ?? undefined}
              className="font-display text-4xl font-extrabold text-accent"
            />
          )}{" "}
          <span className="font-semibold text-ink-strong">{content.factLabel}</span>
        </p>
        {content.lists.map(({ id, title, points }) => (
          <div key={id} className="space-y-5 rounded-lg bg-surface-raised p-6 shadow-card">
            <Heading level={3}>{title}</Heading>
            <CheckList>
              {points.map((point) => (
                <CheckItem key={point}>{point}</CheckItem>
              ))}
            </CheckList>
          </div>
        ))}
      </div>
    </ContentSection>
  )
}

export const benefitListsFragment = graphql`
  fragment BenefitListsContent on BenefitLists {
    ...SectionIntro
    icon
    factLabel
    fact
    lists {
      id
      title
      points
    }
  }
`
