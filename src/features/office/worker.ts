/**
 * The worker in which files are read, so that the page stays alive meanwhile. The build puts it as a text into the page's
 * script (`outputs/office/worker-text.ts`): so it has the page's policy, and connects to nothing either.
 */
import { readSource, type ReadResult, type Source } from "./read-source"

/** What the page asks for, and what it is told. */
export type WorkerQuestion = { source: Source; today: string }
export type WorkerAnswer = { percent: number } | { result: ReadResult } | { failed: true }

const answer = (message: WorkerAnswer) => self.postMessage(message)

self.addEventListener("message", ({ data }: MessageEvent<WorkerQuestion>) => {
  readSource(data.source, data.today, (percent) => answer({ percent }))
    .then((result) => answer({ result }))
    .catch(() => answer({ failed: true }))
})
