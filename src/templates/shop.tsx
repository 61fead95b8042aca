import { graphql, type HeadProps, type PageProps } from "gatsby"
import { ListIntro, ListSeo } from "../layout/list-page"
import { Container } from "../components/container"
import { Link } from "../components/link"
import { Announcements } from "../features/announcements/announcements"
import { listMessages } from "../features/shop/list-messages"
import { ShopList } from "../features/shop/shop-list"
import { listPagePath, serviceDetailPath } from "../lib/paths"
import type { ListContext } from "../lib/page-context"

/** A page of the shop's list: 8 products (spec section 9). */
export default function ShopPage({ data, pageContext, location }: PageProps<Queries.ShopPageQuery, ListContext>) {
  const { page, products, announcements, groupOrder } = data
  const { number } = pageContext
  return (
    <>
      <ListIntro page={page} number={number} />
      <Announcements announcements={announcements} />
      <ShopList key={number} search={location.search} range={pageContext} firstProducts={products.nodes} />
      {groupOrder && (
        <Container className="pb-12 print:hidden">
          <Link href={`${serviceDetailPath(groupOrder.service)}#group-order`} className="flex min-h-touch items-center">
            {listMessages.groupOrder}
          </Link>
        </Container>
      )}
    </>
  )
}

export function Head({ data: { page }, pageContext }: HeadProps<Queries.ShopPageQuery, ListContext>) {
  const { number } = pageContext
  return <ListSeo page={page} number={number} path={listPagePath("/shop", number)} />
}

export const query = graphql`
  query ShopPage($entries: [Int]!) {
    page(route: { eq: "/shop" }) {
      ...PageContent
    }
    announcements {
      ...Announcement
    }
    groupOrder {
      service {
        jsonId
        servicePath
      }
    }
    products: allProduct(filter: { jsonId: { in: $entries } }, sort: { jsonId: ASC }) {
      nodes {
        ...ProductCard
      }
    }
  }
`
