import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Lead } from "../../components/heading"
import { words } from "./words"

export const serviceCrumbs = (service: Pick<Queries.ServiceIntroFragment, "title" | "jsonId" | "servicePath">) => [
  { label: "Home", href: "/" },
  { label: "Services", href: "/services" },
  { label: service.title, href: serviceDetailPath(service) },
]

interface ServiceIntroProps {
  service: Queries.ServiceIntroFragment
}

/** A service's opening words and its kind; they say so where the offer is not confirmed yet. */
export function ServiceIntro({ service }: ServiceIntroProps) {
  return (
    <div className="space-y-3">
      <Lead>{service.description}</Lead>
      {!service.offerConfirmed && <p data-slot="offer-unconfirmed">{words.unconfirmed}</p>}
      <Badge>{service.category}</Badge>
    </div>
  )
}

export const serviceIntroFragment = graphql`
  fragment ServiceIntro on Service {
    jsonId
    servicePath
    title
    category
    description
    offerConfirmed
  }
`
