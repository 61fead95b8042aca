import { previewWords } from "../lib/preview"

/** Where a message is about to leave: that it reaches no one yet. */
export const PreviewNote = () => (
  <p data-slot="preview-note" className="mt-2 font-semibold text-ink-strong">
    {previewWords.note}
  </p>
)
