import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { HYDRATED_EVENT } from "./src/boot/signals"

export { wrapPageElement, wrapRootElement } from "./src/root"

/** Presses and forms that the inline script held are repeated now. */
export const onInitialClientRender = () => {
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** Links in view are not fetched ahead: data costs money here. A pointer or finger on a link still fetches it. */
export const disableCorePrefetching = () => true

/** In a transition React hydrates in slices of some milliseconds, and a slow phone answers between them. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    startTransition(() => {
      hydrateRoot(container, element)
    })
  }
