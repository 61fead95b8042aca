import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { ServicesGrid } from "../components/sections/services-grid"
import { Container } from "../components/ui/container"
import { Section } from "../components/ui/section"

export default function ServicesPage({ data }: PageProps<Queries.ServicesPageQuery>) {
  return (
    <>
      <PageIntro page={data.page} />
      <Section space="tight" aria-label="All services">
        <Container>
          <ServicesGrid services={data.services.nodes} level={2} leads />
        </Container>
      </Section>
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicesPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ServicesPage {
    page(route: { eq: "/services" }) {
      ...PageWords
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
