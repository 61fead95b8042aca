import { graphql } from "gatsby"
import { FarmerCard } from "./farmer-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface FarmersRowProps {
  copy: Queries.SectionHeadFragment
  farmers: readonly Queries.FarmerCardFragment[]
}

/** A few farmers of the team; the home page shows the first ones (spec section 9: 3). */
export function FarmersRow({ copy, farmers }: FarmersRowProps) {
  return (
    <Section>
      <Container>
        <SectionHead copy={copy} id="farmers" />
        <ul className="grid gap-6 sm:grid-cols-3 lg:gap-8">
          {farmers.map((farmer) => (
            <li key={farmer.jsonId}>
              <FarmerCard farmer={farmer} />
            </li>
          ))}
        </ul>
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
