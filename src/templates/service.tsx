import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { Seo } from "../components/layout/seo"
import { ServiceIntro, serviceCrumbs } from "../components/layout/service-intro"
import { ServiceDetail } from "../components/sections/service-detail"
import { breadcrumbData } from "../lib/structured-data/breadcrumb"
import { questionsData } from "../lib/structured-data/questions"
import type { DetailContext } from "../routes/detail-pages"
import { serviceAddress } from "../routes/addresses"

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  if (!data.service) return <PageIntro page={null} />
  return (
    <>
      <ServiceIntro service={data.service} />
      <ServiceDetail service={data.service} services={data.services.nodes} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ServicePageQuery, DetailContext>) {
  const { service, siteSettings: site } = data
  if (!service || !site) {
    return <Seo title="Error Page" description="No service has this address." path="/services" isIndexed={false} />
  }
  return (
    <Seo
      title={service.title}
      description={service.description}
      path={serviceAddress(service)}
      image={data.frame?.card}
      structuredData={[
        breadcrumbData(site.siteUrl, serviceCrumbs(service)),
        ...(service.content?.faqs ? [questionsData(service.content.faqs)] : []),
      ]}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String) {
    siteSettings {
      siteUrl
    }
    frame: page(route: { eq: "/service-details" }) {
      card
    }
    service(id: { eq: $id }) {
      ...ServiceIntro
      ...ServiceDetail
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceLink
      }
    }
  }
`
