import type { FocusEvent } from "react"

/**
 * Scrolls the focused element fully into view. Radix's focus trap wraps around without scrolling, and Chromium leaves
 * half-visible elements where they are.
 */
export const scrollToFocus = ({ target }: FocusEvent<HTMLElement>) =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" })
