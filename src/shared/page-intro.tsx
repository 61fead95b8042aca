import { graphql } from "gatsby"
import { Lead } from "../components/heading"
import { PageBanner, type BannerScene, type PageBannerProps } from "../components/page-banner"
import type { Crumb } from "../components/breadcrumb"
import { unknownPage } from "./unknown-page"
import { words } from "./words"

interface PageIntroProps {
  /** The page's copy from data/pages.json; null where nothing has the address: then the frame alone. */
  page: Queries.PageCopyFragment | null
  /** Pages between the home page and the current one. */
  parents?: readonly Crumb[]
  /** As wide as what follows. */
  width?: PageBannerProps["width"]
}

/** What stands on the hills of a page's banner, by the first part of its route. Other pages have the acacia. */
const scenes: Readonly<Record<string, BannerScene>> = {
  "about-us": "people",
  farmers: "people",
  services: "services",
  "services-2": "services",
  farm: "services",
  shop: "shop",
  cart: "shop",
  checkout: "shop",
  "blog-standard": "blog",
  "blog-with-sidebar": "blog",
  "blog-2-column": "blog",
  "blog-3-column": "blog",
  gallery: "gallery",
  "animal-health": "kraal",
  contact: "contact",
  login: "membership",
  register: "membership",
  "registration-form": "membership",
}

/** The pages that begin with goods. */
const brief: readonly string[] = ["/shop", "/cart", "/checkout"]

/** The banner of a page: breadcrumb, heading, lead. */
export function PageIntro({ page, parents = [], width }: PageIntroProps) {
  // Incomplete data: the nearest error boundary offers a way on.
  if (page !== null && !page?.heading) throw new Error("The words of this page are missing.")
  const isBrief = page !== null && brief.includes(page.route)
  const home = { label: words.home, href: "/" }
  return (
    <PageBanner
      title={page?.heading ?? unknownPage.title}
      width={width}
      isBrief={isBrief}
      scene={page ? scenes[page.route.slice(1)] : undefined}
      breadcrumb={[home, ...parents, { label: page?.heading ?? unknownPage.crumb }]}
    >
      {page && !isBrief && <Lead>{page.lead}</Lead>}
    </PageBanner>
  )
}

export const pageCopyFragment = graphql`
  fragment PageCopy on Page {
    route
    title
    heading
    lead
    description
    image {
      ...SharePicture
    }
    isIndexed
    canonical
  }
`
