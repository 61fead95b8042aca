import { useSite } from "../shared/use-site"
import { words as sharedWords } from "../shared/words"
import { mailLink } from "../lib/message-links"
import { Button } from "../components/button"
import { Link } from "../components/link"
import { words } from "./words"

/** Rendered in place of a form, or of another inline part of the page, whose chunk failed to load (`hydrateWhenVisible`). */
export function LostPart({ again }: { again: () => void }) {
  const { email } = useSite().site
  return (
    <div role="alert" className="space-y-3">
      <p>
        {words.lost.part} <Link href={mailLink(email)}>{email}</Link>.
      </p>
      <Button variant="outline" size="sm" onClick={again}>
        {sharedWords.tryAgain}
      </Button>
    </div>
  )
}
