import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import type { Crumb } from "../../components/breadcrumb"
import { PageBanner } from "../../components/page-banner"

export const productCrumbs = (product: Queries.ProductIntroFragment) => [
  { label: "Home", href: "/" },
  { label: "Shop", href: "/shop" },
  { label: product.title, href: productPath(product) },
]

/** The strip at the head of a product's page: its own title (decisions.md, "Known defects"). */
export function ProductIntro({ product }: { product: Queries.ProductIntroFragment }) {
  const crumbs: Crumb[] = productCrumbs(product).map(({ label, href }, index, all) =>
    index === all.length - 1 ? { label } : { label, href },
  )
  return <PageBanner title={product.title} breadcrumb={crumbs} scene="shop" isName />
}

export const productIntroFragment = graphql`
  fragment ProductIntro on Product {
    jsonId
    title
  }
`
