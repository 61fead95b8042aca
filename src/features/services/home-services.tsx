import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"

interface HomeServicesProps {
  copy: Queries.SectionHeadFragment
  services: readonly Queries.ServiceEntryFragment[]
}

/** The services as a compact index: two columns with icons on a phone, with a sentence each on larger screens. */
export function HomeServices({ copy, services }: HomeServicesProps) {
  return (
    <Container>
      <SectionHead copy={copy} id="services" weight="regular" lead="wide" />
      <ul className="grid grid-cols-2 gap-2 sm:gap-4 md:grid-cols-3">
        {services.map((service) => (
          <li
            key={service.jsonId}
            className="group/card relative flex items-center gap-2 rounded-lg bg-surface-raised p-2 shadow-sheet duration-calm last:odd:max-md:col-span-2 motion-safe:transition-transform motion-safe:hover:-translate-y-1 sm:flex-col sm:items-start sm:p-5"
          >
            <SpriteIcon
              name={service.icon}
              size={null}
              className="size-8 text-accent [--icon-accent:var(--color-action)] sm:size-14"
            />
            <p className="min-w-0 text-sm text-ink-muted sm:text-base">
              <strong className="block font-display leading-tight text-ink-strong sm:mb-2 sm:text-lg">
                <Link
                  href={serviceDetailPath(service)}
                  variant="plain"
                  className="stretched-link underline-offset-4 group-hover/card:underline"
                >
                  {service.title}
                </Link>
              </strong>{" "}
              <span className="max-sm:hidden">{service.description}</span>
            </p>
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const serviceEntryFragment = graphql`
  fragment ServiceEntry on Service {
    jsonId
    servicePath
    title
    icon
    description
  }
`
