import { useEffect, useRef } from "react"
import { listHref, readListQuery, type ListQuery } from "../lib/list-query"

/** From spec section 9. */
export const SCROLL_DELAY_MS = 200

/** The longest smooth scroll to the top in browsers (Chromium: 750 ms). */
const SCROLL_MS = 1000

/**
 * Scrolls to the top after a change of page or tag (spec section 2, "Blog"), and moves the focus to the start of the
 * list, because the clicked link is off screen or gone. Back and forward restore the position instead.
 * @param startId id of the element where the list starts
 * @param search the page's `location.search`
 */
export function useScrollToTop(startId: string, search: string): void {
  const previousSearch = useRef(search)
  const restored = useRef<string | null>(null)

  useEffect(() => {
    const onPopState = () => {
      restored.current = window.location.search
    }
    window.addEventListener("popstate", onPopState)
    return () => window.removeEventListener("popstate", onPopState)
  }, [])

  useEffect(() => {
    const isChanged = previousSearch.current !== search
    const previousQuery = readListQuery(previousSearch.current)
    const query = readListQuery(search)
    previousSearch.current = search
    const isHistoryStep = restored.current === search
    restored.current = null
    const pressed = document.activeElement
    const focusStart = () => document.getElementById(startId)?.focus({ preventScroll: true })
    // The link that removes a filter disappears with it.
    if (isChanged && !isHistoryStep && pressed === document.body) focusStart()
    // A changed filter also resets the page, but the focus stays at its control.
    const isNewPage = previousQuery.page !== query.page && withoutPage(previousQuery) === withoutPage(query)
    if (isHistoryStep || (!isNewPage && previousQuery.tag === query.tag)) return

    // Tab scrolls to the focused element; a running smooth scroll would move it off screen again.
    const jumpBeforeTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") window.scrollTo({ top: 0 })
    }
    const stopListening = () => window.removeEventListener("keydown", jumpBeforeTab)
    const timer = setTimeout(() => {
      const reducedMotion = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      window.scrollTo({ top: 0, behavior: reducedMotion ? "auto" : "smooth" })
      window.addEventListener("keydown", jumpBeforeTab)
      setTimeout(stopListening, SCROLL_MS)
      // Keeps a focus that has moved meanwhile. A clicked link loses the focus while its list is loading.
      const { activeElement, body } = document
      if (activeElement === pressed || activeElement === body) focusStart()
    }, SCROLL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [startId, search])
}

const withoutPage = (query: ListQuery): string => listHref("", { ...query, page: undefined })
