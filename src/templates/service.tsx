import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../shared/page-intro"
import { Provenance } from "../shared/provenance"
import { SheetPart } from "../shared/sheet-part"
import { DeferredGroupOrder } from "../layout/deferred-sections"
import { SheetLinks } from "../layout/sheet-links"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { PageBanner } from "../components/page-banner"
import { AnimalHealthNote } from "../features/animal-health"
import {
  questionsData,
  ServiceColumns,
  serviceCrumbs,
  ServiceIntro,
  ServiceParts,
} from "../features/services/service-detail"
import { ServiceSidebar } from "../features/services/service-sidebar"
import type { DetailContext } from "../lib/page-context"

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; on the fallback page of unknown addresses, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  const { service, services, health, sheets, groupOrder } = data
  const costs = data.costs?.parts[0]
  if (!service) return <PageIntro page={null} />
  return (
    <>
      <PageBanner title={service.title} breadcrumb={serviceCrumbs(service)} scene="services" hasPicture />
      <ServiceColumns sidebar={<ServiceSidebar services={services.nodes} current={service.jsonId} ask={service.ask} />}>
        <ServiceIntro service={service} />
        <ServiceParts service={service} hasGroupOrder={groupOrder !== null}>
          {costs && <SheetPart part={costs} />}
        </ServiceParts>
        {groupOrder && (
          <div>
            <DeferredGroupOrder order={groupOrder} isOpen={service.offerConfirmed} />
          </div>
        )}
        {service.isAboutHealth && health && <AnimalHealthNote copy={health.note} />}
        <Provenance sources={service.sources} />
        <div>
          <SheetLinks sheets={sheets.nodes} />
        </div>
      </ServiceColumns>
    </>
  )
}

export function Head({ data: { service } }: HeadProps<Queries.ServicePageQuery, DetailContext>) {
  if (!service) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={service.title}
      description={service.description}
      crumbs={serviceCrumbs(service)}
      picture={service.thumbFull}
      structuredData={questionsData(service)}
    />
  )
}

export const query = graphql`
  query ServicePage($id: String) {
    service(id: { eq: $id }) {
      ...ServiceDetail
      thumbFull {
        ...SharePicture
      }
    }
    costs: sheet(path: { eq: "insurance-cost" }, services: { elemMatch: { id: { eq: $id } } }) {
      parts {
        ...SheetPart
      }
    }
    groupOrder(service: { id: { eq: $id } }) {
      ...GroupOrder
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
