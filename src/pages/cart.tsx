import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { Cart } from "../features/cart/cart"

export default function CartPage({ data: { page, cart } }: PageProps<Queries.CartPageQuery>) {
  return (
    <>
      <PageIntro page={page} parents={[{ label: "Shop", href: "/shop" }]} />
      {cart && <Cart copy={cart} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.CartPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query CartPage {
    page(route: { eq: "/cart" }) {
      ...PageCopy
    }
    cart {
      ...CartCopy
    }
  }
`
