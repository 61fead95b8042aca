import { TextDecoder, TextEncoder } from "node:util"

/** Observers that are told what to watch and never see a change; a test that needs one stubs its own. */
class QuietObserver {
  readonly root = null
  readonly rootMargin = "0px"
  readonly scrollMargin = "0px"
  readonly thresholds = [0]
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** The DOM's pointer event with the fields that components read; jsdom has none. Made late: Node has no MouseEvent. */
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

/** No query matches: motion is welcome, the theme is light, the screen is of no particular width. */
const matchMedia = (media: string) => ({
  media,
  matches: false,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
})

/** Gives jsdom what browsers have and it lacks. Each is replaceable by a test (`configurable`, `writable`). */
export function installBrowserStubs() {
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { value, configurable: true, writable: true })

  define(window, "matchMedia", matchMedia)
  define(window, "IntersectionObserver", QuietObserver)
  define(window, "ResizeObserver", QuietObserver)
  define(window, "PointerEvent", createPointerEvent())
  define(window, "scrollTo", () => {})
  define(Element.prototype, "scrollTo", () => {})
  define(Element.prototype, "scrollIntoView", () => {})
  define(Element.prototype, "hasPointerCapture", () => false)
  define(Element.prototype, "setPointerCapture", () => {})
  define(Element.prototype, "releasePointerCapture", () => {})
  define(HTMLMediaElement.prototype, "play", () => Promise.resolve())
  define(HTMLMediaElement.prototype, "pause", () => {})
  define(HTMLMediaElement.prototype, "load", () => {})
  // react-dom/server asks for these; jsdom keeps Node's own out of sight.
  define(globalThis, "TextEncoder", TextEncoder)
  define(globalThis, "TextDecoder", TextDecoder)
}
