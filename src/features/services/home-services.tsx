import { graphql } from "gatsby"
import { serviceDetailPath } from "../../lib/paths"
import { SectionIntro } from "../../shared/section-intro"
import { Container } from "../../components/container"
import { SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"

interface HomeServicesProps {
  content: Queries.SectionIntroFragment
  services: readonly Queries.ServiceEntryFragment[]
}

/** The services as rows of an icon and a title each. */
export function HomeServices({ content, services }: HomeServicesProps) {
  return (
    <Container>
      <SectionIntro content={content} id="services" lead="wide" />
      <ul className="grid grid-cols-2 gap-x-2 sm:gap-x-8 md:grid-cols-3">
        {services.map((service) => (
          <li
            key={service.jsonId}
            className="group/card relative flex items-center gap-2 border-t border-line last:odd:max-md:col-span-2 sm:gap-4 sm:py-2"
          >
            <SpriteIcon name={service.icon} size={null} className="size-7 text-accent sm:size-10" />
            <Link
              href={serviceDetailPath(service)}
              variant="plain"
              className="stretched-link flex min-h-touch min-w-0 items-center font-display text-sm leading-tight font-bold text-ink-strong underline-offset-4 group-hover/card:underline sm:text-base"
            >
              {/* Without it the longest word would widen the link. */}
              <span className="min-w-0">{service.title}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const serviceEntryFragment = graphql`
  fragment ServiceEntry on Service {
    ...ServiceLink
    icon
  }
`
