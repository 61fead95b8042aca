import { SAVE_DATA_ATTRIBUTE } from "../../lib/constants"

/** What one visit to a page was like, as it is sent: no name, no number of a visitor, no cookie. */
export interface FieldFigures {
  /** The page's path, without what the visitor asked for or searched. */
  path: string
  /** Largest paint, in milliseconds; absent where the browser does not say. */
  lcp?: number
  /** The slowest answer to a press, in milliseconds. */
  inp?: number
  /** The worst burst of layout shifts (web.dev/cls). */
  cls?: number
  /** Scripts that did not arrive or could not be read. */
  lost: number
}

/** An entry of the two kinds that TypeScript does not know. */
interface Entry extends PerformanceEntry {
  value: number
  hadRecentInput: boolean
  interactionId: number
}

/** A burst of shifts ends after a second without one, and after five seconds. */
const BURST_GAP_MS = 1000
const BURST_MS = 5000

/**
 * The inline script that measures a visit, in a page's head only where `fieldFigures` of data/site.json names an address
 * (docs/put-it-online.md). It sends the figures once, when the visitor first leaves or hides the page, and never where
 * data is being saved. Not by `sendBeacon`, which would send the address's cookies with them.
 */
export function sendFieldFigures(window: Window & typeof globalThis, address: string): void {
  const { document, location } = window
  const figures: FieldFigures = { path: location.pathname, lost: 0 }
  let burst = 0
  let began = 0
  let last = 0

  const observe = (type: string, read: (entry: Entry) => void) => {
    try {
      const options = { type, buffered: true, durationThreshold: 40 }
      new window.PerformanceObserver((list) => (list.getEntries() as Entry[]).forEach(read)).observe(options)
    } catch {
      // An old browser: the figure is left out.
    }
  }
  observe("largest-contentful-paint", ({ startTime }) => (figures.lcp = Math.round(startTime)))
  observe("event", ({ interactionId, duration }) => {
    if (interactionId) figures.inp = Math.max(figures.inp || 0, duration)
  })
  observe("layout-shift", ({ value, hadRecentInput, startTime }) => {
    if (hadRecentInput) return
    if (startTime - last > BURST_GAP_MS || startTime - began > BURST_MS) {
      burst = 0
      began = startTime
    }
    burst += value
    last = startTime
    figures.cls = Math.max(figures.cls || 0, Math.round(burst * 1e4) / 1e4)
  })
  window.addEventListener("error", ({ target }) => target instanceof window.HTMLScriptElement && figures.lost++, true)

  const send = () => {
    if (document.visibilityState !== "hidden") return
    document.removeEventListener("visibilitychange", send)
    if (document.documentElement.hasAttribute(SAVE_DATA_ATTRIBUTE)) return
    window
      .fetch(address, {
        method: "POST",
        body: JSON.stringify(figures),
        keepalive: true,
        mode: "no-cors",
        credentials: "omit",
        referrerPolicy: "no-referrer",
      })
      // Nobody waits for an answer.
      .catch(() => {})
  }
  document.addEventListener("visibilitychange", send)
}
