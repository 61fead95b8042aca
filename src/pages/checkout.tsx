import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { MobileMoney } from "../features/legal/mobile-money"
import { Checkout } from "../features/cart/checkout"

const parents = [
  { label: "Shop", href: "/shop" },
  { label: "Cart", href: "/cart" },
]

export default function CheckoutPage({ data: { page, cart, payment, site } }: PageProps<Queries.CheckoutPageQuery>) {
  return (
    <>
      <PageIntro page={page} parents={parents} />
      {cart && (
        <Checkout content={cart}>
          {payment && site && <MobileMoney content={payment} accounts={site.mobileMoney} />}
        </Checkout>
      )}
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query CheckoutPage {
    page(route: { eq: "/checkout" }) {
      ...PageContent
    }
    cart {
      ...CheckoutContent
    }
    payment {
      ...MobileMoneyContent
    }
    site: siteSettings {
      ...MobileMoneyAccounts
    }
  }
`
