import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { useEffect } from "react"
import { useSite } from "../../shared/use-site"
import { useSessionNumber } from "./use-session-number"
import { telephoneLink, whatsAppLink } from "../../lib/message-links"
import { serviceDetailPath } from "../../lib/paths"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon, SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"

/** The session storage key for the id of the last visited service (spec section 2, "Services"). */
export const ACTIVE_SERVICE_KEY = "activeService"

/** The active service before any has been visited. */
export const DEFAULT_SERVICE = 1

interface ServiceSidebarProps {
  services: readonly Queries.ServiceLinkFragment[]
  /** Id of the page's service. */
  current: number
}

/** The nine services, with the current one marked and stored, and a link to contact. */
export function ServiceSidebar({ services, current }: ServiceSidebarProps) {
  const { site } = useSite()
  const [, remember] = useSessionNumber(ACTIVE_SERVICE_KEY, DEFAULT_SERVICE)
  useEffect(() => remember(current), [current, remember])
  const [telephone] = site.telephones
  const title = services.find(({ jsonId }) => jsonId === current)?.title
  return (
    <aside
      data-slot="service-sidebar"
      // Sticky only where the whole sidebar fits on the screen: its lower part could not be scrolled into view.
      className="space-y-8 lg:top-28 lg:self-start lg:[@media(min-height:60rem)]:sticky print:hidden"
    >
      <nav aria-labelledby="service-list" className="rounded-lg bg-surface-sunken p-5">
        <Heading level={2} size="md" id="service-list" className="px-3 pb-2">
          All services
        </Heading>
        <ul>
          {services.map((service) => (
            <li key={service.jsonId}>
              <Link
                href={serviceDetailPath(service)}
                variant="plain"
                current={service.jsonId === current}
                className="flex min-h-touch items-center justify-between gap-3 rounded-sm px-3 py-2 text-sm hover:bg-surface-raised aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-on-accent"
              >
                {service.title}
                <Icon icon={ArrowRight} size="xs" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <section className="theme-deep space-y-4 rounded-lg p-6">
        <Heading level={2} size="md">
          Is this for your farm?
        </Heading>
        <p className="text-sm text-ink-muted">
          Tell us what you keep and where. We answer within 24 hours, or at once if you ring.
        </p>
        {telephone && (
          <Link
            href={telephoneLink(telephone.number)}
            variant="quiet"
            className="flex min-h-touch items-center font-semibold"
          >
            {telephone.number}
          </Link>
        )}
        {title && (
          <ButtonLink
            href={whatsAppLink(site.chat.number, `Hello ${site.name}, I would like to know more about “${title}”.`)}
            variant="outline"
            className="w-full"
          >
            <SpriteIcon name="whatsapp" size="sm" />
            Ask on WhatsApp
          </ButtonLink>
        )}
        <ButtonLink href="/contact" variant="action" className="w-full">
          Contact us
        </ButtonLink>
      </section>
    </aside>
  )
}

export const serviceLinkFragment = graphql`
  fragment ServiceLink on Service {
    jsonId
    servicePath
    title
  }
`
