import { TextDecoder, TextEncoder } from "node:util"

/** An observer that never reports anything. */
export class ObserverStub {
  readonly root = null
  readonly rootMargin = "0px"
  readonly scrollMargin = "0px"
  readonly thresholds = [0]
  observe(_target: Element) {}
  unobserve(_target: Element) {}
  disconnect() {}
  takeRecords(): IntersectionObserverEntry[] {
    return []
  }
}

/** A `PointerEvent` with the fields that components read; jsdom has none. Created lazily: Node has no `MouseEvent`. */
const createPointerEvent = () =>
  class extends MouseEvent {
    readonly pointerId: number
    readonly pointerType: string
    readonly isPrimary: boolean
    constructor(type: string, init: PointerEventInit = {}) {
      super(type, init)
      this.pointerId = init.pointerId ?? 1
      this.pointerType = init.pointerType ?? "mouse"
      this.isPrimary = init.isPrimary ?? true
    }
  }

/** Creates the result of `matchMedia`. By default no query matches. */
export const mediaQuery = (media: string, matches = false): MediaQueryList => ({
  media,
  matches,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

/** Adds the browser APIs that jsdom lacks. A test can replace each of them (`configurable`, `writable`). */
export function installBrowserStubs() {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true })

  define(window, "matchMedia", (media: string) => mediaQuery(media))
  define(window, "IntersectionObserver", ObserverStub)
  define(window, "ResizeObserver", ObserverStub)
  define(window, "PointerEvent", createPointerEvent())
  define(window, "scrollTo", () => {})
  define(Element.prototype, "scrollTo", () => {})
  define(Element.prototype, "scrollIntoView", () => {})
  define(Element.prototype, "hasPointerCapture", () => false)
  define(Element.prototype, "setPointerCapture", () => {})
  define(Element.prototype, "releasePointerCapture", () => {})
  define(HTMLImageElement.prototype, "decode", () => Promise.resolve())
  define(HTMLMediaElement.prototype, "play", () => Promise.resolve())
  define(HTMLMediaElement.prototype, "pause", () => {})
  define(HTMLMediaElement.prototype, "load", () => {})
  // react-dom/server needs these; jsdom hides Node's own.
  define(globalThis, "TextEncoder", TextEncoder)
  define(globalThis, "TextDecoder", TextDecoder)
}
