import { graphql } from "gatsby"
import { FarmerCard } from "./farmer-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { SwipeRow } from "../../components/swipe-row"

interface FarmersRowProps {
  copy: Queries.SectionHeadFragment
  farmers: readonly Queries.FarmerCardFragment[]
}

export function FarmersRow({ copy, farmers }: FarmersRowProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="farmers" weight="regular" lead="wide" />
      <SwipeRow columns="three">
        {farmers.map((farmer) => (
          <li key={farmer.jsonId}>
            <FarmerCard farmer={farmer} place="row" />
          </li>
        ))}
      </SwipeRow>
    </Container>
  )
}

export const homeTeamFragment = graphql`
  fragment HomeTeamCopy on HomeTeam {
    ...SectionHead
    members {
      ...FarmerCard
    }
  }
`
