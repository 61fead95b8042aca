import { Mail, Phone } from "lucide-react"
import { useSite } from "../shared/use-site"
import { mailLink, telephoneLink } from "../lib/message-links"
import { Container } from "../components/container"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { SocialLinks } from "../features/contact/social-links"
import { messages } from "./messages"

/** Contact details above the header, from 768 px on (spec section 2). */
export function TopBar() {
  const { site } = useSite()
  const [telephone] = site.telephones
  const contactStyles = "inline-flex min-h-[inherit] items-center gap-2 no-underline hover:underline"
  return (
    <section
      data-slot="top-bar"
      aria-label={messages.reachUs}
      className="theme-deep relative z-40 text-sm max-md:hidden print:hidden"
    >
      <Container className="flex min-h-8 flex-wrap items-center gap-x-6 pointer-coarse:min-h-touch">
        {telephone && (
          <Link href={telephoneLink(telephone.number)} variant="plain" className={contactStyles}>
            <Icon icon={Phone} size="xs" className="text-accent" />
            <span translate="no">{telephone.number}</span>
          </Link>
        )}{" "}
        <Link href={mailLink(site.email)} variant="plain" className={contactStyles}>
          <Icon icon={Mail} size="xs" className="text-accent" />
          <span translate="no">{site.email}</span>
        </Link>
        <SocialLinks className="ml-auto flex pointer-fine:[&_a]:h-8" />
      </Container>
    </section>
  )
}
