import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { BookUser, MapPin, Printer } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink } from "../../lib/message-links"
import { contactsPath } from "../../lib/file-paths"
import { hasRealNumbers } from "../../lib/placeholders"
import { Button, ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { StandaloneLink } from "../../components/link"
import { Section } from "../../components/section"
import { TelephoneList } from "./telephone-list"
import { messages } from "./messages"

interface PhoneBookProps {
  content: Queries.PhoneBookContentFragment
  /** URL of the office in a map service. */
  mapLink: string
  /** Whether the office is open now. */
  children?: ReactNode
}

/**
 * The network's numbers, to call, write to, save or print. Printing the page prints this section alone (`global.css`).
 */
export function PhoneBook({ content, mapLink, children }: PhoneBookProps) {
  const { site } = useSite()
  const { name, email, address } = site
  return (
    <Section data-slot="phone-book" space="none" className="pt-4 pb-4 sm:py-12">
      <Container className="space-y-4">
        <div className="space-y-2">
          <Heading level={2} id="phone-book">
            <span className="hidden print:inline">{name}. </span>
            {content.title}
          </Heading>
          <div className="print:hidden">{children}</div>
        </div>
        <TelephoneList channels={["call", "whatsapp", "sms"]}>
          <Line label={messages.email}>
            <StandaloneLink href={mailLink(email)} variant="quiet">
              {email}
            </StandaloneLink>
          </Line>
          <Line label={messages.address} className="lg:col-span-2">
            {address.text}{" "}
            <StandaloneLink href={mapLink} className="gap-1 print:hidden">
              <Icon icon={MapPin} size="sm" />
              {messages.directions}
            </StandaloneLink>
          </Line>
        </TelephoneList>
        <p className="max-w-measure text-sm text-ink-muted max-md:hidden print:hidden">{content.lead}</p>
        <div className="flex flex-wrap gap-3">
          {hasRealNumbers(site) && (
            <ButtonLink href={contactsPath} variant="outline">
              <Icon icon={BookUser} /> {messages.save}
            </ButtonLink>
          )}
          <Button variant="outline" className="js-only" onClick={() => window.print()}>
            <Icon icon={Printer} /> {messages.print}
          </Button>
        </div>
      </Container>
    </Section>
  )
}

function Line({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={cx("flex min-h-touch flex-wrap items-center justify-between gap-x-6 lg:py-1", className)}>
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const phoneBookFragment = graphql`
  fragment PhoneBookContent on PhoneBook {
    title
    lead
  }
`
