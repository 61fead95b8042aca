import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { ServicesGrid } from "./services-grid"

interface HomeServicesProps {
  copy: Queries.SectionHeadFragment
  services: readonly Queries.ServiceCardFragment[]
}

/** The nine services on the home page. */
export function HomeServices({ copy, services }: HomeServicesProps) {
  return (
    <Section tone="sunken" hills="ridge">
      <Container>
        <SectionHead copy={copy} id="services" />
        <ServicesGrid services={services} />
      </Container>
    </Section>
  )
}
