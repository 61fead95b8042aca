import { cva } from "class-variance-authority"

/** The styles that all text and select controls share: a sheet with a border of at least 3:1 contrast. */
export const controlStyles = cva([
  "block w-full rounded-md border-2 border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink",
  "placeholder:text-ink-muted placeholder:opacity-100",
  "hover:border-ink aria-invalid:border-danger",
  "disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface-sunken",
])

/** A checkbox or radio button, drawn by our CSS so that its border and its mark keep the theme's contrast. */
export const tickStyles = cva(
  "size-6 shrink-0 cursor-pointer appearance-none border-2 border-line-strong bg-surface-raised hover:border-ink aria-invalid:border-danger",
  {
    variants: {
      /** A checkbox shows its mark as an icon on top; a radio button's dot is the inside of a thick ring. */
      shape: {
        box: "rounded-sm checked:border-accent checked:bg-accent",
        dot: "rounded-full checked:border-7 checked:border-accent",
      },
    },
  },
)
