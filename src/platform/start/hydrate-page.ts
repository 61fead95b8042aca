import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { hydration } from "../../browser/hydration"

/** Time after the first render that still counts as hydration, because effects render later. */
const SETTLING_MS = 1000

/**
 * Hydrates the server's HTML. If that fails, it restores the HTML, which works like the page without JavaScript; React
 * would leave an empty page. The transition hydrates in slices, so that slow phones respond in between.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  // On failure React removes these nodes but keeps their content.
  let served = Array.from(container.childNodes)
  hydration.isUnderWay = true
  const settle = () => {
    hydration.isUnderWay = false
    served = []
  }
  window.addEventListener(HYDRATED_EVENT, () => setTimeout(settle, SETTLING_MS), { once: true })

  const onUncaughtError = (error: unknown) => {
    console.error("This page could not be shown.", error)
    if (!hydration.isUnderWay) return
    // Clones, because React's event listeners are attached to the original nodes.
    const copies = served.map((node) => node.cloneNode(true))
    settle()
    queueMicrotask(() => {
      container.replaceChildren(...copies)
      // Makes `boot.ts` drop its queue.
      window.dispatchEvent(new Event("error"))
      document.documentElement.removeAttribute(SCRIPTS_ATTRIBUTE)
    })
  }
  // React's default reports to the window, where `boot.ts` would see a failed script.
  const onRecoverableError = (error: unknown) => console.error("React re-rendered a part of this page.", error)

  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError, onRecoverableError })
  })
}
