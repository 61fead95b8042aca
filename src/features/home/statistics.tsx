import { graphql } from "gatsby"
import { MoreLink, SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Counter } from "../../components/counter"

interface StatisticsProps {
  copy: Queries.SectionHeadFragment
  counters: readonly Queries.StatisticFragment[]
}

/** Figures that count up when they scroll into view. */
export function Statistics({ copy: { button, ...head }, counters }: StatisticsProps) {
  return (
    <Container>
      <div className="grid gap-x-16 lg:grid-cols-[1fr_3fr] lg:border-t lg:border-line lg:pt-12">
        <div>
          <SectionHead copy={head} id="statistics" weight="light" spacing="none" />
          {button && <MoreLink href={button.href}>{button.label}</MoreLink>}
        </div>
        <dl className="mt-5 flex flex-wrap gap-x-4 gap-y-5 sm:grid sm:grid-cols-4 lg:mt-0">
          {counters.map(({ id, prefix, end, suffix, label }) => (
            <div key={id} className="flex grow basis-32 flex-col-reverse justify-end gap-1">
              <dt className="max-w-[18ch] text-sm text-ink-muted">{label}</dt>
              <dd className="font-display text-3xl font-extrabold text-accent">
                <Counter end={end} prefix={prefix ?? undefined} suffix={suffix ?? undefined} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Container>
  )
}

export const statisticFragment = graphql`
  fragment Statistic on Counter {
    id
    prefix
    end
    suffix
    label
  }
`
