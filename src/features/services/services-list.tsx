import { ServiceRow } from "./service-row"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** All services in rows, with pictures left and right in turn. */
export function ServicesList({ services }: { services: readonly Queries.ServiceRowFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ol className="space-y-16 lg:space-y-24">
          {services.map((service, index) => (
            <li key={service.jsonId}>
              <ServiceRow service={service} side={index % 2 === 0 ? "start" : "end"} priority={index === 0} />
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}
