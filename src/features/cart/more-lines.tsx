import { useSite } from "../../shared/use-site"
import { groupThousands } from "../../lib/group-thousands"
import { Button } from "../../components/button"
import { LINES_AT_ONCE } from "./use-shown-lines"

interface MoreLinesProps {
  /** How many lines are in sight. */
  shown: number
  /** How many there are. */
  total: number
  onMore: () => void
}

/** Below the first lines of a long cart or order: says that there are more, and shows them. */
export function MoreLines({ shown, total, onMore }: MoreLinesProps) {
  const { lines: copy } = useSite().cart
  if (shown >= total) return null
  const next = Math.min(LINES_AT_ONCE, total - shown)
  return (
    <div data-slot="more-lines" className="flex flex-wrap items-center justify-between gap-4 py-4">
      <p role="status" className="text-sm text-ink-muted figures">
        {copy.partial.replace("{shown}", groupThousands(shown)).replace("{total}", groupThousands(total))}
      </p>
      <Button variant="outline" onClick={onMore}>
        {copy.more.replace("{count}", String(next))}
      </Button>
    </div>
  )
}
