import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HYDRATED_EVENT, SCRIPTS_ATTRIBUTE } from "../../lib/constants"
import { hydration } from "../../lib/hydration"

/**
 * Time after the first render that still counts as hydration, in milliseconds: effects run after the render, and their
 * updates render later still.
 */
const SETTLING_MS = 1000

/**
 * Hydrates the server's HTML. If hydration fails, the HTML is restored and works like the page without JavaScript:
 * complete, with links that load the next page. React itself would leave an empty page or an error screen.
 *
 * In a transition React hydrates in slices of a few milliseconds, so a slow phone can respond in between.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  // On failure React removes these nodes from the container, but leaves their content intact.
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
      // Tells the inline script to drop its queue of clicks and submits, if it still has one (`boot.ts`).
      window.dispatchEvent(new Event("error"))
      document.documentElement.removeAttribute(SCRIPTS_ATTRIBUTE)
    })
  }
  // React's default reports to the window, where the inline script would take it for a lost script.
  const onRecoverableError = (error: unknown) => console.error("React has drawn a part of this page anew.", error)

  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError, onRecoverableError })
  })
}
