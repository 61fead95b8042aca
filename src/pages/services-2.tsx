import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { ServicesList } from "../features/services/services-list"

export default function ServicesListPage({ data }: PageProps<Queries.ServicesListPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <ServicesList services={data.services.nodes} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query ServicesListPage {
    page(route: { eq: "/services-2" }) {
      ...PageContent
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
  }
`
