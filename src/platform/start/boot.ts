/**
 * The inline script at the end of every page. It decides *when* the site's bundles are requested.
 *
 * The page is complete HTML, so the bundles can wait: they load when the browser is idle after `load`, or immediately on
 * the first pointer, key or focus event. In save-data mode they load on that first interaction only, and not for
 * following a link or opening the menu. Measured on this stack, one page of pictures, median of
 * five in one run:
 *
 * | How scripts load                          | LCP ms | main thread ms | requests | JS KB before interaction |
 * | ----------------------------------------- | ------ | -------------- | -------- | ------------------------ |
 * | Gatsby's default                          | 1532   | 719            | 17       | 116                      |
 * | idle after load                           | 757    | 665            | 17       | 116                      |
 * | first sign of interaction                 | 773    | 308            | 10       | 0                        |
 * | the same page without scripts             | 762    | 317            | 10       | 0                        |
 *
 * Before hydration, links navigate natively, typed text stays in its field, and button clicks and form submits are queued
 * and replayed after hydration. If a script fails to load or to run, the page falls back to the
 * version for visitors without JavaScript. A browser that the scripts are not written for never leaves that version, and
 * loads none.
 *
 * Compiled to a single ES2018 script (`build.ts`) and put into the HTML by `scripts-slice.ts`: every import here adds
 * to the HTML of every page.
 */
import {
  HYDRATED_EVENT,
  LIST_QUERY_ATTRIBUTE,
  NOT_HYDRATED_ATTRIBUTE,
  SAVE_DATA_ATTRIBUTE,
  SCRIPTS_ATTRIBUTE,
  SIGNS_OF_USE,
} from "../../lib/constants"

/** The JSON in `#boot-scripts`, the same on every page (`scripts-slice.ts`). */
export interface SiteScripts {
  /** Gatsby's hash of this build. */
  hash: string
  /** URLs of the bundles, in execution order. */
  bundles: string[]
}

/** The JSON in `#boot-page` (`document.tsx`). */
export interface PageScripts {
  /** Gatsby's path of the page, e.g. "/services". */
  pagePath: string
}

