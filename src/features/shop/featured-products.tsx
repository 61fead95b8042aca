import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import { perUnit } from "../../lib/unit"
import { ProductPicture } from "./product-parts"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { CardTitle } from "../../components/card"
import { Price } from "../../components/price"
import { SwipeRow } from "../../components/swipe-row"

interface FeaturedProductsProps {
  content: Queries.SectionIntroFragment
  products: readonly Queries.FeaturedProductFragment[]
}

/** A few products, with the titles and pictures that they are featured with, and their prices. */
export default function FeaturedProducts({ content, products }: FeaturedProductsProps) {
  return (
    <Container>
      <SectionIntro content={content} id="featured-products" lead="wide" />
      <SwipeRow columns={4}>
        {products.map(({ jsonId, title, thumb, product }) => (
          <li key={jsonId} className="group/card relative flex gap-x-4 gap-y-2 max-sm:flex-col sm:items-center">
            <div className="aspect-square overflow-hidden rounded-lg shadow-card sm:w-28 sm:shrink-0">
              <ProductPicture product={{ thumb }} sizes="112px" />
            </div>
            <div>
              <CardTitle size="sm" href={productPath(product)} translate="no">
                {title}
              </CardTitle>
              <p className="text-sm text-ink-muted">
                <Price amount={product.price.text} size="sm" /> <span>{perUnit(product.unit)}</span>
              </p>
            </div>
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
      jsonId
      price {
        text
      }
      unit {
        one
      }
    }
  }
`
