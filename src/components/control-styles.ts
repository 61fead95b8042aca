import { cva } from "class-variance-authority"

/** The looks that every control to type in or choose from shares: a sheet with an edge that reads at 3:1. */
export const controlStyles = cva([
  "block w-full rounded-md border-2 border-line-strong bg-surface-raised px-3.5 py-2 text-base text-ink",
  "placeholder:text-ink-muted placeholder:opacity-100",
  "hover:border-ink aria-invalid:border-danger",
  "disabled:cursor-not-allowed disabled:opacity-60 [&[readonly]]:bg-surface-sunken",
])

/** A box to tick or a dot to choose: drawn by us, so that its edge and its mark keep the theme's contrast. */
export const tickStyles = cva(
  "size-6 shrink-0 cursor-pointer appearance-none border-2 border-line-strong bg-surface-raised hover:border-ink aria-invalid:border-danger",
  {
    variants: {
      /** A box shows its mark in an icon over it; a dot is the inside of a thick ring. */
      shape: {
        box: "rounded-sm checked:border-accent checked:bg-accent",
        dot: "rounded-full checked:border-7 checked:border-accent",
      },
    },
  },
)
