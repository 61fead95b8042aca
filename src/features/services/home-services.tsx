import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { ServicesGrid } from "./services-grid"

interface HomeServicesProps {
  words: Queries.SectionHeadFragment
  services: readonly Queries.ServiceCardFragment[]
}

/** The nine services on the home page. */
export function HomeServices({ words, services }: HomeServicesProps) {
  return (
    <Section tone="sunken" hills="ridge" aria-labelledby="services">
      <Container>
        <SectionWords words={words} id="services" />
        <ServicesGrid services={services} />
      </Container>
    </Section>
  )
}
