import { navigate } from "gatsby"
import { atom, getDefaultStore } from "jotai"
import { fieldOf } from "../lib/field-of"

/** A press that shows nothing for this long, in milliseconds, looks like one that was not noticed. */
export const LATE_MS = 300

/** What the page is that was asked for and is not there yet: "asked", and "late" after `LATE_MS`. */
export const pageChangeAtom = atom<"asked" | "late" | null>(null)

/** Gives what Gatsby makes a page of; where it can't, it rejects or gives something else. */
type LoadPage = (address: string) => Promise<unknown>

let loadPage: LoadPage | undefined
/** The page that is on its way. */
let target: URL | undefined
/** What was pressed for it. */
let pressed: Element | undefined
let timer: ReturnType<typeof setTimeout> | undefined
/** Path of the page that is shown. */
let shown: string | undefined

const show = (change: "asked" | "late" | null) => getDefaultStore().set(pageChangeAtom, change)

/**
 * Once React has taken over, pages are asked for here.
 *
 * @param load Gatsby's `loadPage`, which its types leave open
 */
export function startPageChanges(load: unknown): void {
  if (!isLoader(load))
    throw new TypeError("Gatsby gives its loader in a new way: src/shared/page-change.ts can't use it.")
  loadPage = load
  // Back or forward: a page that comes after that is not gone to any more, and one that the browser kept is still.
  for (const sign of ["popstate", "pageshow"]) window.addEventListener(sign, forget)
  // The router could not get the page that back or forward leads to: the address is there, the page is not.
  window.addEventListener("unhandledrejection", () => {
    if (shown !== window.location.pathname) window.location.reload()
  })
}

const isLoader = (value: unknown): value is LoadPage => typeof value === "function"

/** The page at `pathname` is shown now. */
export function endPageChange(pathname: string): void {
  shown = pathname
  if (target?.pathname === pathname) forget()
}

function forget(): void {
  clearTimeout(timer)
  pressed?.removeAttribute("aria-busy")
  pressed = target = undefined
  show(null)
}

/**
 * Opens a page of the site once all of it has come. Meanwhile another can be asked for: the last one counts. One that
 * doesn't come, or whose scripts or data are those of another build, is loaded whole.
 *
 * @param link what was pressed
 * @returns false where there is nothing to wait for: the router is to do it
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
    // The router takes no address with a host.
    if (isWhole(resources)) void navigate(url.href.slice(url.origin.length))
    else window.location.assign(url)
  }
  loadPage(url.pathname + url.search).then(open, () => open())
  return true
}

/** The same for what is no link. */
export function goTo(address: string): void {
  if (!openPage(address)) void navigate(address)
}

/** Whether these are a page's scripts and data, and not cut short or those of another version of the site. */
const isWhole = (resources: unknown): boolean =>
  fieldOf(resources, "status") !== "error" && Boolean(fieldOf(fieldOf(resources, "json"), "pageContext"))
