import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { Section } from "../../components/section"
import { HEALTH_PRINTABLE } from "../../lib/printable-paths"
import { messages } from "./messages"

interface WhatToDoProps {
  avoid: Queries.HealthPointsFragment
  steps: Queries.HealthPointsFragment
  people: Queries.HealthPointsFragment
}

/** Dangers to avoid with a sick or dead animal, first aid until the vet comes, and rules for people's safety. */
export function WhatToDo({ avoid, steps, people }: WhatToDoProps) {
  return (
    <>
      <Section tone="dawn" space="tight">
        <Container className="space-y-6">
          <Heading level={2} id="avoid">
            {avoid.title}
          </Heading>
          <ul className="grid list-[''] gap-3 sm:grid-cols-3 sm:gap-6">
            {avoid.items.map((point) => (
              <Point key={point.title} {...point} />
            ))}
          </ul>
        </Container>
      </Section>
      <Section space="tight">
        <Container className="space-y-6">
          <Heading level={2} id="steps">
            {steps.title}
          </Heading>
          <ol className="grid list-[''] gap-3 sm:grid-cols-3 sm:gap-6 lg:grid-cols-5">
            {steps.items.map((point) => (
              <Point key={point.title} {...point} />
            ))}
          </ol>
          <p className="print:hidden">
            <StandaloneLink href={HEALTH_PRINTABLE}>{messages.printable}</StandaloneLink>
          </p>
          <section
            aria-labelledby="people"
            className="space-y-3 rounded-lg border-l-4 border-danger bg-danger-surface p-4 sm:space-y-5 sm:p-6"
          >
            <Heading level={2} size="md" id="people">
              {people.title}
            </Heading>
            <ul className="max-w-measure list-[''] space-y-4">
              {people.items.map(({ title, text }) => (
                <li key={title}>
                  <p className="font-semibold text-ink-strong">{title}</p>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
        </Container>
      </Section>
    </>
  )
}

/** Not lazy: the drawing must be there for printing and without a network. */
function Point({ title, text, drawing }: Queries.HealthPointsFragment["items"][number]) {
  return (
    <li className="grid break-inside-avoid grid-cols-[8rem_1fr] items-start rounded-lg bg-surface-raised shadow-card sm:block">
      {drawing && <img src={drawing} alt="" width={160} height={120} className="h-auto w-full rounded-lg" />}
      <div className="space-y-1 p-3 leading-snug hyphens-auto">
        <p className="font-semibold text-ink-strong">{title}</p>
        <p>{text}</p>
      </div>
    </li>
  )
}

export const healthPointsFragment = graphql`
  fragment HealthPoints on HealthPoints {
    title
    items {
      title
      text
      drawing
    }
  }
`
