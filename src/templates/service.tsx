import { graphql, type HeadProps, type PageProps } from "gatsby"
import { DetailFrame } from "../shared/detail-frame"
import { detailCrumbs } from "../shared/messages"
import { PageIntro } from "../shared/page-intro"
import { Sources } from "../shared/sources"
import { SheetPart } from "../shared/sheet-part"
import { DeferredGroupOrder } from "../layout/deferred-sections"
import { SheetLinks } from "../layout/sheet-links"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { AnimalHealthNote } from "../features/animal-health/animal-health-note"
import { questionsData, ServiceIntro, ServiceParts } from "../features/services/service-detail"
import { ServiceSidebar } from "../features/services/service-sidebar"
import { serviceDetailPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

const crumbs = (service: Queries.ServiceDetailFragment) =>
  detailCrumbs({ label: "Services", href: "/services" }, { label: service.title, href: serviceDetailPath(service) })

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; for an unknown id, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  const { service, services, health, sheets, groupOrder } = data
  const costs = data.costs?.parts[0]
  if (!service) return <PageIntro page={null} />
  return (
    <DetailFrame
      title={service.title}
      breadcrumb={crumbs(service)}
      scene="services"
      sidebar={<ServiceSidebar services={services.nodes} current={service.jsonId} ask={service.ask} />}
    >
      <ServiceIntro service={service} />
      <ServiceParts service={service} hasGroupOrder={groupOrder !== null}>
        {costs && <SheetPart part={costs} />}
      </ServiceParts>
      {groupOrder && (
        <div>
          <DeferredGroupOrder order={groupOrder} />
        </div>
      )}
      {service.isAboutHealth && health && <AnimalHealthNote content={health.note} />}
      <Sources sources={service.sources} />
      <div>
        <SheetLinks sheets={sheets.nodes} />
      </div>
    </DetailFrame>
  )
}

export function Head({ data: { service } }: HeadProps<Queries.ServicePageQuery, DetailContext>) {
  if (!service) return <PageSeo page={null} />
  return (
    <DetailSeo
      title={service.title}
      description={service.description}
      crumbs={crumbs(service)}
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
