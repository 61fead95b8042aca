import { messages } from "./messages"

/** Maximum length of titles in the sidebar's recent posts, in characters (spec sections 2 and 9). */
export const MAX_TITLE_LENGTH = 47

/** Number of words in the titles of the previous and next post (spec section 9). */
export const SHORT_TITLE_WORDS = 2

/** Cuts a title after 47 characters, with an ellipsis. An emoji counts as one character and is never split. */
export function truncateTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > MAX_TITLE_LENGTH ? `${characters.slice(0, MAX_TITLE_LENGTH).join("").trimEnd()}…` : title
}

/** Returns the first two words of a title, without a comma or colon at the end. */
export function getShortTitle(title: string | null | undefined): string {
  const words = (title ?? "").split(/\s+/).filter(Boolean)
  return (
    words
      .slice(0, SHORT_TITLE_WORDS)
      .join(" ")
      .replace(/[,:;]$/, "") || messages.noTitle
  )
}
