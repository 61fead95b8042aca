import { graphql } from "gatsby"
import { Lead } from "../components/heading"
import { PageBanner } from "../components/page-banner"
import type { Crumb } from "../components/breadcrumb"

interface PageIntroProps {
  /** The page's words out of data/pages.json; null where an address leads nowhere. */
  page: Queries.PageCopyFragment | null
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[]
  /** The last word of the breadcrumb where it is not the heading, such as a person's name. */
  current?: string
  /** A sentence in place of the page's own. */
  lead?: string
}

/** Where an address leads nowhere, the banner says this (spec section 2, "Other"). */
const UNKNOWN = { title: "Error Page", crumb: "404" }

/** The strip at the head of a page: breadcrumb, heading, lead. */
export function PageIntro({ page, parents = [], current, lead }: PageIntroProps) {
  // Data that were cut short: the nearest error boundary has a way on.
  if (page !== null && !page?.heading) throw new Error("The words of this page are missing.")
  const home = { label: "Home", href: "/" }
  return (
    <PageBanner
      title={page?.heading ?? UNKNOWN.title}
      breadcrumb={[home, ...parents, { label: current ?? page?.heading ?? UNKNOWN.crumb }]}
    >
      {page && <Lead>{lead ?? page.lead}</Lead>}
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
    card
    isIndexed
    canonical
  }
`
