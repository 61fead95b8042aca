import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

/**
 * Renders HTML in reading order. By default React moves large `<Suspense>` boundaries with an inline script, which the
 * Content-Security-Policy blocks and visitors without JavaScript lack. No page reaches this size limit.
 */
export const renderWhole = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    })
  })
