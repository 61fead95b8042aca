import { Link } from "../components/link"
import { words } from "./words"

/** For forms that ask for personal data: what it is used for, with a link that opens in a new tab. */
export function Consent({ purpose }: { purpose: keyof typeof words.purposes }) {
  return (
    <p data-slot="consent" className="max-w-measure text-ink-muted">
      <span>{words.consent(words.purposes[purpose])}</span>{" "}
      <Link href="/privacy#forms" target="_blank" rel="noopener" className="inline-flex min-h-touch items-center">
        {words.privacy}
      </Link>
    </p>
  )
}
