import { act } from "@testing-library/react"
import { mediaQuery, QuietObserver } from "../support/browser-stubs"

/** What a test says about a browser that jsdom can't know: what is on screen, and what the visitor prefers. */

let watchers: { callback: IntersectionObserverCallback; observer: IntersectionObserver; targets: Set<Element> }[] = []

class TestIntersectionObserver extends QuietObserver {
  readonly #targets = new Set<Element>()
  constructor(callback: IntersectionObserverCallback) {
    super()
    watchers.push({ callback, observer: this, targets: this.#targets })
  }
  override observe(target: Element) {
    this.#targets.add(target)
  }
  override unobserve(target: Element) {
    this.#targets.delete(target)
  }
  override disconnect() {
    this.#targets.clear()
  }
}

/** Call it before rendering. */
export function watchIntersections() {
  watchers = []
  Object.defineProperty(window, "IntersectionObserver", {
    value: TestIntersectionObserver,
    writable: true,
    configurable: true,
  })
}

/** Shows a share of everything that is being watched: 0 is out of sight, 1 fully in view. */
export function showShare(share: number) {
  act(() => {
    for (const { callback, observer, targets } of watchers) {
      const rect = new DOMRect(0, 0, 100, 100)
      const entries = Array.from(targets, (target) => ({
        target,
        intersectionRatio: share,
        isIntersecting: share > 0,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: rect,
        time: 0,
      }))
      if (entries.length > 0) callback(entries, observer)
    }
  })
}

/** Call it before rendering: the visitor's machine asks for stillness. */
export const preferReducedMotion = () => matchMedia("prefers-reduced-motion")

/** Has the media queries match in which one of the names stands, such as "min-width". */
export function matchMedia(...names: readonly string[]) {
  const list = (media: string) =>
    mediaQuery(
      media,
      names.some((name) => media.includes(name)),
    )
  jest.spyOn(window, "matchMedia").mockImplementation(list)
}

/** Lets time go by, and React follow. */
export function pass(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

/** Lets promises settle while the clock is a fake one, and time go by. */
export async function settle(milliseconds = 0) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })
}

/** The width of a slide after `layOutSlides`. */
export const SLIDE_PX = 300

/** Lets the carousel's engine measure: every slide is 300 px wide, side by side. */
export function mockSlideLayout() {
  document.head.innerHTML = "<style>[data-slot=carousel-slide] { margin-left: 0px; margin-right: 0px }</style>"
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(SLIDE_PX)
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(SLIDE_PX)
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const place = this.dataset.slot === "carousel-slide" ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return place * SLIDE_PX
  })
}
