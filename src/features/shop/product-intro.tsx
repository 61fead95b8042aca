import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import { homeCrumb } from "../../shared/words"
import { detailWords } from "./detail-words"

/** From the home page to a product's own. */
export const productCrumbs = (product: Queries.ProductIntroFragment) => [
  homeCrumb,
  { label: detailWords.shop, href: "/shop" },
  { label: product.title, href: productPath(product) },
]

export const productIntroFragment = graphql`
  fragment ProductIntro on Product {
    jsonId
    title
  }
`
