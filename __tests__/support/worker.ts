import { act } from "@testing-library/react"

const container = new EventTarget()

/**
 * Adds service workers to jsdom. Mock caches with `jest.mock("…/src/platform/offline/caches")`, and call
 * `withoutWorker()` after each test.
 * @param controller the worker that controls the page; null for none
 */
export function withWorker(controller: object | null = {}): void {
  Object.defineProperty(navigator, "serviceWorker", {
    value: Object.assign(container, { controller }),
    configurable: true,
  })
  act(() => void container.dispatchEvent(new Event("controllerchange")))
}

export function withoutWorker(): void {
  Reflect.deleteProperty(navigator, "serviceWorker")
}

export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")))
}

/** Waits for a later task. */
export const waitForTask = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
