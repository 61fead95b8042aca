import type { ReactNode } from "react"

/**
 * An entry of the phone's bar (`shortcuts.tsx`): a picture over a word. The bar is 56 px high whatever size the letters
 * have, so the picture is measured in pixels, and the word grows with the visitor's letters as far as there is room.
 */
export const barShape =
  "max-md:min-w-0 max-md:flex-1 max-md:flex-col max-md:items-center max-md:justify-center max-md:gap-px max-md:rounded-md max-md:no-underline max-md:[&_svg]:size-[24px]"

/** An entry without a colour of its own. */
export const barItem = `${barShape} max-md:text-ink-strong`

/** The word of an entry; all entries are of one width. */
export function BarLabel({ children }: { children: ReactNode }) {
  return <span className="text-[min(0.8125rem,4.75vw)] leading-none font-semibold md:hidden">{children}</span>
}
