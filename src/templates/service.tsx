import { graphql, type HeadProps, type PageProps } from "gatsby"
import { DetailFrame } from "../shared/detail-frame"
import { getDetailCrumbs } from "../shared/messages"
import { PageIntro } from "../shared/page-intro"
import { Sources } from "../shared/sources"
import { PrintablePart } from "../shared/printable-part"
import { DeferredGroupOrder } from "../layout/deferred-sections"
import { PrintableLinks } from "../layout/printable-links"
import { DetailSeo } from "../layout/detail-seo"
import { PageSeo } from "../layout/page-seo"
import { AnimalHealthNote } from "../features/animal-health/animal-health-note"
import { getQuestionsData, ServiceIntro, ServiceSections } from "../features/services/service-detail"
import { ServiceSidebar } from "../features/services/service-sidebar"
import { serviceDetailPath } from "../lib/paths"
import type { DetailContext } from "../lib/page-context"

const getCrumbs = (service: Queries.ServiceDetailFragment) =>
  getDetailCrumbs({ label: "Services", href: "/services" }, { label: service.title, href: serviceDetailPath(service) })

type Props = PageProps<Queries.ServicePageQuery, DetailContext>

/** One service; for an unknown id, the frame alone (decisions.md, "Routes"). */
export default function ServicePage({ data }: Props) {
  const { service, services, health, printables, groupOrder } = data
  const costs = data.costs?.parts[0]
  if (!service) return <PageIntro page={null} />
  return (
    <DetailFrame
      title={service.title}
      breadcrumb={getCrumbs(service)}
      scene="services"
      sidebar={<ServiceSidebar services={services.nodes} current={service.jsonId} ask={service.ask} />}
    >
      <ServiceIntro service={service} />
      <ServiceSections service={service} hasGroupOrder={groupOrder !== null}>
        {costs && <PrintablePart part={costs} />}
      </ServiceSections>
      {groupOrder && (
        <div>
          <DeferredGroupOrder order={groupOrder} />
        </div>
      )}
      {service.isAboutHealth && health && <AnimalHealthNote content={health.note} />}
      <Sources sources={service.sources} />
      <div>
        <PrintableLinks printables={printables.nodes} />
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
      crumbs={getCrumbs(service)}
      picture={service.thumbFull}
      structuredData={getQuestionsData(service)}
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
    costs: printable(path: { eq: "insurance-cost" }, services: { elemMatch: { id: { eq: $id } } }) {
      parts {
        ...PrintablePart
      }
    }
    groupOrder(service: { id: { eq: $id } }) {
      ...GroupOrder
    }
    health: animalHealth {
      note {
        ...HealthNote
      }
    }
    printables: allPrintable(filter: { services: { elemMatch: { id: { eq: $id } } } }, sort: { jsonId: ASC }) {
      nodes {
        ...PrintableLink
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceLink
      }
    }
  }
`
