import { Button } from "../../components/button"
import { Notice } from "../../components/notice"

interface GalleryMoreProps {
  copy: Pick<Queries.GalleryTextsFragment, "moreLabel" | "loadingText" | "failedText" | "endText">
  /** Pictures that are not in the grid yet. */
  remaining: number
  /** How many came last; 0 before the first press. */
  added: number
  state: "idle" | "loading" | "failed"
  onMore: () => void
}

/** The button that brings more pictures, and what is said about it (spec section 2, Gallery). */
export function GalleryMore({ copy, remaining, added, state, onMore }: GalleryMoreProps) {
  return (
    <div data-slot="gallery-more" className="js-only flex flex-col items-center gap-4 pt-10 print:hidden">
      {state === "failed" && (
        <Notice variant="danger" role="alert">
          {copy.failedText}
        </Notice>
      )}
      {/* The button's place is kept, and two lines for words: nothing below moves when either comes or goes. */}
      <div className="flex min-h-13 items-center">
        {remaining > 0 && (
          <Button size="lg" fit="shrinks" busy={state === "loading"} onClick={onMore}>
            {`${copy.moreLabel} (${remaining} remaining)`}
          </Button>
        )}
      </div>
      <p role="status" className="min-h-12 text-center text-sm text-ink-muted">
        {state === "loading" ? copy.loadingText : state === "idle" && news(added, remaining, copy.endText)}
      </p>
    </div>
  )
}

function news(added: number, remaining: number, endText: string): string {
  if (added === 0) return ""
  const pictures = `${added} more ${added === 1 ? "picture" : "pictures"}`
  return remaining > 0 ? `${pictures}, ${remaining} remaining` : `${pictures}. ${endText}`
}
