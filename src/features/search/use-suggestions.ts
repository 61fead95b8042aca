import { useEffect, useState } from "react"
import { searchSite } from "../../lib/search-site"
import type { SearchHit } from "../../lib/site-search"

/** How long the typing must rest before the search is asked, in milliseconds. */
export const REST_MS = 250
/** How many suggestions there are at most: they must fit over a telephone's keyboard. */
export const MOST_SUGGESTIONS = 5

/** What is known of the words in the box. */
export interface Suggestions {
  /** What was searched for; empty before the first search. */
  words: string
  hits: readonly SearchHit[]
  /** How many results there are in all. */
  total: number
  state: "idle" | "loading" | "ready" | "failed"
}

const NONE: Suggestions = { words: "", hits: [], total: 0, state: "idle" }

/**
 * The best results for what stands in the box. They follow when the typing rests; until then the last ones stay. An
 * answer that comes after the words have changed again is passed over.
 *
 * @param isWanted false where nothing may be fetched before somebody asks for it (Save-Data)
 */
export function useSuggestions(text: string, isWanted: boolean): Suggestions {
  const [last, setLast] = useState(NONE)
  const words = isWanted ? text.trim() : ""

  useEffect(() => {
    if (!words) return
    let isCurrent = true
    const show = (suggestions: Suggestions) => {
      if (isCurrent) setLast(suggestions)
    }
    const timer = setTimeout(() => {
      setLast((shown) => ({ ...shown, state: "loading" }))
      searchSite(words)
        .then(async (found) => ({ found, hits: await found.hits(0, MOST_SUGGESTIONS) }))
        .then(
          ({ found: { total }, hits }) => show({ words, hits, total, state: "ready" }),
          (error: unknown) => {
            console.warn("Suggestions did not arrive.", error)
            show({ ...NONE, words, state: "failed" })
          },
        )
    }, REST_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [words])

  return words ? last : NONE
}
