import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { SearchResults } from "../features/search/search-results"
import { resultsWords } from "../features/search/results-words"
import { SiteMap } from "../features/site-map/site-map"

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <SearchResults links={data.search?.links ?? []} search={location.search}>
        <SiteMap groups={data.siteMap} title={resultsWords.everything} />
      </SearchResults>
    </>
  )
}

export function Head({ data }: HeadProps<Queries.SearchPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query SearchPage {
    page(route: { eq: "/search" }) {
      ...PageCopy
    }
    search {
      links {
        ...Action
      }
    }
    siteMap {
      ...SiteMapGroup
    }
  }
`
