import { useEffect, useRef } from "react"
import { listHref, readListQuery, type ListQuery } from "../lib/list-query"

/** Before the page scrolls to the top after another page or tag was chosen, in milliseconds (spec section 9). */
export const SCROLL_DELAY_MS = 200

/**
 * Scrolls smoothly to the top after another page or tag of a list was chosen (spec section 2, "Blog"). After another
 * page the focus goes to the start of the list, because the link that was pressed may be gone. The browser's own
 * steps, back and forward, restore the place instead.
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
    const before = readListQuery(last.current)
    const now = readListQuery(search)
    last.current = search
    const isStep = restored.current === search
    restored.current = null
    // A filter starts the pages anew; whoever changes one stays at its control.
    const isNewPage = before.page !== now.page && withoutPage(before) === withoutPage(now)
    if (isStep || (!isNewPage && before.tag === now.tag)) return

    const timer = setTimeout(() => {
      const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches
      window.scrollTo({ top: 0, behavior: still ? "auto" : "smooth" })
      if (isNewPage) document.getElementById(startId)?.focus({ preventScroll: true })
    }, SCROLL_DELAY_MS)
    return () => clearTimeout(timer)
  }, [startId, search])
}

const withoutPage = (query: ListQuery): string => listHref("", { ...query, page: undefined })
