import { graphql } from "gatsby"
import { OwnerFacts } from "../../shared/owner-facts"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"

/** Who runs the organisation, and how its figures are measured. */
export function Governance({ copy }: { copy: Queries.GovernanceCopyFragment }) {
  return (
    <Section tone="sunken" weight="light">
      <Container>
        <SectionHead copy={copy} id="governance" />
        <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
          <OwnerFacts facts={copy.facts} />
          <div className="space-y-4">
            <Heading level={3}>{copy.measuredTitle}</Heading>
            <OwnerFacts facts={copy.measured} />
          </div>
        </div>
      </Container>
    </Section>
  )
}

export const governanceFragment = graphql`
  fragment GovernanceCopy on Governance {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    facts {
      ...OwnerFactsCopy
    }
    measuredTitle
    measured {
      ...OwnerFactsCopy
    }
  }
`
