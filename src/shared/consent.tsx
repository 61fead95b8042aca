import { Link } from "../components/link"
import { words } from "./words"

/** Below the button of a form that asks for a person's data: what we use it for, and more in a tab beside the form. */
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
