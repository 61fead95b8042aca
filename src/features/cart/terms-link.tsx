import { Link } from "../../components/link"
import { words } from "./words"

export function TermsLink() {
  return (
    <Link href="/terms" variant="quiet" className="inline-flex min-h-touch items-center">
      {words.terms}
    </Link>
  )
}
