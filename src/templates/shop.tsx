import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useMemo } from "react"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { Seo } from "../components/layout/seo"
import { ShopList } from "../components/sections/shop-list"
import { listPageAddress } from "../routes/addresses"
import type { ListContext } from "../routes/list-routes"

/** "Shop", and from the second page on "Shop, page 2". */
const onPage = (words: string, number: number) => (number > 1 ? `${words}, page ${number}` : words)

/** A page of the shop's list: 8 products (spec section 9), and the way to all others. */
export default function ShopPage({ data, pageContext, location }: PageProps<Queries.ShopPageQuery, ListContext>) {
  const { page, shop, shopList, products } = data
  const { number, total } = pageContext
  const first = useMemo(() => ({ number, total, entries: products.nodes }), [number, total, products])
  const words = page && { ...page, heading: onPage(page.heading, number) }
  const parents = page && number > 1 ? [{ label: page.heading, href: listPageAddress("/shop", 1) }] : []
  return (
    <>
      <PageIntro page={words} parents={parents} />
      {shop && shopList && (
        <ShopList key={number} words={shopList} stock={shop.stock} search={location.search} first={first} />
      )}
    </>
  )
}

export function Head({ data: { page }, pageContext }: HeadProps<Queries.ShopPageQuery, ListContext>) {
  const { number } = pageContext
  if (!page || number === 1) return <PageSeo page={page} />
  return (
    <Seo
      title={onPage(page.title, number)}
      description={onPage(page.description.replace(/\.$/, ""), number) + "."}
      path={listPageAddress("/shop", number)}
      image={page.card}
    />
  )
}

export const query = graphql`
  query ShopPage($skip: Int!, $limit: Int!) {
    page(route: { eq: "/shop" }) {
      ...PageWords
    }
    shop {
      stock
    }
    shopList {
      ...ShopListTexts
    }
    products: allProduct(sort: { jsonId: ASC }, skip: $skip, limit: $limit) {
      totalCount
      nodes {
        ...ProductCard
      }
    }
  }
`
