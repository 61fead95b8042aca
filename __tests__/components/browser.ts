import { act } from "@testing-library/react"
import { mediaQuery, ObserverStub } from "../support/browser-stubs"

let observers: { callback: IntersectionObserverCallback; observer: IntersectionObserver; targets: Set<Element> }[] = []

class TestIntersectionObserver extends ObserverStub {
  readonly #targets = new Set<Element>()
  constructor(callback: IntersectionObserverCallback) {
    super()
    observers.push({ callback, observer: this, targets: this.#targets })
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
export function mockIntersectionObserver() {
  observers = []
  Object.defineProperty(window, "IntersectionObserver", {
    value: TestIntersectionObserver,
    writable: true,
    configurable: true,
  })
}

/** Reports this intersection ratio for all observed elements: 0 is out of view, 1 fully in view. */
export function setIntersectionRatio(ratio: number) {
  act(() => {
    for (const { callback, observer, targets } of observers) {
      const rect = new DOMRect(0, 0, 100, 100)
      const entries = Array.from(targets, (target) => ({
        target,
        intersectionRatio: ratio,
        isIntersecting: ratio > 0,
        boundingClientRect: rect,
        intersectionRect: rect,
        rootBounds: rect,
        time: 0,
      }))
      if (entries.length > 0) callback(entries, observer)
    }
  })
}

/** Call it before rendering. */
export const preferReducedMotion = () => mockMatchMedia("prefers-reduced-motion")

/** Makes media queries match that contain one of these parts, such as "min-width". */
export function mockMatchMedia(...parts: readonly string[]) {
  const getList = (media: string) =>
    mediaQuery(
      media,
      parts.some((part) => media.includes(part)),
    )
  jest.spyOn(window, "matchMedia").mockImplementation(getList)
}

/** Advances fake timers inside `act`. */
export function advanceTime(milliseconds: number) {
  act(() => {
    jest.advanceTimersByTime(milliseconds)
  })
}

/** Advances fake timers inside `act`, and lets promises settle. */
export async function advanceTimeAsync(milliseconds = 0) {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(milliseconds)
  })
}

/** Width of a slide after `mockSlideLayout`. */
export const SLIDE_PX = 300

/** Lays out slides side by side, so that Embla can measure them. */
export function mockSlideLayout() {
  document.head.innerHTML = "<style>[data-slot=carousel-slide] { margin-left: 0px; margin-right: 0px }</style>"
  jest.spyOn(HTMLElement.prototype, "offsetWidth", "get").mockReturnValue(SLIDE_PX)
  jest.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(SLIDE_PX)
  jest.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    const index = this.dataset.slot === "carousel-slide" ? [...(this.parentElement?.children ?? [])].indexOf(this) : 0
    return index * SLIDE_PX
  })
}
