import { graphql } from "gatsby"
import type { ProductContext } from "../../lib/page-context"
import { ProductBuy } from "./product-buy"
import { ProductBuyFacts } from "./product-buy-facts"
import { ProductGallery } from "./product-gallery"
import { Breadcrumb, type Crumb } from "../../components/breadcrumb"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  copy: Queries.ProductBuyCopyFragment
  layout: ProductContext["layout"]
  notices: readonly Queries.ProductNoticeFragment[]
  /** From the home page to this one. */
  crumbs: readonly Crumb[]
}

/**
 * A product's pictures in place of a banner, then what it costs and how to get it, then what else is to be known (spec
 * section 2, Shop, "Detail"). From 600 px on the pictures stand on the left.
 */
export function ProductDetail({ product, copy, layout, notices, crumbs }: ProductDetailProps) {
  return (
    <Section space="tight" className="pt-1 sm:pt-4 lg:pt-6">
      <Container className="grid gap-4 min-[600px]:grid-cols-2 min-[600px]:grid-rows-[auto_auto_1fr] min-[600px]:gap-x-6 sm:gap-y-6 lg:gap-x-16">
        <Breadcrumb items={crumbs} className="col-span-full min-w-0" />
        <ProductGallery product={product} layout={layout} className="min-[600px]:row-span-2" />
        <ProductBuy product={product} copy={copy} notices={notices} />
        <ProductBuyFacts product={product} />
      </Container>
    </Section>
  )
}

export const productDetailFragments = graphql`
  fragment ProductDetail on Product {
    ...ProductGallery
    ...ProductBuy
  }
`
