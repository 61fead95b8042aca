import { Mail, MapPin, Phone, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { mailLink, telephoneLink } from "../../lib/message-links"
import { useSite } from "../../shared/use-site"
import { Icon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"

/** Address, email and telephone numbers as links. */
export function ContactList({ telephones = "all" }: { telephones?: "all" | "first" }) {
  const { site } = useSite()
  return (
    <ul data-slot="contact-list" className="space-y-1">
      <Row icon={MapPin}>
        <address className="text-balance not-italic">{site.address.text}</address>
      </Row>
      <Row icon={Mail}>
        <StandaloneLink href={mailLink(site.email)} variant="quiet">
          {site.email}
        </StandaloneLink>
      </Row>
      {site.telephones.slice(0, telephones === "all" ? undefined : 1).map(({ label, number }) => (
        <Row key={number} icon={Phone}>
          {/* After the number visually, before it for screen readers. */}
          <span className="order-last text-sm text-ink-muted">{label}</span>{" "}
          <StandaloneLink href={telephoneLink(number)} variant="quiet">
            {number}
          </StandaloneLink>
        </Row>
      ))}
    </ul>
  )
}

function Row({ icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex min-h-touch items-center gap-3">
      <Icon icon={icon} className="text-accent" />
      <div className="flex flex-wrap items-center gap-x-2">{children}</div>
    </li>
  )
}
