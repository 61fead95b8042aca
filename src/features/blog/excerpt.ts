import { words } from "./words"

/** Length at which the titles of the sidebar's recent posts are cut, in characters (spec sections 2 and 9). */
export const CUT_TITLE = 47

/** Number of words in the titles of the previous and next post (spec section 9). */
export const SHORT_TITLE_WORDS = 2

/**
 * Shortens a title for a narrow column: one of more than 47 characters is cut there and ends in an ellipsis. A
 * character of two UTF-16 code units, such as an emoji, counts as one and is never split.
 */
export function cutTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > CUT_TITLE ? `${characters.slice(0, CUT_TITLE).join("").trimEnd()}…` : title
}

/** The first two words of a title, without a comma or colon at the end; "No Title" if it is missing. */
export function shortTitle(title: string | null | undefined): string {
  const written = (title ?? "").split(/\s+/).filter(Boolean)
  return (
    written
      .slice(0, SHORT_TITLE_WORDS)
      .join(" ")
      .replace(/[,:;]$/, "") || words.noTitle
  )
}
