import { graphql } from "gatsby"
import { Lead } from "../components/heading"
import { PageBanner, type PageBannerProps } from "../components/page-banner"
import type { Crumb } from "../components/breadcrumb"
import { homeCrumb, notFoundPage } from "./messages"

interface PageIntroProps {
  /** From data/pages.json; null for unknown paths. */
  page: Queries.PageContentFragment | null
  /** Pages between the home page and this one. */
  parents?: readonly Crumb[]
  size?: PageBannerProps["size"]
  width?: PageBannerProps["width"]
}

export function PageIntro({ page, parents = [], size, width }: PageIntroProps) {
  if (!page) return <PageBanner title={notFoundPage.title} breadcrumb={[homeCrumb, { label: notFoundPage.crumb }]} />
  const { heading, lead, scene, tone } = page
  return (
    <PageBanner
      title={heading}
      breadcrumb={[homeCrumb, ...parents, { label: heading }]}
      scene={scene ?? undefined}
      size={size}
      tone={tone ?? undefined}
      width={width}
    >
      {lead && <Lead>{lead}</Lead>}
    </PageBanner>
  )
}

export const pageContentFragment = graphql`
  fragment PageContent on Page {
    route
    title
    heading
    lead
    description
    image {
      ...SharePicture
    }
    scene
    tone
    isIndexed
    canonical
  }
`
