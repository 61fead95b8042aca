import { StandaloneLink } from "../../components/link"
import { messages } from "./messages"

export function TermsLink() {
  return (
    <StandaloneLink href="/terms" variant="quiet">
      {messages.terms}
    </StandaloneLink>
  )
}
