import { graphql } from "gatsby"
import { FarmerCard } from "./farmer-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section, type SectionProps } from "../../components/section"
import { SwipeRow } from "../../components/swipe-row"

interface FarmersRowProps {
  copy: Queries.SectionHeadFragment
  farmers: readonly Queries.FarmerCardFragment[]
  /** Whether hills begin the next section, which need room. */
  end?: SectionProps["end"]
}

/** A few farmers of the team; the home page shows the first ones (spec section 9: 3). */
export function FarmersRow({ copy, farmers, end = "hills" }: FarmersRowProps) {
  return (
    <Section end={end}>
      <Container>
        <SectionHead copy={copy} id="farmers" weight="regular" lead="wide" />
        <SwipeRow card="middle" brief columns="three">
          {farmers.map((farmer) => (
            <li key={farmer.jsonId}>
              <FarmerCard farmer={farmer} place="row" />
            </li>
          ))}
        </SwipeRow>
      </Container>
    </Section>
  )
}

export const homeTeamFragment = graphql`
  fragment HomeTeamCopy on HomeTeam {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    members {
      ...FarmerCard
    }
  }
`
