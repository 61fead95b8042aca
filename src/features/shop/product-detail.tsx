import { graphql } from "gatsby"
import type { ReactNode } from "react"
import type { ProductContext } from "../../lib/page-context"
import { CompareHost } from "./compare-host"
import { ProductBuy } from "./product-buy"
import { ProductBuyFacts } from "./product-buy-facts"
import { ProductGallery } from "./product-gallery"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  copy: Queries.ProductDetailCopyFragment
  layout: ProductContext["layout"]
  notices: readonly Queries.ProductNoticeFragment[]
  comparison: Queries.CompareCopyFragment
  /** The way to the product's leaflet. */
  leaflet?: ReactNode
}

/**
 * What a product costs and how to get it, then its pictures, then what else is to be known (spec section 2, Shop,
 * "Detail"). On wide screens the pictures stand on the left.
 */
export function ProductDetail({ product, copy, layout, notices, comparison, leaflet }: ProductDetailProps) {
  return (
    <Section space="tight" className="max-sm:pt-3">
      <Container className="grid gap-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr] lg:gap-x-16">
        <ProductBuy product={product} copy={copy} notices={notices} />
        <ProductGallery
          product={product}
          layout={layout}
          loadingText={copy.picturesLoading}
          className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
        />
        <ProductBuyFacts product={product} copy={copy}>
          {leaflet}
        </ProductBuyFacts>
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
  }
`
