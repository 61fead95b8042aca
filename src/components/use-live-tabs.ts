import { useEffect, useState, type RefObject } from "react"
import { flushSync } from "react-dom"
import type * as LiveTabs from "./tabs-live"

/** Until a press is surely over, in milliseconds: after a tap, the browser sends its click up to 300 ms later. */
const PRESS_MS = 350

const touches = ["pointerover", "touchstart", "focusin", "keydown"]
const releases = ["pointerup", "touchend", "touchcancel"]
const keys = ["ArrowLeft", "ArrowRight", "Home", "End"]

/**
 * The live parts of a row of tabs; null until they are needed, and for good where they can't be had. The first touch
 * asks for them. They take the plain row's place when the focus is in it, and no press: nothing vanishes from under a
 * pointer. The focus stays on its tab, and a long row as far scrolled. Keys that were pressed meanwhile are repeated.
 */
export function useLiveTabs(row: RefObject<HTMLElement | null>): typeof LiveTabs | null {
  const [live, setLive] = useState<typeof LiveTabs | null>(null)

  useEffect(() => {
    const plain = row.current
    if (!plain) return
    const abort = new AbortController()
    const options = { signal: abort.signal, passive: true }
    let press: ReturnType<typeof setTimeout> | "held" | undefined
    let arrived: typeof LiveTabs | null = null
    let isAsked = false
    let early: string[] | null = []

    const swap = () => {
      const focused = document.activeElement
      if (!arrived || press !== undefined || abort.signal.aborted || !plain.contains(focused)) return
      const { scrollLeft } = plain
      const pressed = early ?? []
      // The plain row loses the focus by going.
      early = null
      flushSync(() => setLive(arrived))
      if (row.current) row.current.scrollLeft = scrollLeft
      if (focused) document.getElementById(focused.id)?.focus({ preventScroll: true })
      abort.abort()
      arrived.repeatKeys(pressed, row)
    }
    const keep = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, shiftKey } = event
      if (!early || !keys.includes(key) || altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      early.push(key)
    }
    const load = async () => {
      if (isAsked) return
      isAsked = true
      try {
        arrived = await import("./tabs-live")
        swap()
      } catch (error) {
        early = null
        console.warn("The tabs stay plain ones.", error)
      }
    }
    const hold = () => {
      if (typeof press !== "string") clearTimeout(press)
      press = "held"
    }
    const release = () => {
      if (press === undefined) return
      hold()
      press = setTimeout(() => {
        press = undefined
        swap()
      }, PRESS_MS)
    }

    for (const type of touches) plain.addEventListener(type, () => void load(), options)
    // Not while the browser is still moving the focus.
    plain.addEventListener("focusin", () => setTimeout(swap), options)
    plain.addEventListener("pointerdown", hold, options)
    plain.addEventListener("keydown", keep, { signal: abort.signal })
    plain.addEventListener("focusout", () => early?.splice(0), options)
    for (const type of releases) document.addEventListener(type, release, options)
    // Whoever was quicker than the page's scripts.
    if (plain.contains(document.activeElement)) void load()
    return () => abort.abort()
  }, [row])

  return live
}
