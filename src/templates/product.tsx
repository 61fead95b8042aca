import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { getDetailCrumbs } from "../shared/messages"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { DeferredProductTabs, DeferredRelatedProducts } from "../layout/deferred-sections"
import { ProductDetail } from "../features/shop/product-detail"
import { useSite } from "../shared/use-site"
import { getProductData } from "../features/shop/structured-data"
import { productPath } from "../lib/paths"
import type { ProductContext } from "../lib/page-context"

type Data = Queries.ProductPageQuery

const getCrumbs = (product: NonNullable<Data["product"]>) =>
  getDetailCrumbs({ label: "Shop", href: "/shop" }, { label: product.title, href: productPath(product) })

/** One product, with or without thumbnails; for an unknown id, the frame alone. */
export default function ProductPage({ data, pageContext }: PageProps<Data, ProductContext>) {
  const { product, shop, related, announcements } = data
  if (!product || !shop) return <PageIntro page={null} />
  const row = pageContext.related.flatMap((number) => related.nodes.filter(({ jsonId }) => jsonId === number))
  return (
    <>
      <ProductDetail
        product={product}
        content={shop}
        layout={pageContext.layout}
        announcements={announcements}
        crumbs={getCrumbs(product)}
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
      crumbs={getCrumbs(product)}
      picture={product.thumb}
      structuredData={[getProductData(product, productPath(product), site)]}
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
      ...ProductDetail
    }
    announcements {
      ...Announcement
    }
    # In no order: the page's context has it (src/content/pages/detail-contexts.ts).
    related: allProduct(filter: { jsonId: { in: $related } }) {
      nodes {
        ...ProductCard
      }
    }
  }
`
