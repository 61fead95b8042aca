import { graphql } from "gatsby"
import { X } from "lucide-react"
import type { ReactNode } from "react"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Section } from "../../components/section"

interface WhatToDoProps {
  avoid: Queries.HealthAvoidCopyFragment
  steps: Queries.HealthStepsCopyFragment
  people: Queries.HealthPeopleCopyFragment
}

/** What not to do with a sick or dead animal, what to do until the vet comes, and what to do for people. */
export function WhatToDo({ avoid, steps, people }: WhatToDoProps) {
  return (
    <>
      <Section tone="sunken" space="tight">
        <Container className="space-y-6">
          <Heading level={2} size="xl" id="avoid">
            {avoid.title}
          </Heading>
          <ul className="grid list-[''] gap-x-12 gap-y-6 lg:grid-cols-2">
            {avoid.items.map(({ title, text }) => (
              <Point key={title} title={title} text={text} mark={<Cross />} />
            ))}
          </ul>
        </Container>
      </Section>
      <Section space="tight">
        <Container className="grid items-start gap-12 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
          <div className="space-y-6">
            <Heading level={2} size="xl" id="steps">
              {steps.title}
            </Heading>
            <ol className="list-[''] space-y-6">
              {steps.items.map(({ title, text }, index) => (
                <Point key={title} title={title} text={text} mark={<Count>{index + 1}</Count>} />
              ))}
            </ol>
          </div>
          <section
            aria-labelledby="people"
            className="space-y-5 rounded-lg border-l-4 border-danger bg-danger-surface p-6"
          >
            <Heading level={2} size="lg" id="people">
              {people.title}
            </Heading>
            <dl className="space-y-5">
              {people.items.map(({ title, text }) => (
                <div key={title} className="space-y-1">
                  <dt className="font-semibold text-ink-strong">{title}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
          </section>
        </Container>
      </Section>
    </>
  )
}

function Point({ title, text, mark }: { title: string; text: string; mark: ReactNode }) {
  return (
    <li className="flex gap-4 break-inside-avoid">
      {mark}
      <div className="min-w-0 max-w-measure space-y-1">
        <p className="font-semibold text-ink-strong">{title}</p>
        <p>{text}</p>
      </div>
    </li>
  )
}

const markStyle = "mt-0.5 grid size-8 shrink-0 place-items-center rounded-full"

const Cross = () => (
  <span className={`${markStyle} bg-danger-surface text-danger`}>
    <Icon icon={X} strokeWidth={3} />
  </span>
)

/** The list counts for screen readers; this is the same number to see. */
const Count = ({ children }: { children: number }) => (
  <span aria-hidden className={`${markStyle} bg-success-surface font-semibold text-success figures`}>
    {children}
  </span>
)

export const whatToDoFragments = graphql`
  fragment HealthAvoidCopy on HealthAvoid {
    title
    items {
      title
      text
    }
  }

  fragment HealthStepsCopy on HealthSteps {
    title
    items {
      title
      text
    }
  }

  fragment HealthPeopleCopy on HealthPeople {
    title
    items {
      title
      text
    }
  }
`
