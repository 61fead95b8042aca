import { graphql } from "gatsby"
import { IconPoint } from "../../shared/icon-point"
import { ContentSection } from "../../shared/content-section"

export function ProductTypes({ content }: { content: Queries.ProductTypesContentFragment }) {
  return (
    <ContentSection content={content} id="product-types" tone="noon" divider="terraces">
      <ul className="grid gap-x-10 gap-y-9 sm:grid-cols-2 lg:grid-cols-4">
        {content.types.map(({ id, icon, name, text }) => (
          <li key={id} className="border-t-4 border-highlight pt-4">
            <IconPoint icon={icon} title={name}>
              {text}
            </IconPoint>
          </li>
        ))}
      </ul>
    </ContentSection>
  )
}

export const productTypesFragment = graphql`
  fragment ProductTypesContent on ProductTypes {
    ...SectionIntro
    types {
      id
      icon
      name
      text
    }
  }
`
