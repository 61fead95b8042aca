import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { Container } from "../../components/container"
import { SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"
import { Section } from "../../components/section"

/** All services, one line each; the whole line is a link. */
export function ServicesList({ services }: { services: readonly Queries.ServiceRowFragment[] }) {
  return (
    <Section space="tight">
      <Container>
        <ol className="border-t border-line">
          {services.map((service) => (
            <li
              key={service.jsonId}
              data-slot="service-row"
              className="relative grid items-center gap-x-6 gap-y-2 border-b border-line py-3 hover:bg-surface-sunken sm:grid-cols-[2fr_3fr]"
            >
              <Link
                href={serviceDetailPath(service)}
                variant="plain"
                className="stretched-link inline-flex min-h-touch sm:-my-1.5 items-center gap-3 font-display text-lg leading-snug font-bold text-ink-strong hover:underline"
              >
                <SpriteIcon name={service.icon} size="lg" className="text-accent" />
                {service.title}
              </Link>
              <p className="text-ink-muted">{service.description}</p>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}

export const serviceRowFragment = graphql`
  fragment ServiceRow on Service {
    ...ServiceEntry
    description
  }
`
