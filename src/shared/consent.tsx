import { StandaloneLink } from "../components/link"
import { messages } from "./messages"

/** Says how a form's personal data is used, with a link that opens in a new tab. */
export function Consent({ purpose }: { purpose: keyof typeof messages.purposes }) {
  return (
    <p data-slot="consent" className="max-w-measure text-ink-muted">
      <span>{messages.consent(messages.purposes[purpose])}</span>{" "}
      <StandaloneLink href="/privacy#forms" target="_blank" rel="noopener">
        {messages.privacy}
      </StandaloneLink>
    </p>
  )
}
