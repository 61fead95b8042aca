import "./src/styles/global.css"
import type { GatsbyBrowser } from "gatsby"
import { startTransition, type ReactNode } from "react"
import { hydrateRoot } from "react-dom/client"
import { askInOwnTask } from "./src/boot/page-scripts"
import { pause } from "./src/boot/pause"
import { HYDRATED_EVENT } from "./src/boot/signals"

export { wrapPageElement, wrapRootElement } from "./src/root"

/** Presses and forms that the inline script held are repeated now. */
export const onInitialClientRender = () => {
  window.dispatchEvent(new Event(HYDRATED_EVENT))
}

/** Links in view are not fetched ahead: data costs money here. A pointer or finger on a link still fetches it. */
export const disableCorePrefetching = () => true

/**
 * Another page or part of the same list: the list itself scrolls, where it should (hooks/use-scroll-to-top.ts). Going
 * back and forward restores the place.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) => {
  const before = prevRouterProps?.location
  const { location } = routerProps
  const isSamePage = before?.pathname === location.pathname && before.search !== location.search
  // The router notes how the address was reached; its types don't say so.
  return !isSamePage || ("action" in location && location.action === "POP")
}

/**
 * Gatsby has been set up. What follows, the page's data and its scripts, is asked for in tasks of their own. Gatsby
 * waits for the promise, though its types don't say so.
 */
const startBuilt = (): Promise<void> => {
  askInOwnTask(window.asyncRequires)
  return pause()
}

/** In a transition React hydrates in slices of some milliseconds, and a slow phone answers between them. */
const hydrateInSlices = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    hydrateRoot(container, element)
  })
}

/*
 * These two are for production only: `gatsby develop` has no `window.asyncRequires`, and its pages come without HTML to
 * hydrate. It shows what is wrong with the content instead.
 */
export const onClientEntry =
  process.env.NODE_ENV === "production"
    ? startBuilt
    : () => import("./src/dev/problem-dialog").then(({ showContentProblems }) => showContentProblems())

export const replaceHydrateFunction = process.env.NODE_ENV === "production" ? hydrateInSlices : undefined
