import { graphql } from "gatsby"
import { OwnerFacts } from "../terms"
import { SectionHead } from "../../shared/section-head"
import { useSite } from "../../shared/use-site"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { mailLink } from "../../lib/message-links"
import { words } from "./words"

interface GovernanceProps {
  copy: Queries.GovernanceCopyFragment
  claims: readonly Queries.StatedFigureFragment[]
}

/** Who runs the organisation, how its figures are measured, and what to ask it for. */
export function Governance({ copy, claims }: GovernanceProps) {
  const { email } = useSite().site
  return (
    <Section tone="sunken" weight="light">
      <Container>
        <SectionHead copy={copy} id="governance" />
        <Folded variant="part" title={words.governance}>
          <div className="grid items-start gap-10 lg:grid-cols-2 lg:gap-16">
            <div className="space-y-8">
              <OwnerFacts facts={copy.facts} />
              <div className="space-y-4">
                <Heading level={3} id="partners">
                  {copy.asks.title}
                </Heading>
                <p>{copy.asks.lead}</p>
                <ul className="list-['']">
                  {copy.asks.items.map(({ id, label, subject }) => (
                    <li key={id}>
                      <Link href={mailLink(email, { subject })} className="inline-flex min-h-touch items-center">
                        {label}
                      </Link>
                    </li>
                  ))}
                </ul>
              </div>
            </div>
            <div className="space-y-4">
              <Heading level={3}>{copy.measuredTitle}</Heading>
              {claims.some(({ measured }) => !measured) && <p>{copy.measuredNote}</p>}
              <ul className="max-w-measure list-disc space-y-1 pl-6 marker:text-ink-muted">
                {claims.map((claim) => (
                  <li key={claim.jsonId} className="pl-1">
                    {inWords(claim)}
                  </li>
                ))}
              </ul>
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
    asks {
      title
      lead
      items {
        id
        label
        subject
      }
    }
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
