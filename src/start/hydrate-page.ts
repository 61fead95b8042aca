import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { showPlainPage } from "./plain-page"
import { HYDRATED_EVENT } from "../lib/constants"
import { takeover } from "../lib/takeover"

/**
 * How long the takeover lasts after the first render, in milliseconds: effects run after it, and what they change is
 * drawn after them.
 */
const SETTLING_MS = 1000

/**
 * Lets React take over the HTML that the server sent. Where that fails, the HTML comes back, as the page that needs no
 * scripts: complete, with links that load the next page. React itself would leave nothing, or an error screen.
 *
 * In a transition React hydrates in slices of some milliseconds, and a slow phone answers between them.
 */
export function hydratePage(element: ReactNode, container: Element): void {
  // React takes these out and leaves what is in them.
  let served = Array.from(container.childNodes)
  takeover.isUnderWay = true
  const settle = () => {
    takeover.isUnderWay = false
    served = []
  }
  window.addEventListener(HYDRATED_EVENT, () => setTimeout(settle, SETTLING_MS), { once: true })

  const onUncaughtError = (error: unknown) => {
    console.error("This page could not be shown.", error)
    if (!takeover.isUnderWay) return
    // Copies: React's handlers are fastened to the nodes themselves.
    const copies = served.map((node) => node.cloneNode(true))
    settle()
    queueMicrotask(() => {
      container.replaceChildren(...copies)
      // The inline script lets go of what it holds, if it still does (`boot.ts`).
      window.dispatchEvent(new Event("error"))
      showPlainPage()
    })
  }

  startTransition(() => {
    hydrateRoot(container, element, { onUncaughtError })
  })
}
