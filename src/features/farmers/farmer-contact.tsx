import { BookUser, Mail, MessageCircle, Phone, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { contactPath } from "../../lib/file-paths"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { greetingTo } from "./greeting"
import { SocialLinks } from "../contact"

interface FarmerContactProps {
  name: string
  phone: string
  email: string
  /** True if the person is invented: nothing leads to the telephone and the mailbox then. */
  isSample?: boolean | null
}

/** A farmer's contact details: telephone, WhatsApp, e-mail, and the network's accounts. */
export function FarmerContact({ name, phone, email, isSample }: FarmerContactProps) {
  const { site } = useSite()
  const greeting = greetingTo(name, site.name)
  return (
    <section
      data-slot="farmer-contact"
      aria-labelledby="farmer-contact"
      className="theme-deep max-w-sm space-y-4 rounded-lg p-6"
    >
      <Heading level={2} size="md" id="farmer-contact">
        Ask <span translate="no">{name}</span>
      </Heading>
      <ul className="space-y-1 text-sm">
        <Way icon={Phone} href={isSample ? null : telephoneLink(phone)}>
          <strong translate="no">{phone}</strong>
        </Way>
        {!isSample && (
          <Way icon={MessageCircle} href={whatsAppLink(phone, greeting)}>
            WhatsApp
          </Way>
        )}
        <Way icon={Mail} href={isSample ? null : mailLink(email)}>
          <span translate="no">{email}</span>
        </Way>
        {!isSample && (
          <Way icon={BookUser} href={contactPath(name)}>
            Save this number to my phone
          </Way>
        )}
      </ul>
      {isSample && (
        <p className="text-ink-muted">
          This person is a sample: nobody can be reached here. Our office answers for the team.
        </p>
      )}
      <SocialLinks className="-ml-2.5 flex flex-wrap gap-1 border-t border-line pt-3" />
      <ButtonLink href="/contact" variant="action" className="w-full">
        Contact us
      </ButtonLink>
    </section>
  )
}

/** A way to reach the farmer; without an address plain text. */
function Way({ icon, href, children }: { icon: LucideIcon; href: string | null; children: ReactNode }) {
  const words = (
    <>
      <Icon icon={icon} className="text-accent" /> {children}
    </>
  )
  return (
    <li>
      {href ? (
        <Link href={href} variant="quiet" className={way}>
          {words}
        </Link>
      ) : (
        <span className={way}>{words}</span>
      )}
    </li>
  )
}

const way = "flex min-h-touch items-center gap-3"
