import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { PageSeo } from "../layout/page-seo"
import { ServicesGrid } from "../features/services/services-grid"

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <ServicesGrid services={data.services.nodes} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicesPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ServicesPage {
    page(route: { eq: "/services" }) {
      ...PageCopy
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
