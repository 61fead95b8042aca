/** Titles of the sidebar's recent posts are cut after this many characters (spec sections 2 and 9). */
export const CUT_TITLE = 47

/** Titles of the stories before and after a post have this many words (spec section 9). */
export const SHORT_TITLE_WORDS = 2

/**
 * A title that fits into a narrow column: one that is longer than 47 characters is cut there and ends in an ellipsis.
 * A character that takes two places in JavaScript's strings, such as an emoji, is one, and stays whole.
 */
export function cutTitle(title: string): string {
  const characters = Array.from(title)
  return characters.length > CUT_TITLE ? `${characters.slice(0, CUT_TITLE).join("").trimEnd()}…` : title
}

/** The first two words of a title, without a comma or colon at their end; "No Title" where there are none. */
export function shortTitle(title: string | null | undefined): string {
  const words = (title ?? "").split(/\s+/).filter(Boolean)
  return (
    words
      .slice(0, SHORT_TITLE_WORDS)
      .join(" ")
      .replace(/[,:;]$/, "") || "No Title"
  )
}
