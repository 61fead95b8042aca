import type { ComponentProps } from "react"
import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink, whatsAppLink } from "../../lib/message-links"
import { Link } from "../../components/link"
import { words as sharedWords } from "../../shared/words"

/** Telephone and WhatsApp links, for visitors for whom a part of the page has failed. */
export function HelpNumbers(props: Omit<ComponentProps<"ul">, "children">) {
  const { telephones, chat } = useSite().site
  return (
    <ul data-slot="help-numbers" {...props}>
      {telephones.map(({ label, number }) => (
        <li key={number}>
          {label}:{" "}
          <Link href={telephoneLink(number)} className="inline-flex min-h-touch items-center">
            {number}
          </Link>
        </li>
      ))}
      <li>
        <Link href={whatsAppLink(chat.number, chat.greeting)} className="inline-flex min-h-touch items-center">
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
