import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { SheetLinks } from "../layout/sheet-links"
import { Seo } from "../layout/seo"
import { ServiceBanner, ServiceIntro, serviceCrumbs } from "../features/services/service-intro"
import { ServiceDetail } from "../features/services/service-detail"
import { breadcrumbData } from "../layout/breadcrumb-data"
import { questionsData } from "../features/services/structured-data"
import type { DetailContext } from "../lib/page-context"
import { cardPath, serviceDetailPath } from "../lib/paths"
import { serviceSheetName } from "../lib/sheet-paths"

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  const { service, services, health, sheets } = data
  if (!service) return <PageIntro page={null} />
  return (
    <>
      <ServiceBanner service={service} />
      <ServiceDetail
        service={service}
        intro={<ServiceIntro service={service} />}
        services={services.nodes}
        health={health?.note}
        sheets={<SheetLinks sheets={[...sheets.nodes, { path: serviceSheetName(service), title: service.title }]} />}
      />
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
      path={serviceDetailPath(service)}
      image={cardPath("service", service.jsonId)}
      imageAlt={`${service.title}: ${service.thumbFull.alt}`}
      structuredData={[
        breadcrumbData(site.siteUrl, serviceCrumbs(service)),
        ...(service.offerConfirmed && service.content?.faqs ? [questionsData(service.content.faqs)] : []),
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
    health: animalHealth {
      note {
        ...AnimalHealthNote
      }
    }
    sheets: allSheet(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { jsonId: ASC }) {
      nodes {
        ...SheetLink
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceLink
      }
    }
  }
`
