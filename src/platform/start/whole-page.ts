import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

/**
 * Renders a page's HTML in reading order. By default React puts large `<Suspense>` boundaries at the end of the page
 * and moves them with an inline script: without JavaScript they would be missing, and the Content-Security-Policy would
 * block that script. No page reaches this size limit.
 */
export const renderWhole = (page: ReactNode): Promise<string> =>
  new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void text(pipe(new PassThrough())).then(resolve, reject),
      onError: reject,
    })
  })

export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(await renderWhole(bodyComponent))
}
