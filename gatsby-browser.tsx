import "./src/styles/global.css"
import { globalHistory } from "@reach/router"
import type { GatsbyBrowser } from "gatsby"
import { hydratePage } from "./src/platform/start/hydrate-page"
import { isStaleDocument, loadByPath } from "./src/platform/start/load-by-path"
import { tolerateTranslatedNodes } from "./src/browser/translator-dom-patch"
import { HYDRATED_EVENT } from "./src/lib/constants"
import { hydration } from "./src/browser/hydration"
import { cacheShown, startOffline } from "./src/platform/offline"
import { endPageChange, ignoreStepsWithinPage, startPageChanges } from "./src/shared/page-change"

export { wrapPageElement, wrapRootElement } from "./src/root"

/** The inline script replays its queued clicks and submits now. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = ({ loadPage }) => {
  startPageChanges(loadPage)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  // The router saves the position only on scroll events: without one, going back would return to the top.
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"))
  startOffline((path) => window.___loader.loadPage?.(path))
}

/** The server's HTML is no longer that of the URL. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) hydration.isUnderWay = false
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endPageChange(location.pathname)
  if (prevLocation && prevLocation.pathname !== location.pathname) cacheShown()
}

/** No prefetching of visible links, because data costs money here; hover and touch still prefetch. */
export const disableCorePrefetching = () => true

/** A list scrolls by itself (src/shared/use-scroll-to-top.ts). Back and forward restore the position. */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location
  const { location } = routerProps
  const isSamePage = before?.pathname === location.pathname && before.search !== location.search
  // Missing in the router's types.
  return !isSamePage || ("action" in location && location.action === "POP")
}

const startBuilt = () => {
  if (isStaleDocument(location, performance.getEntriesByType("navigation"))) {
    location.reload()
    // Gatsby waits for it, and starts nothing before the document is replaced.
    return new Promise(() => undefined)
  }
  loadByPath(window.___loader, window)
  tolerateTranslatedNodes(Node.prototype)
  ignoreStepsWithinPage(globalHistory)
}

// In production only: `gatsby develop` has no loader on the window and no HTML to hydrate.
export const onClientEntry = process.env.NODE_ENV === "production" ? startBuilt : undefined

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydratePage : undefined
