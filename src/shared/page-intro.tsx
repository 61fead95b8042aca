import { graphql } from "gatsby"
import { Lead } from "../components/heading"
import { PageBanner, type PageBannerProps } from "../components/page-banner"
import type { Crumb } from "../components/breadcrumb"
import { homeCrumb, unknownPage } from "./words"

interface PageIntroProps {
  /** The page's copy from data/pages.json; null where nothing has the address: then the frame alone. */
  page: Queries.PageCopyFragment | null
  /** Pages between the home page and the current one. */
  parents?: readonly Crumb[]
  /** As wide as what follows. */
  width?: PageBannerProps["width"]
}

/** The banner of a page: breadcrumb, heading, lead. */
export function PageIntro({ page, parents = [], width }: PageIntroProps) {
  if (!page) return <PageBanner title={unknownPage.title} breadcrumb={[homeCrumb, { label: unknownPage.crumb }]} />
  const { heading, lead, scene, size, tone } = page
  // Incomplete data: the nearest error boundary offers a way on.
  if (!heading) throw new Error("The words of this page are missing.")
  return (
    <PageBanner
      title={heading}
      breadcrumb={[homeCrumb, ...parents, { label: heading }]}
      scene={scene ?? undefined}
      size={size ?? undefined}
      tone={tone ?? undefined}
      width={width}
    >
      {size !== "brief" && <Lead>{lead}</Lead>}
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
    scene
    size
    tone
    isIndexed
    canonical
  }
`
