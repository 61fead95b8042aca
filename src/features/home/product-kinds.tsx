import { graphql } from "gatsby"
import { IconPoint } from "../../shared/icon-point"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

export function ProductKinds({ copy }: { copy: Queries.ProductKindsCopyFragment }) {
  return (
    <Section tone="noon" hills="terraces">
      <Container>
        <SectionHead copy={copy} id="kinds" />
        <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
          {copy.kinds.map(({ id, icon, name, text }) => (
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
  fragment ProductKindsCopy on ProductKinds {
    ...SectionHead
    kinds {
      id
      icon
      name
      text
    }
  }
`
