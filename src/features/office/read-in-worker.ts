import type { ReadResult, Source } from "./read-source"
import type { WorkerAnswer, WorkerQuestion } from "./worker"

declare global {
  /** The code of `worker.ts`; webpack inserts it (`outputs/office/worker-text.ts`). */
  const OFFICE_WORKER: string
}

/** Reads a source, and says how far it is. Rejects where the browser starts no worker, or the worker fails. */
export type ReadFunction = (source: Source, today: string, onProgress: (percent: number) => void) => Promise<ReadResult>

/** Reads in a worker of its own, which ends with its answer: what it has read stays nowhere. */
export const readInWorker: ReadFunction = (source, today, onProgress) =>
  new Promise((resolve, reject) => {
    const address = URL.createObjectURL(new Blob([OFFICE_WORKER], { type: "text/javascript" }))
    const worker = new Worker(address)
    const end = () => {
      worker.terminate()
      URL.revokeObjectURL(address)
    }
    const fail = () => {
      end()
      reject(new Error("The worker that reads messages failed."))
    }
    worker.onerror = fail
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => {
      if ("percent" in data) return onProgress(data.percent)
      if ("failed" in data) return fail()
      end()
      resolve(data.result)
    }
    const question: WorkerQuestion = { source, today }
    worker.postMessage(question)
  })
