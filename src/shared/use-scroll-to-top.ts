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
  const last = useRef(search)
  const restored = useRef<string | null>(null)

  useEffect(() => {
    const note = () => {
      restored.current = window.location.search
    }
    window.addEventListener("popstate", note)
    return () => window.removeEventListener("popstate", note)
  }, [])

  useEffect(() => {
    const isChanged = last.current !== search
    const before = readListQuery(last.current)
    const now = readListQuery(search)
    last.current = search
    const isStep = restored.current === search
    restored.current = null
    const pressed = document.activeElement
    const focusStart = () => document.getElementById(startId)?.focus({ preventScroll: true })
    // The link that removes a filter disappears with it.
    if (isChanged && !isStep && pressed === document.body) focusStart()
    // A changed filter also resets the page, but the focus stays at its control.
    const isNewPage = before.page !== now.page && withoutPage(before) === withoutPage(now)
    if (isStep || (!isNewPage && before.tag === now.tag)) return

    // Tab scrolls to what it focuses; a running smooth scroll would move that off screen again.
    const jumpBeforeTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") window.scrollTo({ top: 0 })
    }
    const rest = () => window.removeEventListener("keydown", jumpBeforeTab)
    const timer = setTimeout(() => {
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" })
      window.addEventListener("keydown", jumpBeforeTab)
      setTimeout(rest, SCROLL_MS)
      // Keeps a focus that has moved meanwhile. A clicked link loses the focus while its list is loading.
      const { activeElement, body } = document
      if (activeElement === pressed || activeElement === body) focusStart()
    }, SCROLL_DELAY_MS)
    return () => {
      clearTimeout(timer)
      rest()
    }
  }, [startId, search])
}

const withoutPage = (query: ListQuery): string => listHref("", { ...query, page: undefined })
