import { cva } from "class-variance-authority"

/** Looks of the site menu, shared by the menu that scripts work and the plain one before it. */

/** An entry of the row. */
export const menuEntryStyles = cva(
  "relative inline-flex min-h-touch items-center gap-1 rounded-sm px-3 text-sm font-semibold whitespace-nowrap text-ink-strong no-underline transition-colors duration-quick hover:text-accent",
  {
    variants: {
      current: {
        true: "after:absolute after:inset-x-3 after:bottom-1.5 after:h-0.5 after:rounded-full after:bg-accent",
        false: "",
      },
    },
  },
)

/** The sheet that drops down from an entry. */
export const menuSheetStyles = "w-max min-w-52 rounded-lg border border-line bg-surface-raised p-2 shadow-lifted"

/** A link on that sheet. */
export const menuSubEntryStyles =
  "flex min-h-touch items-center rounded-sm px-3 text-sm text-ink no-underline transition-colors duration-quick hover:bg-surface-sunken hover:text-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent"
