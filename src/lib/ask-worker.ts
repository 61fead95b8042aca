import type { WorkerAnswers, WorkerQuestion, WorkerRequest } from "./worker-messages"

/** How long an answer may take, in milliseconds: keeping a page fetches its pictures over a slow network. */
const PATIENCE_MS = 60_000

/**
 * Asks the service worker of this page.
 *
 * @returns its answer, or null if no worker serves this page (none yet, switched off, or an old browser), or if it does
 *   not answer within a minute
 */
export function askWorker<Question extends WorkerQuestion>(
  question: Question,
  path?: string,
): Promise<WorkerAnswers[Question] | null> {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null
  if (!worker) return Promise.resolve(null)
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    const timer = setTimeout(() => resolve(null), PATIENCE_MS)
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswers[Question]>) => {
      clearTimeout(timer)
      port1.close()
      resolve(data)
    }
    const request: WorkerRequest = { question, path }
    worker.postMessage(request, [port2])
  })
}
