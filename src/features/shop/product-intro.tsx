import { graphql } from "gatsby"
import { productPath } from "../../lib/paths"
import { words as sharedWords } from "../../shared/words"
import { detailWords } from "./detail-words"

/** From the home page to a product's own. */
export const productCrumbs = (product: Queries.ProductIntroFragment) => [
  { label: sharedWords.home, href: "/" },
  { label: detailWords.shop, href: "/shop" },
  { label: product.title, href: productPath(product) },
]

export const productIntroFragment = graphql`
  fragment ProductIntro on Product {
    jsonId
    title
  }
`
