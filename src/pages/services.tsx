import { graphql, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { ServicesGrid } from "../features/services/services-grid"

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <ServicesGrid services={data.services.nodes} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query ServicesPage {
    page(route: { eq: "/services" }) {
      ...PageContent
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
