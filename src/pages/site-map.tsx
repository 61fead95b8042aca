import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { SiteMap } from "../features/site-map/site-map"

export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <SiteMap groups={data.siteMap} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query SiteMapPage {
    page(route: { eq: "/site-map" }) {
      ...PageContent
    }
    siteMap {
      ...SiteMapGroup
    }
  }
`
