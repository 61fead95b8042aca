import { cva } from "class-variance-authority"

/** Shared by all text and select controls; the border has a contrast of at least 3:1. */
export const controlStyles = cva([
  "block w-full rounded-md border-2 border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink",
  "placeholder:text-ink-muted placeholder:opacity-100",
  // The focus ring covers the border.
  "focus-visible:-outline-offset-2",
  "hover:border-ink aria-invalid:border-danger",
])
