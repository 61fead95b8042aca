import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { useEffect } from "react"
import { SendMessage } from "../contact"
import { serviceDetailPath } from "../../lib/paths"
import { writeSessionText } from "../../shared/session-text"
import { Disclosure } from "../../components/disclosure"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link, StandaloneLink } from "../../components/link"
import { messages } from "./messages"

/** The session storage key for the id of the last visited service. */
export const ACTIVE_SERVICE_KEY = "activeService"

interface ServiceSidebarProps {
  services: readonly Queries.ServiceLinkFragment[]
  current: number
  /** Replaces the service's name in the question, such as “insuring an animal”. */
  ask?: string | null
}

/** Links to the services, with the current one marked and stored, and the channels to ask about it. */
export function ServiceSidebar({ services, current, ask }: ServiceSidebarProps) {
  const title = services.find(({ jsonId }) => jsonId === current)?.title ?? messages.yourServices
  useEffect(() => writeSessionText(ACTIVE_SERVICE_KEY, String(current)), [current])
  return (
    <aside
      data-slot="service-sidebar"
      aria-label={messages.sidebar}
      // As high as the text beside it, so that the sticky box can scroll along.
      className="space-y-8 print:hidden"
    >
      <nav aria-label={messages.all} className="rounded-lg md:bg-surface-sunken md:p-5">
        <Disclosure title={messages.all} heading={{ level: 2, size: "md" }}>
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
        </Disclosure>
      </nav>
      <section className="theme-deep space-y-4 rounded-lg p-6 lg:sticky lg:top-28">
        <Heading level={2} size="md">
          {messages.ask}
        </Heading>
        <SendMessage
          draft={{ kind: "question", fields: { about: ask ?? title } }}
          labels={{ whatsapp: ask ? messages.askAbout(ask) : messages.askOnWhatsApp, sms: messages.askBySms }}
        />
        <StandaloneLink href="/contact" variant="quiet" className="font-semibold">
          {messages.contact}
        </StandaloneLink>
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
