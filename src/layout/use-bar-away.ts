import { useEffect, useState } from "react"

/** What a visitor types into: a phone's keyboard then takes half the screen. A frame may hold such a field. */
const TYPED_INTO =
  "textarea,select,iframe,[role=combobox],input:not([type=checkbox],[type=radio],[type=range],[type=button],[type=submit])"

/** Fired when the focus moves. Only `blur` tells the window that one of its frames has taken it. */
const FOCUS_SIGNS = ["focusin", "focusout", "blur"]

/** Shorter scrolls than this, in pixels, are a finger's tremor or the page moving by itself. */
const TURN_PX = 8

/** True while the bar of a phone should leave the screen to the page: while scrolling down, except at its end, and while typing. */
export function useBarAway(): boolean {
  const [isAway, setIsAway] = useState(false)

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

  return isAway
}
