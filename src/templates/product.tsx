import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { detailCrumbs } from "../shared/messages"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { DeferredProductTabs, DeferredRelatedProducts } from "../layout/deferred-sections"
import { ProductDetail } from "../features/shop/product-detail"
import { useSite } from "../shared/use-site"
import { productData } from "../features/shop/structured-data"
import { productPath } from "../lib/paths"
import type { ProductContext } from "../lib/page-context"

type Data = Queries.ProductPageQuery

const crumbsOf = (product: NonNullable<Data["product"]>) =>
  detailCrumbs({ label: "Shop", href: "/shop" }, { label: product.title, href: productPath(product) })

/** One product, with or without thumbnails; for an unknown id, the frame alone. */
export default function ProductPage({ data, pageContext }: PageProps<Data, ProductContext>) {
  const { product, shop, related, notices } = data
  if (!product || !shop) return <PageIntro page={null} />
  const row = pageContext.related.flatMap((number) => related.nodes.filter(({ jsonId }) => jsonId === number))
  return (
    <>
      <ProductDetail
        product={product}
        content={shop}
        layout={pageContext.layout}
        notices={notices}
        crumbs={crumbsOf(product)}
      />
      <DeferredProductTabs product={product} content={shop} />
      <DeferredRelatedProducts products={row} />
    </>
  )
}

/** The page with thumbnails has the other page as its canonical URL. */
export function Head({ data: { product } }: HeadProps<Data, ProductContext>) {
  const { site } = useSite()
  if (!product) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={product.title}
      description={product.description[0] ?? product.title}
      crumbs={crumbsOf(product)}
      picture={product.thumb}
      structuredData={[productData(product, productPath(product), site)]}
    />
  )
}

export const query = graphql`
  query ProductPage($id: String, $related: [Int]) {
    shop {
      ...ProductBuyContent
      ...ProductTabsContent
    }
    product(id: { eq: $id }) {
      thumb {
        ...ShareFigure
      }
      ...ProductCard
      ...ProductDetail
      ...ProductTabs
    }
    notices: announcements {
      ...Announcement
    }
    # In no order: the page's context has it (src/content/pages/related-products.ts).
    related: allProduct(filter: { jsonId: { in: $related } }) {
      nodes {
        ...ProductCard
      }
    }
  }
`
