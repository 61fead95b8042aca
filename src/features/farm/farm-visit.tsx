import { graphql } from "gatsby"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { CheckItem, CheckList } from "../../components/list"
import { Section } from "../../components/section"

/** How to visit a demonstration farm. */
export function FarmVisit({ words }: { words: Queries.FarmVisitWordsFragment }) {
  return (
    <Section tone="deep" aria-labelledby="visit">
      <Container>
        <SectionWords words={words} id="visit" />
        <CheckList className="max-w-measure">
          {words.rules.map((rule) => (
            <CheckItem key={rule}>{rule}</CheckItem>
          ))}
        </CheckList>
      </Container>
    </Section>
  )
}

export const farmVisitFragment = graphql`
  fragment FarmVisitWords on FarmVisit {
    eyebrow
    title
    lead
    rules
    button {
      ...Action
    }
  }
`
