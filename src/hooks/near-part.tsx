import { lazy, Suspense, useEffect, type ComponentType } from "react"
import { showPlainPage } from "../boot/plain-page"
import { asksTwice } from "./lazy-part"

/** How near to the screen the part is when its scripts are asked for. */
const NEAR = "600px"

/** First signs that somebody wants something of the part. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const

/**
 * A part of the page far down, whose scripts most visits don't need. It stands in the server's HTML like everything
 * else; React leaves it alone until it comes near to the screen or is touched, and takes it over then. Buttons that are
 * pressed in between are pressed again afterwards. After a change of page by the router, where there is no such HTML,
 * it is loaded at once. Should it not arrive, its HTML stays, and the page becomes the one that needs no scripts.
 *
 * What stands above it must not change while it waits: React would have to draw it anew without having it.
 *
 * @param slot the `data-slot` of the part's outermost element
 */
export function nearPart<Props extends object>(
  slot: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const element = typeof document === "undefined" ? null : document.querySelector(`[data-slot="${slot}"]`)
    const repeatPresses = element ? holdPresses(element) : () => {}
    if (element) await isWanted(element)
    const Loaded = await asksTwice(load).catch((error: unknown) => {
      console.warn(`The scripts of "${slot}" did not arrive; it stays as it is.`, error)
      showPlainPage()
      return new Promise<never>(() => {})
    })
    return {
      default: function NearPart(props: Props) {
        useEffect(repeatPresses, [])
        return <Loaded {...props} />
      },
    }
  })
  return function NearPart(props: Props) {
    return (
      <Suspense>
        <Part {...props} />
      </Suspense>
    )
  }
}

/** Both listen above React, which swallows what happens to a part that it has not taken over. */
const ABOVE = { capture: true, passive: true }

function isWanted(element: Element): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      observer.disconnect()
      for (const sign of SIGNS) window.removeEventListener(sign, onSign, ABOVE)
      resolve()
    }
    const onSign = ({ target }: Event) => {
      if (target instanceof Element && element.contains(target)) done()
    }
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && done(), {
      rootMargin: NEAR,
    })
    observer.observe(element)
    for (const sign of SIGNS) window.addEventListener(sign, onSign, ABOVE)
  })
}

/** Keeps presses of buttons until somebody is there to hear them; what it gives presses them again. */
function holdPresses(element: Element): () => void {
  const held = new Set<HTMLButtonElement>()
  const hold = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest("button") : null
    if (!button || !element.contains(button)) return
    event.preventDefault()
    event.stopPropagation()
    held.add(button)
  }
  window.addEventListener("click", hold, true)
  return () => {
    window.removeEventListener("click", hold, true)
    for (const button of held) {
      if (button.isConnected) button.click()
    }
    held.clear()
  }
}
