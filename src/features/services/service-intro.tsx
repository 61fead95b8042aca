import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import type { Crumb } from "../../components/breadcrumb"
import { Lead } from "../../components/heading"
import { PageBanner } from "../../components/page-banner"

export const serviceCrumbs = (service: Pick<Queries.ServiceIntroFragment, "title" | "jsonId" | "servicePath">) => [
  { label: "Home", href: "/" },
  { label: "Services", href: "/services" },
  { label: service.title, href: serviceDetailPath(service) },
]

/** The banner of a service's page. */
export function ServiceIntro({ service }: { service: Queries.ServiceIntroFragment }) {
  const crumbs: Crumb[] = serviceCrumbs(service).map(({ label, href }, index, all) =>
    index === all.length - 1 ? { label } : { label, href },
  )
  return (
    <PageBanner title={service.title} breadcrumb={crumbs} scene="services">
      <Lead>{service.description}</Lead>
      <Badge className="self-start">{service.category}</Badge>
    </PageBanner>
  )
}

export const serviceIntroFragment = graphql`
  fragment ServiceIntro on Service {
    jsonId
    servicePath
    title
    category
    description
  }
`
