import { renderSVG } from "uqr"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { markPath, markSize } from "../../lib/logo-mark"
import { telephoneLink } from "../../lib/message-links"
import { documentPolicy } from "../../lib/security-headers"
import { fullDate } from "../../lib/calendar"
import { previewMessages } from "../../lib/preview"
import { messages as sharedMessages } from "../../shared/messages"
import { formatDay } from "../../lib/days"
import type { Origin, PrintableFacts } from "./printable-facts"

const messages = {
  printHint: "One page A4, black ink only. To print it, open your browser's menu and choose Share or Print.",
  back: (page: string) => `Back to “${page}”`,
  asOf: (day: string) => `As of ${day}.`,
  phones: "Call us",
  vetLine: "Vet line",
  chat: "WhatsApp",
  code: "Read more: point your phone's camera at the code, or open",
}

export interface PrintableContent {
  title: string
  lead: string
  page: { title: string; path: string }
  origin: Origin
  body: ReactNode
}

/** Returns the HTML of a printable: one A4 page on paper, with a back link on screen. */
export function printableDocument(content: PrintableContent, facts: PrintableFacts, css: string): string {
  const { site, isPreview } = facts
  return `<!doctype html>\n${renderToStaticMarkup(
    <html lang="en-GB">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={documentPolicy({ scriptHashes: [] })} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${content.title} | ${site.name}`}</title>
        <link rel="icon" href="/favicon.svg" />
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <nav className="screen">
          <a href={content.page.path}>{messages.back(content.page.title)}</a>
          <p>{messages.printHint}</p>
        </nav>
        <main className="sheet">
          <header>
            <svg className="mark" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
              <path d={markPath} />
            </svg>
            <p className="name">{site.name}</p>
            {isPreview && <p className="preview">{previewMessages.line}</p>}
            <h1>{content.title}</h1>
            <p className="lead">{content.lead}</p>
          </header>
          {content.body}
          <PrintableFoot content={content} facts={facts} />
        </main>
      </body>
    </html>,
  )}\n`
}

/** Telephone numbers, the page's address as text and QR code, and the origin of the advice. */
function PrintableFoot({ content, facts }: { content: PrintableContent; facts: PrintableFacts }) {
  const { site } = facts
  const address = site.siteUrl + content.page.path
  const vet = site.vetLine ? [{ label: messages.vetLine, number: site.vetLine }] : []
  const numbers = [...vet, ...site.telephones, { label: messages.chat, number: site.chat.number }]
  return (
    <footer>
      <section>
        <h2>{messages.phones}</h2>
        <dl>
          {numbers.map(({ label, number }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <a href={telephoneLink(number)}>{number}</a>
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className="address">
        <p>
          {messages.code} <span>{address.replace(/^https:\/\//, "")}</span>
        </p>
        <PrintableOrigin origin={content.origin} facts={facts} />
      </div>
      <div className="code" aria-hidden="true" dangerouslySetInnerHTML={{ __html: qrCode(address) }} />
    </footer>
  )
}

/** Date, reviewer and sources: a printable stays on a wall for years. */
function PrintableOrigin({ origin, facts: { today } }: { origin: Origin; facts: PrintableFacts }) {
  const { sources, reviewedBy } = origin
  return (
    <p className="origin">
      {messages.asOf(formatDay(today))}
      {reviewedBy && ` ${sharedMessages.checkedBy(reviewedBy.name, reviewedBy.licence)}, ${fullDate(reviewedBy.date)}.`}
      {sources && (
        <>
          {` ${sharedMessages.sources}: `}
          {sources.map(({ title, publisher, year }) => `${title} (${publisher}, ${year})`).join("; ")}.
        </>
      )}
    </p>
  )
}

/** Quiet zone in modules; some phones don't find a code with less. */
const QUIET = 4

/** Returns a QR code as SVG. Level M tolerates 15% damage. */
export const qrCode = (address: string): string => renderSVG(address, { ecc: "M", border: QUIET, pixelSize: 1 })
