import { useSite } from "../shared/use-site"
import { mailLink } from "../lib/message-links"
import { Button } from "../components/button"
import { Link } from "../components/link"

/** Rendered in place of a form, or of another inline part of the page, whose chunk failed to load (`hydrateWhenVisible`). */
export function LostPart({ again }: { again: () => void }) {
  const { email } = useSite().site
  return (
    <div role="alert" className="space-y-3">
      <p>
        We could not load this part of the page. Please try again, or write to{" "}
        <Link href={mailLink(email)}>{email}</Link>.
      </p>
      <Button variant="outline" size="sm" onClick={again}>
        Try again
      </Button>
    </div>
  )
}
