import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { SiteMap } from "../components/sections/site-map"

export default function SiteMapPage({ data }: PageProps<Queries.SiteMapPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <SiteMap content={data} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.SiteMapPageQuery>) {
  return <PageSeo page={data.page} />
}

// Not more than 100 of a kind, and only addresses of one part (the home page's has none): the page must not grow with
// the content.
export const query = graphql`
  query SiteMapPage {
    page(route: { eq: "/site-map" }) {
      ...PageWords
    }
    pages: allPage {
      nodes {
        ...SiteMapEntry
      }
    }
    built: allSitePage(filter: { path: { glob: "/{,*}" } }) {
      nodes {
        path
      }
    }
    services: allService(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapServices
    }
    projects: allProject(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapProjects
    }
    farmers: allFarmer(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapFarmers
    }
    posts: allPost(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapPosts
    }
    products: allProduct(sort: { jsonId: ASC }, limit: 100) {
      ...SiteMapProducts
    }
  }
`
