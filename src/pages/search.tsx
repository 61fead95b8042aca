import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { SearchResults } from "../features/search/search-results"
import { resultsMessages } from "../features/search/results-messages"
import { SiteMap } from "../features/site-map/site-map"

export default function SearchPage({ data, location }: PageProps<Queries.SearchPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <SearchResults links={data.search?.links ?? []} search={location.search}>
        <SiteMap groups={data.siteMap} title={resultsMessages.everything} />
      </SearchResults>
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query SearchPage {
    page(route: { eq: "/search" }) {
      ...PageContent
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
