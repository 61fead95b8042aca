import { previewWords } from "../lib/preview"
import { isStandIn } from "../lib/stand-ins"

/** Where a message is about to leave: that a placeholder number reaches no one. */
export function PreviewNote({ number }: { number: string }) {
  if (!isStandIn(number)) return null
  return (
    <p data-slot="preview-note" className="mt-2 font-semibold text-ink-strong">
      {previewWords.note}
    </p>
  )
}
