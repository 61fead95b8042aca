import { navigate } from "gatsby"
import { atom, getDefaultStore } from "jotai"
import { getProperty } from "../lib/get-property"
import { matchesMedia } from "../browser/media-query"

/** After this time without feedback, a click seems to have been ignored. */
export const SLOW_AFTER_MS = 300

const FADE_MS = 150

/** "loading", then "slow" after `SLOW_AFTER_MS`; null without a navigation in progress. */
export const pageChangeAtom = atom<"loading" | "slow" | null>(null)

/** Resolves to Gatsby's page resources; on failure it rejects or resolves to something else. */
type LoadPage = (address: string) => Promise<unknown>

let loadPage: LoadPage | undefined
let targetUrl: URL | undefined
let clickedLink: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let renderedPath: string | undefined

const setPageChange = (change: "loading" | "slow" | null) => getDefaultStore().set(pageChangeAtom, change)

/**
 * Starts handling navigation, after hydration.
 * @param load Gatsby's untyped `loadPage`
 */
export function startPageChanges(load: unknown): void {
  if (!isLoader(load)) throw new TypeError("Gatsby's loader has changed: src/shared/page-change.ts")
  loadPage = load
  // Back, forward and bfcache restores cancel a navigation in progress.
  for (const name of ["popstate", "pageshow"]) window.addEventListener(name, cancelPageChange)
  // The router failed to load the page for a step back or forward: the URL has changed, the page has not.
  window.addEventListener("unhandledrejection", () => {
    if (renderedPath !== window.location.pathname) window.location.reload()
  })
}

const isLoader = (value: unknown): value is LoadPage => typeof value === "function"

interface RouterChange {
  location: { pathname: string; search: string }
  action: string
}

/**
 * Hides history steps within the open page from the router; the browser scrolls by itself. The router would change its
 * context, and React drops the server HTML of a dehydrated boundary when a context around it changes.
 */
export function ignoreStepsWithinPage<Change extends RouterChange>(history: {
  listen: (listener: (change: Change) => void) => () => void
}): void {
  const { listen } = history
  const toPath = ({ pathname, search }: RouterChange["location"]) => pathname + search
  let open = toPath(window.location)
  history.listen = (listener) =>
    listen((change) => {
      const address = toPath(change.location)
      if (change.action === "POP" && address === open) return
      open = address
      listener(change)
    })
}

/** Marks a page as rendered; after a click on a link it fades in. */
export function endPageChange(pathname: string): void {
  renderedPath = pathname
  if (targetUrl?.pathname !== pathname) return
  cancelPageChange()
  if (matchesMedia("(prefers-reduced-motion: reduce)")) return
  document.querySelector("main")?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
}

function cancelPageChange(): void {
  clearTimeout(timer)
  clickedLink?.removeAttribute("aria-busy")
  clickedLink = targetUrl = undefined
  setPageChange(null)
}

/**
 * Opens a page after its resources have loaded; a later call wins. If loading fails, or returns another build's
 * resources, the document is loaded instead.
 * @param link the clicked link
 * @returns false if there is nothing to load: the router should navigate
 */
export function openPage(address: string, link?: Element): boolean {
  const url = new URL(address, window.location.href)
  if (!loadPage || url.pathname === window.location.pathname) {
    cancelPageChange()
    return false
  }
  if (url.href === targetUrl?.href) return true

  cancelPageChange()
  targetUrl = url
  clickedLink = link
  setPageChange("loading")
  timer = setTimeout(() => {
    link?.setAttribute("aria-busy", "true")
    setPageChange("slow")
  }, SLOW_AFTER_MS)

  const open = (resources?: unknown) => {
    if (targetUrl !== url) return
    // The router takes a path without the origin.
    if (isComplete(resources)) void navigate(url.href.slice(url.origin.length))
    else window.location.assign(url)
  }
  loadPage(url.pathname + url.search).then(open, () => open())
  return true
}

export function goTo(address: string, link?: Element): void {
  if (!openPage(address, link)) void navigate(address)
}

/** Returns the query string of the address; of the page that is being opened, if that has this path. */
export const getCurrentSearch = (pathname: string): string =>
  targetUrl?.pathname === pathname ? targetUrl.search : window.location.search

const isComplete = (resources: unknown): boolean =>
  getProperty(resources, "status") !== "error" && Boolean(getProperty(getProperty(resources, "json"), "pageContext"))