export function boot(window: Window & typeof globalThis): void {
  const { document } = window
  const root = document.documentElement
  // Set in the head (`head-entry.ts`).
  if (!root.hasAttribute(SCRIPTS_ATTRIBUTE)) {
    showNoScript(document)
    return
  }

  const textOf = (id: string) => {
    const element = document.getElementById(id)
    return element && element.textContent
  }
  const read = (id: string): unknown => JSON.parse(textOf(id) || "{}")
  // Safe casts: the build writes both JSON blocks from these types.
  const site = read("boot-scripts") as SiteScripts
  Object.assign(window, {
    pagePath: (read("boot-page") as PageScripts).pagePath,
    ___webpackCompilationHash: site.hash,
    ___chunkMapping: {},
  })

  deferOffscreenImages(window)
  // Set in the head (`save-data/inline.ts`).
  const savesData = root.hasAttribute(SAVE_DATA_ATTRIBUTE)

  // --- queue early clicks and submits -------------------------------------------------------------------
  /** Ends the wait of each button and form, and replays its action or not; once each, however often it was clicked. */
  const queued = new Map<Element, (again: boolean) => void>()
  let isHydrated = false
  /** Whether scripts will come that React can't hear the element without: nothing of the page yet, or not this part. */
  const mustWait = (element: Element) =>
    root.hasAttribute(SCRIPTS_ATTRIBUTE) && (!isHydrated || element.closest(`[${NOT_HYDRATED_ATTRIBUTE}]`))

  /** @param pressed the button, which shows from now on that it was heard (`global.css`); null for the Enter key */
  const queue = (element: Element, pressed: Element | null, repeat: () => void) => {
    const settle = queued.get(element)
    if (settle) settle(false)
    // To the end: of several tabs, the one that was pressed last stays chosen.
    queued.delete(element)
    if (pressed) pressed.setAttribute("aria-busy", "true")
    queued.set(element, (again) => {
      if (pressed) pressed.removeAttribute("aria-busy")
      if (again) repeat()
    })
    start()
  }

  /** Handles buttons that neither submit nor reset a form: they do nothing without scripts. */
  const queuePress = (event: Event) => {
    const button = event.target instanceof window.Element ? event.target.closest("button") : null
    if (!button || button.type !== "button" || !mustWait(button)) return
    event.preventDefault()
    event.stopPropagation()
    queue(button, button, () => button.click())
  }

  /** Handles submits: the browser has already validated the fields, so only the submission waits. */
  const queueSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof window.HTMLFormElement) || !mustWait(form)) return
    event.preventDefault()
    event.stopPropagation()
    // Safari knows `requestSubmit` from 16 on only; all forms of this site have a button.
    queue(form, submitter, () => (submitter ? submitter.click() : form.requestSubmit?.()))
  }

  const release = () => {
    isHydrated = true
    window.removeEventListener("error", onLoss, true)
    window.removeEventListener("unhandledrejection", onLoss)
    root.setAttribute(SCRIPTS_ATTRIBUTE, "")
    for (const [element, settle] of queued) {
      if (mustWait(element)) continue
      queued.delete(element)
      settle(true)
    }
  }

  // --- fall back when a script fails --------------------------------------------------------------------
  /** Switches to the page without JavaScript, which queues nothing, and submits the queued forms that have an `action`. */
  const fallBack = () => {
    if (!root.hasAttribute(SCRIPTS_ATTRIBUTE)) return
    root.removeAttribute(SCRIPTS_ATTRIBUTE)
    for (const [element, settle] of queued) settle(element.hasAttribute("action"))
    queued.clear()
  }

  /**
   * A bundle or page chunk failed to load, or (when the target is the window) an old browser could not parse or run it,
   * or Gatsby could not load the page's data, so it will not hydrate. A picture that fails to load changes nothing. Nor
   * does a fade from the last document that ends early: Chromium rejects a promise then that nobody can catch. Its reason
   * is a `DOMException`, of which Gatsby's loader has none.
   */
  const onLoss = ({ target, reason }: Event & { reason?: unknown }) => {
    if (target === window ? !(reason instanceof window.DOMException) : target instanceof window.HTMLScriptElement)
      fallBack()
  }

  window.addEventListener("error", onLoss, true)
  window.addEventListener("unhandledrejection", onLoss)
  document.addEventListener("click", queuePress, true)
  document.addEventListener("submit", queueSubmit, true)
  window.addEventListener(HYDRATED_EVENT, release)

  // --- load the bundles ---------------------------------------------------------------------------------
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, onSign, true)
    for (const src of site.bundles || []) {
      const script = document.createElement("script")
      script.src = src
      // The bundles download in parallel and run in order, each in its own task.
      script.async = false
      document.body.append(script)
    }
  }

  /** Links and native disclosures, such as the menu, work without scripts: while data is saved, using one loads none. */
  const onSign = ({ target }: Event) => {
    if (!savesData || !(target instanceof window.Element && target.closest("a[href], summary"))) start()
  }

  // Only scripts can show the list that this URL asks for: no paint is worth waiting for.
  if (root.hasAttribute(LIST_QUERY_ATTRIBUTE)) {
    start()
    return
  }
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, onSign, { capture: true, passive: true })
  if (savesData) return

  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 })
    else setTimeout(start, 200)
  }
  // The script stands in the HTML: the page has never loaded yet.
  window.addEventListener("load", whenIdle)
}

/** A browser that is too old for the scripts runs some, so it shows nothing of what stands in `<noscript>` by itself. */
function showNoScript(document: Document): void {
  for (const element of Array.from(document.querySelectorAll("body noscript"))) {
    // Its markup, which a browser that runs scripts takes for text.
    element.insertAdjacentHTML("afterend", element.textContent || "")
  }
}

/**
 * The page starts as `<html data-untouched>` and keeps the attribute until the first scroll or interaction: until then,
 * a list with many pictures does not load those far below (`global.css`). Native lazy loading would fetch two screens
 * of pictures for a visitor who only looks at the first.
 */
function deferOffscreenImages(window: Window & typeof globalThis): void {
  const { dataset } = window.document.documentElement
  const touched = () => {
    delete dataset.untouched
  }
  for (const sign of [...SIGNS_OF_USE, "scroll"])
    window.addEventListener(sign, touched, { capture: true, once: true, passive: true })
}
