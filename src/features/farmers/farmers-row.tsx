import { graphql } from "gatsby"
import { FarmerCard } from "./farmer-card"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface FarmersRowProps {
  words: Queries.SectionHeadFragment
  farmers: readonly Queries.FarmerCardFragment[]
}

/** A few farmers of the team; on the home page the first (spec section 9: 3). */
export function FarmersRow({ words, farmers }: FarmersRowProps) {
  return (
    <Section aria-labelledby="farmers">
      <Container>
        <SectionWords words={words} id="farmers" />
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
  fragment HomeTeamWords on HomeTeam {
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
