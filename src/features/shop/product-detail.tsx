import { graphql } from "gatsby"
import type { ProductContext } from "../../lib/page-context"
import { ProductBuy } from "./product-buy"
import { ProductGallery } from "./product-gallery"
import { Breadcrumb, type Crumb } from "../../components/breadcrumb"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  copy: Queries.ProductBuyCopyFragment
  layout: ProductContext["layout"]
  notices: readonly Queries.AnnouncementFragment[]
  crumbs: readonly Crumb[]
}

/** A product's pictures, and how to buy it. From 600 px the pictures are on the left, sticky beside a longer column. */
export function ProductDetail({ product, copy, layout, notices, crumbs }: ProductDetailProps) {
  return (
    <Section space="tight" className="pt-0 sm:pt-4 lg:pt-6">
      <Container className="grid items-start gap-1.5 min-[600px]:gap-4 min-[600px]:grid-cols-2 min-[600px]:gap-x-6 sm:gap-y-6 lg:gap-x-16">
        <Breadcrumb items={crumbs} className="col-span-full min-w-0" />
        <ProductGallery
          product={product}
          layout={layout}
          className="min-[600px]:sticky min-[600px]:top-[calc(var(--below-header)+1rem)] low:static"
        />
        <ProductBuy product={product} copy={copy} notices={notices} />
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
