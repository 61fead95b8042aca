import { PassThrough } from "node:stream"
import { text } from "node:stream/consumers"
import type { GatsbySSR } from "gatsby"
import type { ReactNode } from "react"
import { renderToPipeableStream } from "react-dom/server"

/**
 * A page's HTML in the order in which it is read. React's own choice is to put large parts in `<Suspense>` at the end of
 * the page and to move them by an inline script: without scripts they would be missing, and the Content-Security-Policy
 * would stop that script. No page is large enough for this limit.
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
