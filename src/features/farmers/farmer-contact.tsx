import { BookUser, Mail, MessageCircle, Phone, type LucideIcon } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { contactPath } from "../../lib/file-paths"
import { isPlaceholder } from "../../lib/placeholders"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { SocialLinks } from "../contact"
import { messages } from "./messages"

interface FarmerContactProps {
  name: string
  phone: string
  email: string
}

export function FarmerContact({ name, phone, email }: FarmerContactProps) {
  const { site } = useSite()
  const greeting = messages.greeting(name, site.name)
  return (
    <section
      data-slot="farmer-contact"
      aria-labelledby="farmer-contact"
      className="theme-deep max-w-sm space-y-4 rounded-lg p-6 lg:sticky lg:top-28"
    >
      <Heading level={2} size="md" id="farmer-contact">
        {messages.talkTo}
        <span translate="no">{name}</span>
      </Heading>
      <ul className="space-y-1 text-sm">
        <ContactLink icon={Phone} href={telephoneLink(phone)}>
          <strong translate="no">{phone}</strong>
        </ContactLink>
        <ContactLink icon={MessageCircle} href={whatsAppLink(phone, greeting)}>
          {messages.chat}
        </ContactLink>
        <ContactLink icon={Mail} href={mailLink(email)}>
          <span translate="no">{email}</span>
        </ContactLink>
        {!isPlaceholder(phone) && (
          <ContactLink icon={BookUser} href={contactPath(name)}>
            {messages.save}
          </ContactLink>
        )}
      </ul>
      <SocialLinks className="-ml-2.5 flex flex-wrap gap-1 border-t border-line pt-3" />
      <ButtonLink href="/contact" variant="outline" className="w-full">
        {messages.contact}
      </ButtonLink>
    </section>
  )
}

function ContactLink({ icon, href, children }: { icon: LucideIcon; href: string; children: ReactNode }) {
  return (
    <li>
      <Link href={href} variant="quiet" className="flex min-h-touch items-center gap-3">
        <Icon icon={icon} className="text-accent" /> {children}
      </Link>
    </li>
  )
}
