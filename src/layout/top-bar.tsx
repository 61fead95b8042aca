import { Mail, Phone } from "lucide-react"
import { useSite } from "../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../lib/message-links"
import { Container } from "../components/container"
import { Icon, SpriteIcon } from "../components/icon"
import { Link } from "../components/link"
import { SocialLinks } from "../shared/social-links"

/**
 * The strip above the header with the office's contact details and accounts. It scrolls away. Telephone and WhatsApp
 * come first of all links for who listens or uses the Tab key.
 */
export function TopBar() {
  const { site, navigation } = useSite()
  const [telephone] = site.telephones
  const contact = "inline-flex min-h-touch items-center gap-2 no-underline hover:underline"
  return (
    <section
      data-slot="top-bar"
      aria-label="Ways to reach us"
      className="theme-deep relative z-40 text-sm print:hidden"
    >
      <Container className="flex min-h-touch flex-wrap items-center gap-x-3 sm:gap-x-6">
        <p className="hidden flex-1 text-xs text-ink-muted xl:block">{navigation.topBar}</p>
        {telephone && (
          <Link href={telephoneLink(telephone.number)} variant="plain" className={contact}>
            <Icon icon={Phone} size="xs" className="text-accent max-[340px]:hidden" />
            <span translate="no">{telephone.number}</span>
          </Link>
        )}{" "}
        {site.features.chatButton && (
          <Link
            href={whatsAppLink(site.chat.number, site.chat.greeting)}
            variant="plain"
            className={`${contact} max-sm:ml-auto`}
          >
            <SpriteIcon name="whatsapp" size="xs" className="text-accent" />
            {navigation.bar.chat}
          </Link>
        )}{" "}
        <Link href={mailLink(site.email)} variant="plain" className={`${contact} max-sm:hidden`}>
          <Icon icon={Mail} size="xs" className="text-accent" />
          <span translate="no">{site.email}</span>
        </Link>
        <SocialLinks className="ml-auto flex max-md:hidden" />
      </Container>
    </section>
  )
}
