import { graphql } from "gatsby"
import { BookUser, Printer } from "lucide-react"
import type { ReactNode } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink } from "../../lib/message-links"
import { contactsPath } from "../../lib/file-paths"
import { Button, ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { Section } from "../../components/section"

/**
 * The network's numbers in a list to save to the address book of a phone, or to print: printing the page prints this part
 * alone, on half a sheet (`global.css`).
 */
export function PhoneBook({ copy }: { copy: Queries.PhoneBookCopyFragment }) {
  const { name, telephones, vetLine, chat, email, address } = useSite().site
  const lines = [
    ...telephones.map(({ label, number }) => ({
      label: number === chat.number ? `${label}, ${copy.chat}` : label,
      number,
    })),
    ...(vetLine ? [{ label: copy.vetLine, number: vetLine }] : []),
    ...(telephones.some(({ number }) => number === chat.number) ? [] : [{ label: copy.chat, number: chat.number }]),
  ]
  return (
    <Section data-slot="phone-book" weight="light">
      <Container className="space-y-5">
        <div className="space-y-2">
          <Heading level={2} size="xl" id="phone-book">
            <span className="hidden print:inline">{name}. </span>
            {copy.title}
          </Heading>
          <p className="max-w-measure print:hidden">{copy.lead}</p>
        </div>
        <dl className="max-w-measure divide-y divide-line border-y border-line">
          {lines.map(({ label, number }) => (
            <Line key={label} label={label}>
              <Link
                href={telephoneLink(number)}
                variant="quiet"
                className="inline-flex min-h-touch items-center font-semibold"
              >
                {number}
              </Link>
            </Line>
          ))}
          <Line label={copy.email}>
            <Link href={mailLink(email)} variant="quiet" className="inline-flex min-h-touch items-center">
              {email}
            </Link>
          </Line>
          <Line label={copy.address}>{address.text}</Line>
        </dl>
        <div className="flex flex-wrap gap-3">
          <ButtonLink href={contactsPath} variant="outline">
            <Icon icon={BookUser} /> {copy.saveLabel}
          </ButtonLink>
          <Button variant="outline" className="js-only" onClick={() => window.print()}>
            <Icon icon={Printer} /> {copy.printLabel}
          </Button>
        </div>
      </Container>
    </Section>
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
    vetLine
    chat
    email
    address
    saveLabel
    printLabel
  }
`
