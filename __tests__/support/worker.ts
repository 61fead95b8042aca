import { act } from "@testing-library/react"
import { MessageChannel } from "node:worker_threads"
import type { WorkerAnswers, WorkerQuestion, WorkerRequest } from "../../src/lib/worker-messages"

type Answers = { [Question in WorkerQuestion]?: WorkerAnswers[Question] | ((path?: string) => WorkerAnswers[Question]) }

/** What the page has asked, in order. */
export const asked: WorkerRequest[] = []

const container = new EventTarget()

/**
 * Puts a service worker in the test's browser, which jsdom has not. It serves the page and gives these answers; without
 * answers the browser knows workers, and none serves the page. Say `withoutWorker()` after each test.
 */
export function withWorker(answers?: Answers): void {
  Object.assign(globalThis, { MessageChannel })
  const controller = answers && {
    postMessage(request: WorkerRequest, [port]: [{ postMessage: (answer: unknown) => void }]) {
      asked.push(request)
      const answer = answers[request.question]
      if (answer !== undefined) port.postMessage(typeof answer === "function" ? answer(request.path) : answer)
    },
  }
  Object.defineProperty(navigator, "serviceWorker", {
    value: Object.assign(container, { controller: controller ?? null }),
    configurable: true,
  })
  act(() => void container.dispatchEvent(new Event("controllerchange")))
}

/** Takes workers away again. */
export function withoutWorker(): void {
  Reflect.deleteProperty(navigator, "serviceWorker")
  asked.length = 0
}

/** Tells the page that it has a network, or none. */
export function setOnline(isOnline: boolean): void {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline)
  act(() => void window.dispatchEvent(new Event(isOnline ? "online" : "offline")))
}

/** Waits for the worker's answers, which come in a later task. */
export const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)))
