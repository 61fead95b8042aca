import { graphql } from "gatsby"
import { IconPoint } from "../../shared/icon-point"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** What is made, kind by kind (spec section 2, Home 4). */
export function ProductKinds({ words }: { words: Queries.ProductKindsWordsFragment }) {
  return (
    <Section tone="sunken" hills="terraces" aria-labelledby="kinds">
      <Container>
        <SectionWords words={words} id="kinds" />
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {words.kinds.map(({ id, icon, name, text }) => (
            <li key={id} className="border-t-4 border-highlight pt-4">
              <IconPoint icon={icon} title={name}>
                {text}
              </IconPoint>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const productKindsFragment = graphql`
  fragment ProductKindsWords on ProductKinds {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    kinds {
      id
      icon
      name
      text
    }
  }
`
