import { ServiceRow } from "./service-row"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** All services, one line each: what it is called and what it brings. */
export function ServicesList({ services }: { services: readonly Queries.ServiceRowFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ol className="border-t border-line">
          {services.map((service) => (
            <ServiceRow key={service.jsonId} service={service} />
          ))}
        </ol>
      </Container>
    </Section>
  )
}
