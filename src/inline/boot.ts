/**
 * The few lines of script that every page carries inline. They decide *when* the site's scripts are asked for.
 *
 * The page is complete HTML, so nothing of the bundles is requested before the largest picture is painted:
 * scripts start when the browser is idle after `load`, or at once on the first pointer, key or focus. Whoever
 * saves data gets them on that first sign of interaction only. Measured on this stack, one page of pictures,
 * median of five in one run (budgets.md):
 *
 * | How scripts load                          | LCP ms | main thread ms | requests | JS KB before interaction |
 * | ----------------------------------------- | ------ | -------------- | -------- | ------------------------ |
 * | Gatsby's default                          | 1532   | 719            | 17       | 116                      |
 * | idle after load                           | 757    | 665            | 17       | 116                      |
 * | first sign of interaction                 | 773    | 308            | 10       | 0                        |
 * | the same page without scripts             | 762    | 317            | 10       | 0                        |
 *
 * Until React has taken over, links navigate by themselves, typing stays in its field, and presses of buttons
 * and sent forms are held and repeated afterwards. Should a script fail to arrive or to run, the page becomes
 * the page that visitors without JavaScript get.
 *
 * Compiled to one piece of ES2018 (`compile.ts`) and put into the HTML by `scripts-slice.ts`: whatever is imported here
 * stands in every page.
 */
import { whenPainted } from "./after-paint"
import { deferOffscreenImages } from "./defer-offscreen-images"
import { prefersLessData, halveImageSizes } from "./less-data"
import { HYDRATED_EVENT, LIST_QUERY_ATTRIBUTE, SAVE_DATA_ATTRIBUTE, SIGNS_OF_USE } from "../lib/constants"

/** The block of data `#boot-scripts`, the same on every page (`scripts-slice.ts`). */
export interface SiteScripts {
  /** Gatsby's hash of this build. */
  hash: string
  /** Addresses of the bundles, in the order in which they are to run. */
  bundles: string[]
}

/** The block of data `#boot-page` (`document.tsx`). */
export interface PageScripts {
  /** Gatsby's own name for the page, e.g. "/services". */
  pagePath: string
}

export function boot(window: Window & typeof globalThis): void {
  const { document } = window
  const root = document.documentElement
  // The build has written both blocks from these very types.
  const read = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent || "{}")
  const site = read("boot-scripts") as SiteScripts
  const page = read("boot-page") as PageScripts
  Object.assign(window, {
    pagePath: page.pagePath,
    ___webpackCompilationHash: site.hash,
    ___chunkMapping: {},
  })

  deferOffscreenImages(window)
  const savesData = prefersLessData(window)
  if (savesData) {
    root.setAttribute(SAVE_DATA_ATTRIBUTE, "")
    halveImageSizes(document)
  }

  // --- hold what is pressed too early -------------------------------------------------------------------
  /** What to do again for each button and form; once each, however often it was pressed. */
  const held = new Map<Element, () => void>()

  /** Buttons outside of any form action: only script gives them a meaning. */
  const holdPress = (event: Event) => {
    const button = event.target instanceof window.Element ? event.target.closest("button") : null
    if (!button || button.type === "submit" || button.type === "reset") return
    event.preventDefault()
    event.stopPropagation()
    button.setAttribute("aria-busy", "true")
    held.set(button, () => {
      button.removeAttribute("aria-busy")
      if (button.isConnected) button.click()
    })
    start()
  }

  /** The browser has checked the fields in its own words by now; the sending waits. */
  const holdSubmit = (event: SubmitEvent) => {
    const { target: form, submitter } = event
    if (!(form instanceof window.HTMLFormElement)) return
    event.preventDefault()
    held.set(form, () => {
      if (form.isConnected) form.requestSubmit(submitter)
    })
    start()
  }

  const letGo = () => {
    document.removeEventListener("click", holdPress, true)
    document.removeEventListener("submit", holdSubmit, true)
  }

  const release = () => {
    window.removeEventListener("error", onLoss, true)
    window.removeEventListener("unhandledrejection", fallBack)
    letGo()
    rules?.remove()
    for (const repeat of held.values()) repeat()
    held.clear()
  }

  // --- when a script is lost ----------------------------------------------------------------------------
  let rules: Element | null = null

  /** Give the page that works without scripts, let go of the buttons, and send what can be sent without. */
  const fallBack = () => {
    if (rules) return
    letGo()
    document.head.insertAdjacentHTML(
      "beforeend",
      document.getElementById("no-js-rules")?.textContent || "<style></style>",
    )
    rules = document.head.lastElementChild
    for (const [element, repeat] of held) {
      element.removeAttribute("aria-busy")
      if (element.hasAttribute("action")) repeat()
    }
    held.clear()
  }

  /**
   * A bundle or the page's own part of it did not arrive, or (the target is the window) can't be understood by an old
   * browser. A picture that fails is no loss of this kind.
   */
  const onLoss = ({ target }: Event) => {
    if (target === window || target instanceof window.HTMLScriptElement) fallBack()
  }

  window.addEventListener("error", onLoss, true)
  // Gatsby could not read the page's data: it gives up without taking over.
  window.addEventListener("unhandledrejection", fallBack)
  document.addEventListener("click", holdPress, true)
  document.addEventListener("submit", holdSubmit, true)
  window.addEventListener(HYDRATED_EVENT, release, { once: true })

  // --- when the bundles start ---------------------------------------------------------------------------
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of SIGNS_OF_USE) window.removeEventListener(sign, start, true)
    for (const src of site.bundles || []) {
      const script = document.createElement("script")
      script.src = src
      // They come at the same time and run one after the other, each in a task of its own.
      script.async = false
      document.body.append(script)
    }
  }

  // Only scripts can show what the address asks for: nothing is painted that could wait for them.
  if (root.hasAttribute(LIST_QUERY_ATTRIBUTE)) {
    start()
    return
  }
  for (const sign of SIGNS_OF_USE) window.addEventListener(sign, start, { capture: true, passive: true })
  if (savesData) return

  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 })
    else window.setTimeout(start, 200)
  }
  const afterPaint = () => void whenPainted(window).then(whenIdle)
  if (document.readyState === "complete") afterPaint()
  else window.addEventListener("load", afterPaint, { once: true })
}
