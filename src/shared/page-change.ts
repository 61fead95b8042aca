import { navigate } from "gatsby"
import { atom, getDefaultStore } from "jotai"
import { getProperty } from "../lib/get-property"
import { matchesMedia } from "../browser/media-query"

/** Without feedback for this long, a click seems to have been ignored. */
export const LATE_MS = 300

const FADE_MS = 150

/** "asked", then "late" after `LATE_MS`; null without a navigation in progress. */
export const pageChangeAtom = atom<"asked" | "late" | null>(null)

/** Resolves to Gatsby's page resources; on failure it rejects or resolves to something else. */
type LoadPage = (address: string) => Promise<unknown>

let loadPage: LoadPage | undefined
let target: URL | undefined
let pressed: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let shown: string | undefined

const show = (change: "asked" | "late" | null) => getDefaultStore().set(pageChangeAtom, change)

/**
 * Starts handling navigation, after hydration.
 * @param load Gatsby's untyped `loadPage`
 */
export function startPageChanges(load: unknown): void {
  if (!isLoader(load)) throw new TypeError("Gatsby's loader has changed: src/shared/page-change.ts")
  loadPage = load
  // Back, forward and bfcache restores cancel a navigation in progress.
  for (const sign of ["popstate", "pageshow"]) window.addEventListener(sign, forget)
  // The router failed to load the page for a step back or forward: the URL has changed, the page has not.
  window.addEventListener("unhandledrejection", () => {
    if (shown !== window.location.pathname) window.location.reload()
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
  shown = pathname
  if (target?.pathname !== pathname) return
  forget()
  if (matchesMedia("(prefers-reduced-motion: reduce)")) return
  document.querySelector("main")?.animate([{ opacity: 0 }, { opacity: 1 }], FADE_MS)
}

function forget(): void {
  clearTimeout(timer)
  pressed?.removeAttribute("aria-busy")
  pressed = target = undefined
  show(null)
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
    forget()
    return false
  }
  if (url.href === target?.href) return true

  forget()
  target = url
  pressed = link
  show("asked")
  timer = setTimeout(() => {
    link?.setAttribute("aria-busy", "true")
    show("late")
  }, LATE_MS)

  const open = (resources?: unknown) => {
    if (target !== url) return
    // The router takes a path without the origin.
    if (isWhole(resources)) void navigate(url.href.slice(url.origin.length))
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
  target?.pathname === pathname ? target.search : window.location.search

const isWhole = (resources: unknown): boolean =>
  getProperty(resources, "status") !== "error" && Boolean(getProperty(getProperty(resources, "json"), "pageContext"))
