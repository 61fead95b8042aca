import { Button } from "../../components/button"
import { Alert } from "../../components/alert"
import { messages } from "./messages"

interface GalleryMoreProps {
  /** Number of pictures that are not in the grid yet. */
  remaining: number
  /** Number of pictures that the last click added; 0 before the first. */
  added: number
  state: "idle" | "loading" | "failed"
  onMore: () => void
}

/** The button that loads more pictures, and its status. */
export function GalleryMore({ remaining, added, state, onMore }: GalleryMoreProps) {
  return (
    <div data-slot="gallery-more" className="js-only flex flex-col items-center gap-4 pt-10 print:hidden">
      {state === "failed" && (
        <Alert variant="danger" role="alert">
          {messages.failed}
        </Alert>
      )}
      {/* Reserved height, so that nothing below moves when the button or the status comes or goes. */}
      <div className="flex min-h-13 items-center">
        {remaining > 0 && (
          <Button size="lg" padding="snug" fit="shrinks" busy={state === "loading"} onClick={onMore}>
            {messages.more(remaining)}
          </Button>
        )}
      </div>
      <p role="status" className="mx-auto min-h-12 text-center text-sm text-ink-muted">
        {state === "loading" ? messages.loading : state === "idle" && getStatus(added, remaining)}
      </p>
    </div>
  )
}

function getStatus(added: number, remaining: number): string {
  if (added === 0) return ""
  return messages.added(added) + (remaining > 0 ? `, ${messages.remaining(remaining)}` : `. ${messages.end}`)
}
