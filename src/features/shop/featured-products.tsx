import { graphql } from "gatsby"
import { ProductCard } from "./product-card"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { SwipeRow } from "../../components/swipe-row"

interface FeaturedProductsProps {
  copy: Queries.SectionHeadFragment
  products: readonly Queries.FeaturedProductFragment[]
}

/** A few products, with the titles and pictures that they are featured with. */
export function FeaturedProducts({ copy, products }: FeaturedProductsProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="featured-products" weight="regular" lead="wide" />
      <SwipeRow>
        {products.map(({ jsonId, title, thumb, product }) => (
          <li key={jsonId}>
            <ProductCard product={{ ...product, title, thumb }} view="compact" place="row" />
          </li>
        ))}
      </SwipeRow>
    </Container>
  )
}

export const featuredProductFragment = graphql`
  fragment FeaturedProduct on FeaturedProduct {
    jsonId
    title
    thumb {
      ...SquarePicture
    }
    product {
      ...ProductCard
    }
  }
`
