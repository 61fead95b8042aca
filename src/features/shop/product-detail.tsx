import { graphql } from "gatsby"
import type { ProductContext } from "../../lib/page-context"
import { ProductBuy } from "./product-buy"
import { ProductGallery } from "./product-gallery"
import { Breadcrumb, type Crumb } from "../../components/breadcrumb"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  content: Queries.ProductBuyContentFragment
  layout: ProductContext["layout"]
  announcements: readonly Queries.AnnouncementFragment[]
  crumbs: readonly Crumb[]
}

/**
 * A product's pictures, and how to buy it. From 600 px the pictures are on the left; on a tablet, where all of
 * them fit, they stick beside the longer column. Printing the page prints this section alone (`global.css`), mostly on one A5.
 */
export function ProductDetail({ product, content, layout, announcements, crumbs }: ProductDetailProps) {
  return (
    <Section data-slot="product-detail" space="tight" className="pt-0 sm:pt-4 lg:pt-6 print:pb-0">
      <Container>
        <Breadcrumb items={crumbs} className="print:hidden" />
        <div className="mt-1 items-start rounded-lg bg-surface-raised shadow-card max-[599px]:-mx-4 max-[599px]:rounded-none min-[600px]:mt-4 min-[600px]:grid min-[600px]:grid-cols-2">
          <ProductGallery product={product} layout={layout} />
          <ProductBuy product={product} content={content} announcements={announcements} />
        </div>
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
