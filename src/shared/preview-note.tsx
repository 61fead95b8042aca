import { previewMessages } from "../lib/preview"
import { isPlaceholder } from "../lib/placeholders"

/** Where a message is about to leave: that a placeholder number reaches no one. */
export function PreviewNote({ number }: { number: string }) {
  if (!isPlaceholder(number)) return null
  return (
    <p data-slot="preview-note" className="mt-2 font-semibold text-ink-strong">
      {previewMessages.note}
    </p>
  )
}
