import type { FocusEvent } from "react"

/**
 * For `onFocus` of what scrolls: shows the whole of what a Tab leads to. Radix's focus trap wraps from the last element
 * to the first, and back, without scrolling; Chromium leaves what shows half where it is.
 */
export const scrollToFocus = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" })
