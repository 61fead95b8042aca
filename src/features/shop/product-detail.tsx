import { graphql } from "gatsby"
import type { ProductContext } from "../../build/pages/detail-pages"
import { CompareHost } from "./compare-host"
import { ProductBuy } from "./product-buy"
import { ProductGallery } from "./product-gallery"
import { ProductPromises } from "./product-promises"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProductDetailProps {
  product: Queries.ProductDetailFragment
  words: Queries.ProductDetailWordsFragment
  layout: ProductContext["layout"]
  comparison: Queries.CompareWordsFragment
}

/** A product's pictures, and beside them what it costs and how to buy it (spec section 2, Shop, "Detail"). */
export function ProductDetail({ product, words, layout, comparison }: ProductDetailProps) {
  return (
    <Section space="tight" aria-label={product.title}>
      <Container className="grid gap-10 lg:grid-cols-2 lg:gap-16">
        <ProductGallery product={product} layout={layout} loadingText={words.picturesLoading} />
        <div className="space-y-6">
          <ProductBuy product={product} words={words} />
          <ProductPromises promises={words.promises} />
        </div>
      </Container>
      <CompareHost words={comparison} stock={words.stock} />
    </Section>
  )
}

export const productDetailFragments = graphql`
  fragment ProductDetail on Product {
    ...ProductGallery
    ...ProductBuy
  }

  fragment ProductDetailWords on Shop {
    picturesLoading
    ...ProductBuyWords
    ...ProductPromises
  }
`
