import { mailLink } from "../../lib/message-links"
import { Link } from "../../components/link"
import { HelpNumbers } from "./help-numbers"
import { useSite } from "../../shared/use-site"

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
