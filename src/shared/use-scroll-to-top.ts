import { useEffect, useRef } from "react"
import { listHref, readListQuery, type ListQuery } from "../lib/list-query"

/** Before the page scrolls to the top after another page or tag was chosen, in milliseconds (spec section 9). */
export const SCROLL_DELAY_MS = 200

/** The longest that browsers take for a smooth scroll to the top, in milliseconds (Chromium: 750). */
const SCROLL_MS = 1000

/**
 * Scrolls smoothly to the top after another page or tag of a list was chosen (spec section 2, "Blog"). The focus goes
 * along, to the start of the list: the link that was pressed is off the screen then, or gone. The browser's own steps,
 * back and forward, restore the place instead.
 *
 * @param startId id of the element where the list starts
 * @param search the query of the open address
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
    // The link that takes a filter away goes with it.
    if (isChanged && !isStep && pressed === document.body) focusStart()
    // A filter starts the pages anew; whoever changes one stays at its control.
    const isNewPage = before.page !== now.page && withoutPage(before) === withoutPage(now)
    if (isStep || (!isNewPage && before.tag === now.tag)) return

    // Tab scrolls to what it focuses, and a smooth scroll still under way would take that off the screen again.
    const jumpBeforeTab = ({ key }: KeyboardEvent) => {
      if (key === "Tab") window.scrollTo({ top: 0 })
    }
    const rest = () => window.removeEventListener("keydown", jumpBeforeTab)
    const timer = setTimeout(() => {
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" })
      window.addEventListener("keydown", jumpBeforeTab)
      setTimeout(rest, SCROLL_MS)
      // Whoever has gone on meanwhile stays there. The pressed link loses the focus where its list has to be waited for.
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
