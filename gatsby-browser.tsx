import "./src/styles/global.css"
import { globalHistory } from "@reach/router"
import type { GatsbyBrowser } from "gatsby"
import { hydratePage } from "./src/platform/start/hydrate-page"
import { loadByPath } from "./src/platform/start/load-by-path"
import { tolerateMovedNodes } from "./src/platform/start/moved-nodes"
import { HYDRATED_EVENT } from "./src/lib/constants"
import { hydration } from "./src/lib/hydration"
import { cacheShown, startOffline } from "./src/platform/offline"
import { endPageChange, ignoreStepsWithinPage, startPageChanges } from "./src/shared/page-change"

export { wrapPageElement, wrapRootElement } from "./src/root"

/** Presses and forms that the inline script held are repeated now. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = ({ loadPage }) => {
  startPageChanges(loadPage)
  window.dispatchEvent(new Event(HYDRATED_EVENT))
  // The router notes the place from the next scroll on. Whoever scrolled before and follows a link would come back to the top.
  if (window.scrollY > 0) window.dispatchEvent(new Event("scroll"))
  startOffline((path) => window.___loader.loadPage?.(path))
}

/** Another page is about to be drawn: the server's HTML is not that of its address. */
export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation) hydration.isUnderWay = false
}

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  endPageChange(location.pathname)
  if (prevLocation && prevLocation.pathname !== location.pathname) cacheShown()
}

/** Links in view are not fetched ahead: data costs money here. A pointer or finger on a link still fetches it. */
export const disableCorePrefetching = () => true

/**
 * Another page or part of the same list: the list itself scrolls, where it should (platform/lists/use-scroll-to-top.ts). Going
 * back and forward restores the place.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location
  const { location } = routerProps
  const isSamePage = before?.pathname === location.pathname && before.search !== location.search
  // The router notes how the address was reached; its types don't say so.
  return !isSamePage || ("action" in location && location.action === "POP")
}

const startBuilt = () => {
  loadByPath(window.___loader, window)
  tolerateMovedNodes(Node.prototype)
  ignoreStepsWithinPage(globalHistory)
}

// In production only: `gatsby develop` has no loader on the window, and its pages come without HTML to hydrate.
export const onClientEntry = process.env.NODE_ENV === "production" ? startBuilt : undefined

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? () => hydratePage : undefined
