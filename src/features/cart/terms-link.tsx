import { Link } from "../../components/link"
import { messages } from "./messages"

export function TermsLink() {
  return (
    <Link href="/terms" variant="quiet" className="inline-flex min-h-touch items-center">
      {messages.terms}
    </Link>
  )
}
