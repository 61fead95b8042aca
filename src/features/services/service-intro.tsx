import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Badge } from "../../components/badge"
import { Lead } from "../../components/heading"

export const serviceCrumbs = (service: Pick<Queries.ServiceIntroFragment, "title" | "jsonId" | "servicePath">) => [
  { label: "Home", href: "/" },
  { label: "Services", href: "/services" },
  { label: service.title, href: serviceDetailPath(service) },
]

interface ServiceIntroProps {
  service: Queries.ServiceIntroFragment
  /** What is said of an offer that the owner has not confirmed. */
  copy?: Queries.ServiceIntroCopyFragment | null
}

/** A service's opening words and its kind; they say so where the offer is not confirmed yet. */
export function ServiceIntro({ service, copy }: ServiceIntroProps) {
  return (
    <div className="space-y-3">
      <Lead>{service.description}</Lead>
      {copy && !service.offerConfirmed && <p data-slot="offer-unconfirmed">{copy.offerUnconfirmed}</p>}
      <Badge>{service.category}</Badge>
    </div>
  )
}

export const serviceIntroFragments = graphql`
  fragment ServiceIntro on Service {
    jsonId
    servicePath
    title
    category
    description
    offerConfirmed
  }

  fragment ServiceIntroCopy on Provenance {
    offerUnconfirmed
  }
`
