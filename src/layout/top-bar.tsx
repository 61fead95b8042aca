import { Mail, Phone } from "lucide-react"
import { useSite } from "../shared/use-site"
import { mailLink, telephoneLink } from "../lib/message-links"
import { Container } from "../components/container"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { SocialLinks } from "../shared/social-links"

/** The strip above the header with the office's contact details. It scrolls away. */
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
      <Container className="flex min-h-touch items-center gap-x-6">
        <p className="hidden flex-1 text-ink-muted xl:block">{navigation.topBar}</p>
        {telephone && (
          <Link href={telephoneLink(telephone.number)} variant="plain" className={contact}>
            <Icon icon={Phone} size="xs" className="text-accent" />
            {telephone.number}
          </Link>
        )}
        <Link href={mailLink(site.email)} variant="plain" className={`${contact} max-sm:hidden`}>
          <Icon icon={Mail} size="xs" className="text-accent" />
          {site.email}
        </Link>
        <SocialLinks className="ml-auto flex max-md:hidden" />
      </Container>
    </section>
  )
}
