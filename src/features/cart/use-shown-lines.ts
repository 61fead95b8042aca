import { useEffect, useRef, useState } from "react"

/** So many lines of a cart or an order are shown at first, and with each press as many more. */
export const LINES_AT_ONCE = 100

/**
 * The first lines of a cart or an order. All of them would keep a phone busy for minutes where somebody, or a program,
 * has put thousands into it. With more lines the focus goes to the first new one: the button that was pressed stands
 * behind them, or is gone.
 *
 * @returns the lines to show, a ref for the element that has them as its children, and what shows more
 */
export function useShownLines<Line, Parent extends HTMLElement>(items: readonly Line[]) {
  const [limit, setLimit] = useState(LINES_AT_ONCE)
  const parent = useRef<Parent>(null)

  useEffect(() => {
    const line = limit > LINES_AT_ONCE ? parent.current?.children[limit - LINES_AT_ONCE] : undefined
    if (!(line instanceof HTMLElement)) return
    line.tabIndex = -1
    line.focus()
  }, [limit])

  return { lines: items.slice(0, limit), parent, showMore: () => setLimit(limit + LINES_AT_ONCE) }
}
