import { graphql } from "gatsby"
import type { ProductContext } from "../../lib/page-context"
import { CompareHost } from "./compare-host"
import { ProductBuy } from "./product-buy"
import { ProductGallery } from "./product-gallery"
import { ProductPromises } from "./product-promises"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  copy: Queries.ProductDetailCopyFragment
  layout: ProductContext["layout"]
  comparison: Queries.CompareCopyFragment
}

/** A product's pictures, and beside them what it costs and how to buy it (spec section 2, Shop, "Detail"). */
export function ProductDetail({ product, copy, layout, comparison }: ProductDetailProps) {
  return (
    <Section space="tight">
      <Container className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <ProductGallery product={product} layout={layout} loadingText={copy.picturesLoading} />
        <div className="space-y-6">
          <ProductBuy product={product} copy={copy} />
          <ProductPromises promises={copy.promises} />
        </div>
      </Container>
      <CompareHost copy={comparison} stock={copy.stock} />
    </Section>
  )
}

export const productDetailFragments = graphql`
  fragment ProductDetail on Product {
    ...ProductGallery
    ...ProductBuy
  }

  fragment ProductDetailCopy on Shop {
    picturesLoading
    ...ProductBuyCopy
    ...ProductPromises
  }
`
