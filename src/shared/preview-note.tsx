import { previewWords } from "../lib/preview"

/** Shown where a message is about to be sent. */
export const PreviewNote = () => (
  <p data-slot="preview-note" className="mt-2 font-semibold text-ink-strong">
    {previewWords.note}
  </p>
)
