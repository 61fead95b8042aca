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
 * This file is compiled to ES2018 and put into the HTML by `scripts-slice.ts`; it imports nothing.
 */

/** The block of data `#boot-scripts`, the same on every page (`scripts-slice.ts`). */
export interface SiteScripts {
  /** Gatsby's hash of this build. */
  hash: string
  /** Addresses of the bundles, in order. */
  bundles: string[]
}

/** The block of data `#boot-page` (`document.tsx`). */
export interface PageScripts {
  /** Gatsby's own name for the page, e.g. "/services". */
  pagePath: string
}

/** Names shared with the site's React code; `src/boot/signals.ts` documents them. */
const HYDRATED = "cafn:hydrated"
const SAVE_DATA_KEY = "save-data"

/** First signs that somebody is using the page. `pointerover` gives a mouse a head start of some 100 ms. */
const SIGNS = ["pointerdown", "pointerover", "keydown", "focusin", "touchstart", "input"]

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

  keepDistantPicturesBack(window)
  const savesData = prefersLessData(window)
  if (savesData) {
    root.dataset.saveData = ""
    takeSmallerPictures(document)
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
  window.addEventListener(HYDRATED, release, { once: true })

  // --- when the bundles start ---------------------------------------------------------------------------
  let started = false
  const start = () => {
    if (started) return
    started = true
    for (const sign of SIGNS) window.removeEventListener(sign, start, true)
    for (const src of site.bundles || []) {
      const script = document.createElement("script")
      script.src = src
      script.async = true
      document.body.append(script)
    }
  }

  for (const sign of SIGNS) window.addEventListener(sign, start, { capture: true, passive: true })
  if (savesData) return

  const whenIdle = () => {
    if (window.requestIdleCallback) window.requestIdleCallback(start, { timeout: 2000 })
    else window.setTimeout(start, 200)
  }
  const afterPaint = () =>
    void picturesInView(window)
      .then(() => twoFrames(window))
      .then(() => paintReported(window))
      .then(whenIdle)
  if (document.readyState === "complete") afterPaint()
  else window.addEventListener("load", afterPaint, { once: true })
}

/**
 * The page comes as `<html data-untouched>` and is that until somebody scrolls or uses it: a list with many pictures
 * asks for those that are far below only then (`global.css`). The browser's own laziness would fetch two screens of
 * them for a visitor who looks at the first and leaves.
 */
function keepDistantPicturesBack(window: Window & typeof globalThis): void {
  const { dataset } = window.document.documentElement
  const signs = [...SIGNS, "scroll"]
  const touched = () => {
    delete dataset.untouched
    for (const sign of signs) window.removeEventListener(sign, touched, true)
  }
  for (const sign of signs) window.addEventListener(sign, touched, { capture: true, passive: true })
}

/** Longest wait for a picture on a very slow connection, in milliseconds after `load`. */
const PATIENCE_MS = 4000

/** `load` does not wait for lazy pictures, nor for any to be decoded; the largest paint may be one of them. */
function picturesInView(window: Window & typeof globalThis): Promise<unknown> {
  const inView = Array.from(window.document.images).filter((image) => {
    const { top, bottom, left, right, height } = image.getBoundingClientRect()
    const isAcross = left < window.innerWidth && right > 0
    return height > 0 && top < window.innerHeight && bottom > 0 && isAcross
  })
  const decoded = inView.map((image) => Promise.resolve(image.decode?.()).catch(() => undefined))
  return Promise.race([Promise.all(decoded), new Promise((resolve) => window.setTimeout(resolve, PATIENCE_MS))])
}

/** Until what is ready has been drawn. */
function twoFrames(window: Window & typeof globalThis): Promise<unknown> {
  return new Promise((resolve) => window.requestAnimationFrame(() => window.requestAnimationFrame(resolve)))
}

/** Quiet after the last reported paint, and longest wait for one, in milliseconds. */
const QUIET_MS = 200
const REPORT_MS = 1000

/** A frame is on the screen some time after the scripts' part of it; a busy machine takes 30 ms. The browser says when. */
function paintReported(window: Window & typeof globalThis): Promise<unknown> {
  const type = "largest-contentful-paint"
  const { PerformanceObserver } = window
  if (!PerformanceObserver || !(PerformanceObserver.supportedEntryTypes || []).includes(type)) return Promise.resolve()
  return new Promise<void>((resolve) => {
    const done = () => {
      observer.disconnect()
      resolve()
    }
    let timer = window.setTimeout(done, REPORT_MS)
    const observer = new PerformanceObserver(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(done, QUIET_MS)
    })
    observer.observe({ type, buffered: true })
  })
}

/** The visitor's own switch (footer), else what the browser says. Storage may be blocked: then only the browser counts. */
function prefersLessData(window: Window & typeof globalThis): boolean {
  const connection: { saveData?: boolean } | undefined =
    "connection" in window.navigator ? (window.navigator.connection as { saveData?: boolean }) : undefined
  let choice: string | null = null
  try {
    choice = window.localStorage.getItem(SAVE_DATA_KEY)
  } catch {
    choice = null
  }
  if (choice === "true" || choice === "false") return choice === "true"
  return Boolean(connection?.saveData) || window.matchMedia("(prefers-reduced-data: reduce)").matches
}

/** Pictures that have not been asked for yet are asked for at half their width. */
function takeSmallerPictures(document: Document): void {
  for (const picture of document.querySelectorAll("picture")) {
    if (!picture.querySelector('img[loading="lazy"]')) continue
    for (const source of picture.querySelectorAll<HTMLImageElement | HTMLSourceElement>("source[sizes], img[sizes]")) {
      source.sizes = source.sizes.replace(
        /(\d+(?:\.\d+)?)(px|vw)(?=,|$)/g,
        (_, size: string, unit: string) => Number(size) / 2 + unit,
      )
    }
  }
}
