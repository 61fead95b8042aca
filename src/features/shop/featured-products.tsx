import { graphql } from "gatsby"
import { ProductCard } from "./product-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface FeaturedProductsProps {
  copy: Queries.SectionHeadFragment
  products: readonly Queries.FeaturedProductFragment[]
}

/** A few products of the shop, under the names and pictures that they are featured with. */
export function FeaturedProducts({ copy, products }: FeaturedProductsProps) {
  return (
    <Section tone="sunken" hills="valley">
      <Container>
        <SectionHead copy={copy} id="featured-products" />
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {products.map(({ jsonId, title, thumb, product }) => (
            <li key={jsonId}>
              <ProductCard product={{ ...product, title, thumb }} view="compact" />
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  )
}

export const featuredProductFragment = graphql`
  fragment FeaturedProduct on FeaturedProduct {
    jsonId
    title
    thumb {
      path
      ...SquarePicture
    }
    product {
      ...ProductCard
    }
  }
`
