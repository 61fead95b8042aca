import { navigate } from "gatsby"
import { atom, getDefaultStore } from "jotai"
import { fieldOf } from "../lib/field-of"
import { matchesMedia } from "../lib/media-query"

/** Time without visible feedback, in milliseconds, after which a click seems to have been ignored. */
export const LATE_MS = 300

/** Time in which a new page fades in, in milliseconds. */
const FADE_MS = 150

/** State of the navigation in progress: "asked", then "late" after `LATE_MS`; null if there is none. */
export const pageChangeAtom = atom<"asked" | "late" | null>(null)

/** Resolves to the page's resources in Gatsby's format; on failure it rejects or resolves to something else. */
type LoadPage = (address: string) => Promise<unknown>

let loadPage: LoadPage | undefined
/** The URL that is loading. */
let target: URL | undefined
/** The link that was clicked. */
let pressed: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** Path of the rendered page. */
let shown: string | undefined

const show = (change: "asked" | "late" | null) => getDefaultStore().set(pageChangeAtom, change)

/**
 * Starts handling navigation; called after hydration.
 *
 * @param load Gatsby's `loadPage`, which its types leave open
 */
export function startPageChanges(load: unknown): void {
  if (!isLoader(load)) throw new TypeError("Gatsby's loader has changed: src/shared/page-change.ts")
  loadPage = load
  // Back, forward and restores from the bfcache cancel a navigation in progress.
  for (const sign of ["popstate", "pageshow"]) window.addEventListener(sign, forget)
  // The router could not load the page for a step back or forward: the URL has changed, the page has not.
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
 * Keeps back, forward and fragments within the open page from the router; the browser scrolls by itself. The router would
 * change its context, and React drops the HTML of a part that waits for its scripts when a context around it changes.
 */
export function ignoreStepsWithinPage<Change extends RouterChange>(history: {
  listen: (listener: (change: Change) => void) => () => void
}): void {
  const { listen } = history
  const addressOf = ({ pathname, search }: RouterChange["location"]) => pathname + search
  let open = addressOf(window.location)
  history.listen = (listener) =>
    listen((change) => {
      const address = addressOf(change.location)
      if (change.action === "POP" && address === open) return
      open = address
      listener(change)
    })
}

/** Marks the page at `pathname` as rendered; a page that was opened by a link fades in. */
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
 * Opens a page of the site after all its resources have loaded. If another is opened meanwhile, the last one wins. If
 * loading fails, or returns resources of another build, the document is loaded instead.
 *
 * @param link the clicked link
 * @returns false if there is nothing to load: the router should navigate
 */
export function openPage(address: string, link?: Element): boolean {
  const url = new URL(address, window.location.href)
  if (!loadPage || url.pathname === window.location.pathname) return false
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

/** Opens a page from code, without a link. */
export function goTo(address: string): void {
  if (!openPage(address)) void navigate(address)
}

/** Whether these are complete resources of a page, of this build. */
const isWhole = (resources: unknown): boolean =>
  fieldOf(resources, "status") !== "error" && Boolean(fieldOf(fieldOf(resources, "json"), "pageContext"))
