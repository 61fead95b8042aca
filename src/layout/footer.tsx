import { useSite } from "../shared/use-site"
import { ContactList } from "../features/contact/contact-list"
import { OpeningHours } from "../features/contact/opening-hours"
import { Container } from "../components/container"
import { Disclosure } from "../components/disclosure"
import { Heading } from "../components/heading"
import { SectionDivider } from "../components/section-divider"
import { StandaloneLink } from "../components/link"
import { DataSaver } from "./data-saver"
import { Logo } from "./logo"
import { DeferredSubscribeForm } from "./deferred-sections"
import { SocialLinks } from "../features/contact/social-links"
import { messages } from "./messages"

/** The footer of every page; on phones its sections are collapsed. */
export function Footer() {
  const { site, navigation } = useSite()
  const content = navigation.footer
  return (
    <footer
      data-slot="footer"
      className="theme-deep relative mt-16 break-inside-avoid max-md:pb-(--bar-height) low:pb-0 sm:mt-24 lg:mt-32 print:mt-8"
    >
      <SectionDivider shape="savannah" sun="moon" className="absolute bottom-full -mb-px" />
      <Container className="grid gap-x-8 pt-4 pb-3 md:grid-cols-2 md:gap-y-12 sm:pt-8 sm:pb-12 lg:grid-cols-[1.4fr_1fr_1.5fr_1.3fr]">
        <div className="flex flex-wrap items-center justify-between pb-2 md:block md:space-y-4 md:pb-0">
          <Logo reusesDrawing />
          <p className="max-w-measure text-ink-muted max-md:hidden">{site.about}</p>
          <div className="print:hidden">
            <Heading level={2} size="sm" className="max-md:sr-only">
              {messages.followUs}
            </Heading>
            <SocialLinks className="-mr-3 flex md:mr-0 md:-ml-3 md:flex-wrap" />
          </div>
        </div>

        <nav aria-label={messages.explore} className="print:hidden">
          <Disclosure title={messages.explore} heading={{ level: 2, size: "sm" }}>
            <ul className="max-md:grid max-md:grid-cols-2">
              {content.explore.map(({ label, href }) => (
                <li key={href}>
                  <StandaloneLink href={href} variant="quiet">
                    {label}
                  </StandaloneLink>
                </li>
              ))}
            </ul>
          </Disclosure>
        </nav>

        <Disclosure title={messages.contact} heading={{ level: 2, size: "sm" }}>
          <ContactList />
        </Disclosure>

        <div className="md:space-y-6 print:hidden">
          {site.features.newsletter && (
            <Disclosure title={messages.subscribe.title} heading={{ level: 2, size: "sm" }}>
              <div className="space-y-3">
                <p className="text-ink-muted">{content.subscribeLead}</p>
                <p className="no-js-only">{messages.subscribe.withoutScripts}</p>
                {/* Reserves the form's height until its scripts are loaded after a client navigation. */}
                <div className="js-only min-h-36">
                  <DeferredSubscribeForm thanks={messages.subscribe.thanks.footer} />
                </div>
              </div>
            </Disclosure>
          )}
          <Disclosure title={messages.hours} heading={{ level: 2, size: "sm" }}>
            <OpeningHours hours={site.openingHours} />
          </Disclosure>
        </div>
      </Container>
      <div className="border-t border-line">
        <Container className="flex flex-wrap items-center gap-x-6 py-2 text-sm text-ink-muted sm:py-4 md:pr-20">
          {/* On phones the button to the top is beside it. */}
          <p className="mr-auto py-2 max-sm:order-last max-md:min-h-12 max-md:pr-14">{`© ${content.copyright}`}</p>
          <ul className="flex flex-wrap gap-x-6 max-sm:grid max-sm:w-full max-sm:grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] max-sm:gap-x-3 print:hidden">
            {content.links.map(({ label, href }) => (
              <li key={href}>
                <StandaloneLink href={href} variant="quiet">
                  {label}
                </StandaloneLink>
              </li>
            ))}
          </ul>
          <DataSaver place="footer" />
        </Container>
      </div>
    </footer>
  )
}
