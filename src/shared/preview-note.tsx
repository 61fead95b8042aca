import { previewMessages } from "../lib/preview"
import { isPlaceholder } from "../lib/placeholders"

/** Warns beside a placeholder number that messages to it arrive nowhere. */
export function PreviewNote({ number }: { number: string }) {
  if (!isPlaceholder(number)) return null
  return (
    <p data-slot="preview-note" className="mt-2 font-semibold text-ink-strong">
      {previewMessages.note}
    </p>
  )
}
