import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import { OpeningHours } from "../features/contact/opening-hours"
import { Container } from "../components/container"
import { Heading } from "../components/heading"
import { Hills } from "../components/hills"
import { Link } from "../components/link"
import { DataSaver } from "./data-saver"
import { FooterSubscribe } from "./footer-subscribe"
import { Logo } from "./logo"
import { SocialLinks } from "../shared/social-links"

/** The footer of every page: links, contact, opening hours, subscribe form. */
export function Footer() {
  const { site, navigation } = useSite()
  const copy = navigation.footer
  return (
    <footer data-slot="footer" className="theme-deep relative mt-28 break-inside-avoid sm:mt-36 lg:mt-48 print:mt-8">
      <Hills variant="ridge" className="absolute bottom-full -mb-px print:hidden" />
      <Container className="grid gap-x-8 gap-y-12 pt-8 pb-12 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1.5fr_1.3fr]">
        <div className="space-y-4">
          <Logo again />
          <p className="max-w-measure text-ink-muted">{site.about}</p>
          <div className="print:hidden">
            <Heading level={2} size="sm">
              {copy.socialTitle}
            </Heading>
            <SocialLinks className="-ml-3 flex flex-wrap" />
          </div>
        </div>

        <nav aria-label={copy.exploreTitle} className="print:hidden">
          <Heading level={2} size="sm">
            {copy.exploreTitle}
          </Heading>
          <ul className="mt-2">
            {copy.explore.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="quiet" className="inline-flex min-h-touch items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>

        <div className="space-y-6">
          <div>
            <Heading level={2} size="sm">
              {copy.contactTitle}
            </Heading>
            <div className="mt-2">
              <ContactList address={site.address.text} email={site.email} telephones={site.telephones} />
            </div>
          </div>
        </div>

        <div className="space-y-6 print:hidden">
          {site.features.newsletter && <FooterSubscribe />}
          <div className="space-y-2">
            <Heading level={2} size="sm">
              {copy.hoursTitle}
            </Heading>
            <OpeningHours hours={site.openingHours} />
          </div>
        </div>
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center gap-x-6 gap-y-1 py-4 pr-20 text-sm text-ink-muted">
          <p className="mr-auto">© {copy.copyright}</p>
          {copy.links.map(({ label, href }) => (
            <Link key={href} href={href} variant="quiet" className="inline-flex min-h-touch items-center print:hidden">
              {label}
            </Link>
          ))}
          <DataSaver />
        </Container>
      </div>
    </footer>
  )
}
