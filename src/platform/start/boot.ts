/**
 * The inline script at the end of every page. It loads the bundles when the browser is idle after `load`, or on the
 * first pointer, key or focus event; in save-data mode only on such an event, except for links and the menu. Measured
 * on a page of pictures, median of five:
 *
 * | How scripts load          | LCP ms | main thread ms | requests | JS KB before interaction |
 * | ------------------------- | ------ | -------------- | -------- | ------------------------ |
 * | Gatsby's default          | 1532   | 719            | 17       | 116                      |
 * | idle after load           | 757    | 665            | 17       | 116                      |
 * | first interaction         | 773    | 308            | 10       | 0                        |
 * | no scripts                | 762    | 317            | 10       | 0                        |
 *
 * Until hydration, button clicks and form submits are queued. If a script fails, the page falls back to the version
 * without JavaScript, which unsupported browsers always get. Every import adds to the HTML of every page.
 */
import {
  HYDRATED_EVENT,
  LIST_QUERY_ATTRIBUTE,
  NOT_HYDRATED_ATTRIBUTE,
  SAVE_DATA_ATTRIBUTE,
  SCRIPTS_ATTRIBUTE,
  USER_EVENTS,
} from "../../lib/constants"

/** The JSON in `#boot-scripts` (`scripts-slice.ts`). */
export interface SiteScripts {
  hash: string
  /** In execution order. */
  bundles: string[]
}

/** The JSON in `#boot-page` (`document.tsx`). */
export interface PageScripts {
  /** Gatsby's path, e.g. "/services". */
  pagePath: string
}

export function boot(window: Window & typeof globalThis): void {
  const { document } = window
  const root = document.documentElement
  // Set by `head-entry.ts` in supported browsers.
  if (!root.hasAttribute(SCRIPTS_ATTRIBUTE)) {
    showNoScript(document)
    return
  }

  const readText = (id: string) => {
    const element = document.getElementById(id)
    return element && element.textContent
  }
  const read = (id: string): unknown => JSON.parse(readText(id) || "{}")
  // Safe casts: the build writes both JSON blocks from these types.
  const site = read("boot-scripts") as SiteScripts
  Object.assign(window, {
    pagePath: (read("boot-page") as PageScripts).pagePath,
    ___webpackCompilationHash: site.hash,
    ___chunkMapping: {},
  })

  deferOffscreenImages(window)
  // Set by `save-data/inline.ts`.
  const savesData = root.hasAttribute(SAVE_DATA_ATTRIBUTE)

  /** Queued buttons and forms; the function replays the action or drops it. */
  const queued = new Map<Element, (isReplayed: boolean) => void>()
  let isHydrated = false
  /** Whether React can't handle the element's events yet. */
  const mustWait = (element: Element) =>
    root.hasAttribute(SCRIPTS_ATTRIBUTE) && (!isHydrated || element.closest(`[${NOT_HYDRATED_ATTRIBUTE}]`))

  /**
   * Queues an action, once per element; `pressed` is the button to show as busy (`global.css`), null for the Enter key.
   */
  const queue = (element: Element, pressed: Element | null, repeat: () => void) => {
    const settle = queued.get(element)
    if (settle) settle(false)
    // Moves it to the end: of several tabs, the last one pressed stays chosen.
    queued.delete(element)
    if (pressed) pressed.setAttribute("aria-busy", "true")
    queued.set(element, (isReplayed) => {
      if (pressed) pressed.removeAttribute("aria-busy")
      if (isReplayed) repeat()
    })
    start()
  }

  /** Queues clicks on buttons that neither submit nor reset a form. */
  const queuePress = (event: Event) => {
    const button = event.target instanceof window.Element ? event.target.closest("button") : null
    if (!button || button.type !== "button" || !mustWait(button)) return
    event.preventDefault()
    event.stopPropagation()
    queue(button, button, () => button.click())
  }

  /** Queues submits, which the browser has already validated. */
  const queueSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof window.HTMLFormElement) || !mustWait(form)) return
    event.preventDefault()
    event.stopPropagation()
    // Safari before 16 has no `requestSubmit`; all forms have a button.
    queue(form, submitter, () => (submitter ? submitter.click() : form.requestSubmit?.()))
  }

  const release = () => {
    isHydrated = true
    window.removeEventListener("error", onLoadError, true)
    window.removeEventListener("unhandledrejection", onLoadError)
    root.setAttribute(SCRIPTS_ATTRIBUTE, "")
    for (const [element, settle] of queued) {
      if (mustWait(element)) continue
      queued.delete(element)
      settle(true)
    }
  }

  /** Switches to the page without JavaScript, and submits queued forms that have an `action`. */
  const fallBack = () => {
    if (!root.hasAttribute(SCRIPTS_ATTRIBUTE)) return
    root.removeAttribute(SCRIPTS_ATTRIBUTE)
    for (const [element, settle] of queued) settle(element.hasAttribute("action"))
    queued.clear()
  }

  /**
   * Falls back if a bundle, a chunk or the page's data failed to load or to run; failed pictures don't count. Chromium
   * rejects a promise with a `DOMException` when a view transition ends early, which Gatsby's loader never does.
   */
  const onLoadError = ({ target, reason }: Event & { reason?: unknown }) => {
    if (target === window ? !(reason instanceof window.DOMException) : target instanceof window.HTMLScriptElement)
      fallBack()
  }

  window.addEventListener("error", onLoadError, true)
  window.addEventListener("unhandledrejection", onLoadError)
  document.addEventListener("click", queuePress, true)
  document.addEventListener("submit", queueSubmit, true)
  window.addEventListener(HYDRATED_EVENT, release)

  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const name of USER_EVENTS) window.removeEventListener(name, onUserEvent, true)
    for (const src of site.bundles || []) {
      const script = document.createElement("script")
      script.src = src
      // They download in parallel and run in order, each in its own task.
      script.async = false
      document.body.append(script)
    }
  }

  /** In save-data mode, links and disclosures load no scripts, because they work without. */
  const onUserEvent = ({ target }: Event) => {
    if (!savesData || !(target instanceof window.Element && target.closest("a[href], summary"))) start()
  }

  // Only scripts can show the requested list, so there is no paint to wait for.
  if (root.hasAttribute(LIST_QUERY_ATTRIBUTE)) {
    start()
    return
  }
  for (const name of USER_EVENTS) window.addEventListener(name, onUserEvent, { capture: true, passive: true })
  if (savesData) return

  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  window.addEventListener("load", whenIdle)
}

/** Shows the content of `<noscript>`: an old browser runs this script, so it hides that content. */
function showNoScript(document: Document): void {
  for (const element of Array.from(document.querySelectorAll("body noscript"))) {
    // Browsers that run scripts parse its content as text.
    element.insertAdjacentHTML("afterend", element.textContent || "")
  }
}

/**
 * Removes `data-untouched` on the first scroll or interaction; until then `global.css` hides distant pictures of lists.
 */
function deferOffscreenImages(window: Window & typeof globalThis): void {
  const { dataset } = window.document.documentElement
  const touched = () => {
    delete dataset.untouched
  }
  for (const name of [...USER_EVENTS, "scroll"])
    window.addEventListener(name, touched, { capture: true, once: true, passive: true })
}
