import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { ServicesList } from "../features/services/services-list"

export default function ServicesListPage({ data }: PageProps<Queries.ServicesListPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <ServicesList services={data.services.nodes} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicesListPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ServicesListPage {
    page(route: { eq: "/services-2" }) {
      ...PageCopy
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceRow
      }
    }
  }
`
