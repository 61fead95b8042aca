import { act } from "@testing-library/react"

const container = new EventTarget()

/**
 * Puts a service worker in the test's browser, which jsdom has not. What is cached the test
 * says itself, with `jest.mock("…/src/platform/offline/caches")`. Say `withoutWorker()` after each test.
 *
 * @param controller the worker that serves the page; null where the browser knows workers, and none serves it
 */
export function withWorker(controller: object | null = {}): void {
  Object.defineProperty(navigator, "serviceWorker", {
    value: Object.assign(container, { controller }),
    configurable: true,
  })
  act(() => void container.dispatchEvent(new Event("controllerchange")))
}

/** Takes workers away again. */
export function withoutWorker(): void {
  Reflect.deleteProperty(navigator, "serviceWorker")
}

/** Tells the page that it has a network, or none. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")))
}

/** Waits for what comes in a later task. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
