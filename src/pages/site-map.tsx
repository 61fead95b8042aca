import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { SiteMap } from "../features/site-map/site-map"

export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <SiteMap groups={data.siteMap} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.SiteMapPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query SiteMapPage {
    page(route: { eq: "/site-map" }) {
      ...PageCopy
    }
    siteMap {
      ...SiteMapGroup
    }
  }
`
