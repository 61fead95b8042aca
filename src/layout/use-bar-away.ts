import { useEffect, useState, type RefObject } from "react"

/** What a visitor types into: a phone's keyboard then takes half the screen. A frame may hold such a field. */
const TYPED_INTO =
  "textarea,select,iframe,input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit])"

/** Fired when the focus moves. Only `blur` tells the window that one of its frames has taken it. */
const FOCUS_SIGNS = ["focusin", "focusout", "blur"]

/** Shorter scrolls than this, in pixels, are a finger's tremor or the page moving by itself. */
const TURN_PX = 8

/**
 * Whether the shortcuts should leave the screen to the page. `isAway`: the bar of a phone, while scrolling down, except at
 * the page's end, and while typing; it comes back when there is something new in it, a changed `count`. `isOnField`: the discs in the corner of a wider screen, while something lies below them
 * that is typed into.
 */
export function useBarAway(shortcuts: RefObject<HTMLElement | null>, count: number) {
  const [isAway, setIsAway] = useState(false)
  const [lastCount, setLastCount] = useState(count)
  if (count !== lastCount) {
    setLastCount(count)
    setIsAway(false)
  }
  const [isOnField, setIsOnField] = useState(false)

  useEffect(() => {
    const look = () => setIsOnField(shortcuts.current !== null && liesOnField(shortcuts.current))
    look()
    for (const sign of PAGE_MOVES) window.addEventListener(sign, look, { passive: true })
    return () => {
      for (const sign of PAGE_MOVES) window.removeEventListener(sign, look)
    }
  }, [shortcuts])

  useEffect(() => {
    let last = window.scrollY
    let isDown = false
    const update = () => setIsAway(isDown || Boolean(document.activeElement?.matches(TYPED_INTO)))
    const onScroll = () => {
      const { scrollY, innerHeight } = window
      if (Math.abs(scrollY - last) < TURN_PX) return
      isDown = scrollY > last && scrollY + innerHeight < document.documentElement.scrollHeight - TURN_PX
      last = scrollY
      update()
    }
    window.addEventListener("scroll", onScroll, { passive: true })
    for (const sign of FOCUS_SIGNS) window.addEventListener(sign, update)
    return () => {
      window.removeEventListener("scroll", onScroll)
      for (const sign of FOCUS_SIGNS) window.removeEventListener(sign, update)
    }
  }, [])

  return { isAway, isOnField }
}

/** Where something else may have come to lie below the discs. */
const PAGE_MOVES = ["scroll", "resize", "load", "focusin"]

/** Whether what is fixed lies on a field, or on a frame that may hold one. */
function liesOnField(fixed: HTMLElement): boolean {
  const disc = fixed.getBoundingClientRect()
  return Array.from(document.querySelectorAll(TYPED_INTO)).some((field) => {
    const { left, right, top, bottom } = field.getBoundingClientRect()
    return left < disc.right && right > disc.left && top < disc.bottom && bottom > disc.top
  })
}
