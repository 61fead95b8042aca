import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import { OpeningHours } from "../features/contact/opening-hours"
import { Container } from "../components/container"
import { Heading } from "../components/heading"
import { Hills } from "../components/hills"
import { Icon } from "../components/icon"
import { Link } from "../components/link"
import { DataSaver } from "./data-saver"
import { Logo } from "./logo"
import { DeferredSubscribeForm } from "./deferred-sections"
import { SocialLinks } from "../features/contact/social-links"
import { words } from "./words"

/** The footer of every page; on phones its sections are collapsed. */
export function Footer() {
  const { site, navigation } = useSite()
  const copy = navigation.footer
  return (
    <footer
      data-slot="footer"
      className="theme-deep relative mt-16 break-inside-avoid max-md:pb-(--bar-height) low:pb-0 sm:mt-24 lg:mt-32 print:mt-8"
    >
      <Hills variant="ridge" className="absolute bottom-full -mb-px print:hidden" />
      <Container className="grid gap-x-8 pt-4 pb-3 sm:grid-cols-2 sm:gap-y-12 sm:pt-8 sm:pb-12 lg:grid-cols-[1.4fr_1fr_1.5fr_1.3fr]">
        <div className="flex flex-wrap items-center justify-between pb-2 sm:block sm:space-y-4 sm:pb-0">
          <Logo again />
          <p className="max-w-measure text-ink-muted max-sm:hidden">{site.about}</p>
          <div className="print:hidden">
            <Heading level={2} size="sm" className="max-sm:sr-only">
              {words.followUs}
            </Heading>
            <SocialLinks className="-mr-3 flex sm:mr-0 sm:-ml-3 sm:flex-wrap" />
          </div>
        </div>

        <nav aria-label={words.explore} className="print:hidden">
          <FooterPart title={words.explore}>
            <ul className="max-sm:grid max-sm:grid-cols-2">
              {copy.explore.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} variant="quiet" className="inline-flex min-h-touch items-center">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </FooterPart>
        </nav>

        <FooterPart title={words.contact}>
          <ContactList />
        </FooterPart>

        <div className="sm:space-y-6 print:hidden">
          {site.features.newsletter && (
            <FooterPart title={words.subscribe.title}>
              <div className="space-y-3">
                <p className="text-ink-muted">{copy.subscribeLead}</p>
                <p className="no-js-only">{words.subscribe.withoutScripts}</p>
                {/* Reserves the form's height until its scripts are loaded after a client navigation. */}
                <div className="js-only min-h-36">
                  <DeferredSubscribeForm thanks={words.subscribe.thanks.footer} />
                </div>
              </div>
            </FooterPart>
          )}
          <FooterPart title={words.hours}>
            <OpeningHours hours={site.openingHours} />
          </FooterPart>
        </div>
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center gap-x-6 py-2 text-sm text-ink-muted sm:py-4 md:pr-20">
          {/* On phones the button to the top is beside it. */}
          <p className="mr-auto py-2 max-sm:order-last max-md:min-h-12 max-md:pr-14">{`© ${copy.copyright}`}</p>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] max-sm:gap-x-3 print:hidden">
            {copy.links.map(({ label, href }) => (
              <li key={href}>
                <Link href={href} variant="quiet" className="inline-flex min-h-touch items-center">
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <DataSaver explanation="heard" className="max-lg:hidden" />
        </Container>
      </div>
    </footer>
  )
}

/**
 * A section that is collapsible on phones, without JavaScript too. Its content follows the `<details>`, because no
 * style shows the content of a closed one on wide screens.
 */
function FooterPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="max-sm:border-b max-sm:border-line">
      <Heading level={2} size="sm" className="max-sm:hidden">
        {title}
      </Heading>
      <details className="group sm:hidden">
        <summary className="flex min-h-touch items-center justify-between font-semibold text-ink-strong [&::-webkit-details-marker]:hidden">
          {title}
          <Icon
            icon={ChevronDown}
            className="duration-calm group-[[open]]:[transform:rotate(180deg)] motion-safe:transition-transform"
          />
        </summary>
      </details>
      <div className="max-sm:pb-3 sm:mt-2 max-sm:[details:not([open])+&]:hidden">{children}</div>
    </div>
  )
}
