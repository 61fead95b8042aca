import { graphql } from "gatsby"
import { BookUser, MapPin, MessageSquareText, Phone, Printer } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { smsLink } from "../../lib/sms"
import { contactsPath } from "../../lib/file-paths"
import { Button, ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon, SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { words } from "./words"

interface PhoneBookProps {
  copy: Queries.PhoneBookCopyFragment
  /** URL of the office in a map service. */
  mapLink: string
  /** Whether somebody answers now. */
  children?: ReactNode
}

/**
 * The network's numbers, each once: to call, to write to on WhatsApp or by SMS, to save to the address book of a phone, or
 * to print. Printing the page prints this part alone, on half a sheet (`global.css`).
 */
export function PhoneBook({ copy, mapLink, children }: PhoneBookProps) {
  const { name, telephones, vetLine, chat, email, address } = useSite().site
  const lines = [
    ...telephones.map(({ label, number }) => ({
      label: number === chat.number ? `${label}, ${words.chat}` : label,
      number,
    })),
    ...(vetLine ? [{ label: words.vetLine, number: vetLine }] : []),
    ...(telephones.some(({ number }) => number === chat.number) ? [] : [{ label: words.chat, number: chat.number }]),
  ]
  return (
    <Section data-slot="phone-book" space="none" className="pt-4 pb-4 sm:py-12">
      <Container className="space-y-4">
        <div className="space-y-2">
          <Heading level={2} size="xl" id="phone-book">
            <span className="hidden print:inline">{name}. </span>
            {copy.title}
          </Heading>
          <div className="print:hidden">{children}</div>
        </div>
        <dl className="divide-y divide-line border-y border-line lg:grid lg:grid-cols-2 lg:gap-x-16">
          {lines.map(({ label, number }) => (
            <div key={label} className="grid grid-cols-[1fr_auto] items-center gap-x-6 gap-y-2 py-2">
              <dt className="text-ink-muted">{label}</dt>
              <dd translate="no" className="font-semibold figures">
                {number}
              </dd>
              <dd className="col-span-2 print:hidden">
                <Ways who={label} number={number} greeting={chat.greeting} />
              </dd>
            </div>
          ))}
          <Line label={words.email}>
            <Link href={mailLink(email)} variant="quiet" className="inline-flex min-h-touch items-center">
              {email}
            </Link>
          </Line>
          <Line label={words.address}>
            {address.text}{" "}
            <Link href={mapLink} className="inline-flex min-h-touch items-center gap-1 print:hidden">
              <Icon icon={MapPin} size="sm" />
              {words.directions}
            </Link>
          </Line>
        </dl>
        <p className="max-w-measure text-sm text-ink-muted max-md:hidden print:hidden">{copy.lead}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={contactsPath} variant="outline">
            <Icon icon={BookUser} /> {words.save}
          </ButtonLink>
          <Button variant="outline" className="js-only" onClick={() => window.print()}>
            <Icon icon={Printer} /> {words.print}
          </Button>
        </div>
      </Container>
    </Section>
  )
}

interface WaysProps {
  /** Who is at the number. */
  who: string
  number: string
  greeting: string
}

/** The three ways to a number. */
function Ways({ who, number, greeting }: WaysProps) {
  const ways = [
    { href: telephoneLink(number), label: words.call, icon: <Icon icon={Phone} /> },
    { href: whatsAppLink(number, greeting), label: words.chat, icon: <SpriteIcon name="whatsapp" size="sm" /> },
    { href: smsLink(number, greeting), label: words.sms, icon: <Icon icon={MessageSquareText} /> },
  ]
  return (
    <ul className="flex list-[''] flex-wrap gap-2">
      {ways.map(({ href, label, icon }, index) => (
        <li key={label} className="flex-1">
          <ButtonLink
            href={href}
            variant={index === 0 ? "primary" : "outline"}
            padding="slim"
            fit="shrinks"
            className="w-full"
          >
            {icon}
            <span>
              {label}
              <VisuallyHidden>: {who}</VisuallyHidden>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-touch flex-wrap items-center justify-between gap-x-6">
      <dt className="text-ink-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

export const phoneBookFragment = graphql`
  fragment PhoneBookCopy on PhoneBook {
    title
    lead
  }
`
