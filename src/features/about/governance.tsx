import { graphql } from "gatsby"
import { OwnerFacts } from "../legal"
import { Points } from "../../shared/paragraphs"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { words } from "./words"

interface GovernanceProps {
  copy: Queries.GovernanceCopyFragment
  claims: readonly Queries.StatedFigureFragment[]
}

/** Who runs the organisation, and how its figures are measured. */
export function Governance({ copy, claims }: GovernanceProps) {
  return (
    <Section tone="sunken" weight="light">
      <Container>
        <SectionHead copy={copy} id="governance" />
        <Folded variant="part" title={words.governance}>
          <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
            <OwnerFacts facts={copy.facts} />
            <div className="space-y-4">
              <Heading level={3}>{copy.measuredTitle}</Heading>
              {claims.some(({ measured }) => !measured) && <p>{copy.measuredNote}</p>}
              <Points texts={claims.map(inWords)} />
            </div>
          </div>
        </Folded>
      </Container>
    </Section>
  )
}

/** A figure in the owner's words, and how it came about where that is told. */
const inWords = ({ words: stated, measured }: Queries.StatedFigureFragment) =>
  measured ? `${stated} (${measured.what} ${measured.where}, ${measured.when}, ${measured.by})` : stated

export const governanceFragments = graphql`
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
    measuredNote
  }

  fragment StatedFigure on Claim {
    jsonId
    words
    measured {
      what
      where
      when
      by
    }
  }
`
