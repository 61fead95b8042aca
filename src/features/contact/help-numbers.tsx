import type { ComponentProps } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { Link } from "../../components/link"
import { words as sharedWords } from "../../shared/words"

interface HelpNumbersProps extends Omit<ComponentProps<"ul">, "children"> {
  /** The one that the visitor needs, called and written to; without it all, and the chat. */
  only?: Queries.TelephoneKey
}

/** Telephone and WhatsApp links, for visitors for whom a part of the page has failed. */
export function HelpNumbers({ only, ...props }: HelpNumbersProps) {
  const { telephones, chat } = useSite().site
  const one = telephones.find(({ key }) => key === only)
  return (
    <ul data-slot="help-numbers" {...props}>
      {(one ? [one] : telephones).map(({ label, number }) => (
        <li key={number}>
          {label}:{" "}
          <Link href={telephoneLink(number)} className="inline-flex min-h-touch items-center">
            {number}
          </Link>
        </li>
      ))}
      <li>
        <Link
          href={whatsAppLink(one?.number ?? chat.number, chat.greeting)}
          className="inline-flex min-h-touch items-center"
        >
          {sharedWords.chatWithUs}
        </Link>
      </li>
    </ul>
  )
}

/** How the office is reached: e-mail, telephones, WhatsApp. */
export function AskOffice() {
  const { email } = useSite().site
  return (
    <div data-slot="ask-office">
      <Link href={mailLink(email)} className="inline-flex min-h-touch items-center">
        {email}
      </Link>
      <HelpNumbers />
    </div>
  )
}
