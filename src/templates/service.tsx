import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { SheetLinks } from "../layout/sheet-links"
import { DetailSeo } from "../layout/detail-seo"
import { Seo } from "../layout/seo"
import { PageBanner } from "../components/page-banner"
import { ServiceIntro, serviceCrumbs } from "../features/services/service-intro"
import { ServiceDetail } from "../features/services/service-detail"
import { questionsData } from "../features/services/structured-data"
import type { DetailContext } from "../lib/page-context"
import { serviceSheetName } from "../lib/sheet-paths"

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  const { service, services, health, sheets } = data
  if (!service) return <PageIntro page={null} />
  return (
    <>
      <PageBanner title={service.title} breadcrumb={serviceCrumbs(service)} scene="services" hasPicture />
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

export function Head({ data: { service } }: HeadProps<Queries.ServicePageQuery, DetailContext>) {
  if (!service) {
    return <Seo title="Error Page" description="No service has this address." path="/services" isIndexed={false} />
  }
  return (
    <DetailSeo
      kind="service"
      entry={service}
      title={service.title}
      description={service.description}
      crumbs={serviceCrumbs(service)}
      picture={service.thumbFull.alt}
      structuredData={service.offerConfirmed && service.content?.faqs ? [questionsData(service.content.faqs)] : []}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String) {
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
