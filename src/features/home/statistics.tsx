import { graphql } from "gatsby"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Counter } from "../../components/counter"
import { Section } from "../../components/section"

interface StatisticsProps {
  copy: Queries.SectionHeadFragment
  counters: readonly Queries.StatisticFragment[]
}

/** Figures that count up when they scroll into view (spec section 4). */
export function Statistics({ copy, counters }: StatisticsProps) {
  return (
    <Section space="none" className="pb-28 sm:pb-36 lg:pb-48">
      <Container>
        <SectionHead copy={copy} id="statistics" align="centre" />
        <dl className="flex flex-wrap gap-x-2 gap-y-10 sm:grid sm:grid-cols-2 lg:grid-cols-4">
          {counters.map(({ jsonId, prefix, end, suffix, label }) => (
            <div
              key={jsonId}
              className="flex grow basis-40 flex-col-reverse items-center justify-end gap-2 text-center"
            >
              <dt className="max-w-[18ch] text-ink-muted">{label}</dt>
              <dd className="font-display text-4xl font-extrabold text-accent">
                <Counter end={end} prefix={prefix ?? undefined} suffix={suffix ?? undefined} />
              </dd>
            </div>
          ))}
        </dl>
      </Container>
    </Section>
  )
}

export const statisticsFragments = graphql`
  fragment Statistic on Counter {
    jsonId
    prefix
    end
    suffix
    label
  }

  fragment SectionHead on SectionCopy {
    eyebrow
    title
    lead
    button {
      ...Action
    }
  }
`
