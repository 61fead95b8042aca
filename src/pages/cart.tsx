import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Cart } from "../features/cart/cart"

export default function CartPage({ data: { page, cart } }: PageProps<Queries.CartPageQuery>) {
  return (
    <>
      <PageIntro page={page} parents={[{ label: "Shop", href: "/shop" }]} />
      {cart && <Cart content={cart} />}
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query CartPage {
    page(route: { eq: "/cart" }) {
      ...PageContent
    }
    cart {
      ...CartContent
    }
  }
`
