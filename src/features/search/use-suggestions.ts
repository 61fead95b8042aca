import { useEffect, useState } from "react"
import { searchSite, type SearchHit } from "../../platform/search"

/** Pause in typing before a search starts, in milliseconds. */
export const REST_MS = 250
/** Largest number of suggestions: they must fit above a phone's keyboard. */
export const MOST_SUGGESTIONS = 5

/** The suggestions for the text in the search box. */
export interface Suggestions {
  /** The searched text; empty before the first search. */
  words: string
  hits: readonly SearchHit[]
  /** All words that were searched for, synonyms among them. */
  searched: string
  /** What was searched for in place of misspelt words. */
  meant?: string
  /** Number of all results. */
  total: number
  state: "idle" | "loading" | "ready" | "failed"
}

const NONE: Suggestions = { words: "", searched: "", hits: [], total: 0, state: "idle" }

/**
 * The best results for the typed text. They update after a pause in typing; until then the last ones stay. A response
 * for an outdated text is ignored.
 *
 * @param isWanted false where nothing may be fetched without the visitor's request (Save-Data)
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
          ({ found, hits }) =>
            show({ words, searched: found.words, meant: found.meant, hits, total: found.total, state: "ready" }),
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
