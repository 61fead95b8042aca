import { graphql } from "gatsby"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { CheckItem, CheckList } from "../../components/list"
import { Section } from "../../components/section"

/** How to visit a demonstration farm. */
export function FarmVisit({ copy }: { copy: Queries.FarmVisitCopyFragment }) {
  return (
    <Section tone="deep">
      <Container>
        <SectionHead copy={copy} id="visit" />
        <CheckList className="max-w-measure">
          {copy.rules.map((rule) => (
            <CheckItem key={rule}>{rule}</CheckItem>
          ))}
        </CheckList>
      </Container>
    </Section>
  )
}

export const farmVisitFragment = graphql`
  fragment FarmVisitCopy on FarmVisit {
    eyebrow
    title
    lead
    rules
    button {
      ...Action
    }
  }
`
