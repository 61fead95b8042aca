import { Mail, MessageCircle, Phone } from "lucide-react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { greetingTo } from "./greeting"
import { SocialLinks } from "../../shared/social-links"

interface FarmerContactProps {
  name: string
  phone: string
  email: string
}

/** A farmer's contact details: telephone, WhatsApp, e-mail, and the network's accounts. */
export function FarmerContact({ name, phone, email }: FarmerContactProps) {
  const { site } = useSite()
  const greeting = greetingTo(name, site.name)
  return (
    <section
      data-slot="farmer-contact"
      aria-labelledby="farmer-contact"
      className="theme-deep max-w-sm space-y-4 rounded-lg p-6"
    >
      <Heading level={2} size="md" id="farmer-contact">
        Ask {name}
      </Heading>
      <ul className="space-y-1 text-sm">
        <li>
          <Link
            href={telephoneLink(phone)}
            variant="quiet"
            className="flex min-h-touch items-center gap-3 font-semibold"
          >
            <Icon icon={Phone} className="text-accent" /> {phone}
          </Link>
        </li>
        <li>
          <Link href={whatsAppLink(phone, greeting)} variant="quiet" className="flex min-h-touch items-center gap-3">
            <Icon icon={MessageCircle} className="text-accent" /> WhatsApp
          </Link>
        </li>
        <li>
          <Link href={mailLink(email)} variant="quiet" className="flex min-h-touch items-center gap-3">
            <Icon icon={Mail} className="text-accent" /> {email}
          </Link>
        </li>
      </ul>
      <SocialLinks className="-ml-2.5 flex flex-wrap gap-1 border-t border-line pt-3" />
      <ButtonLink href="/contact" variant="action" className="w-full">
        Contact us
      </ButtonLink>
    </section>
  )
}
