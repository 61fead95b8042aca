import { graphql } from "gatsby"
import { Example } from "../../shared/example"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Section } from "../../components/section"
import { words } from "./words"

/** The network's achievements so far and its plans, as steps along a path. */
export function Milestones({ copy }: { copy: Queries.MilestonesCopyFragment }) {
  return (
    <Section tone="deep" end="hills">
      <Container>
        <SectionHead copy={copy} id="milestones" />
        <p className="mb-5 empty:hidden">
          <Example isSample={copy.isSample} />
        </p>
        <Folded variant="part" title={words.milestones}>
          <ol className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
            {copy.events.map(({ id, year, text }) => (
              <li key={id} className="relative border-l-4 border-highlight pl-5">
                <span className="block font-display text-2xl font-extrabold text-accent">{year}</span> {text}
              </li>
            ))}
          </ol>
        </Folded>
      </Container>
    </Section>
  )
}

export const milestonesFragment = graphql`
  fragment MilestonesCopy on AboutMilestones {
    eyebrow
    title
    lead
    isSample
    button {
      ...Action
    }
    events {
      id
      year
      text
    }
  }
`
