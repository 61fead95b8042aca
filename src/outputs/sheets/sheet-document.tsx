import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { markPath, markSize } from "../../lib/logo-mark"
import { telephoneLink } from "../../lib/message-links"
import { documentPolicy } from "../../lib/security-headers"
import { qrCode } from "./qr-code"
import type { Copy, Site } from "./sheet-facts"

/** What differs from one sheet to the next. */
export interface SheetContent {
  /** Where it has styles of its own. */
  kind?: "product"
  title: string
  lead: string
  /** The page that it belongs to. */
  page: { title: string; path: string }
  body: ReactNode
}

/** The complete HTML of a sheet: on the screen a way back and how to print it, on paper one page A4. */
export function sheetDocument(content: SheetContent, copy: Copy, site: Site, css: string): string {
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
          <a href={content.page.path}>{copy.backLabel.replace("{title}", content.page.title)}</a>
          <p>{copy.printHint}</p>
        </nav>
        <main className={content.kind ? `sheet ${content.kind}` : "sheet"}>
          <header>
            <svg className="mark" viewBox={`0 0 ${markSize} ${markSize}`} aria-hidden="true">
              <path d={markPath} />
            </svg>
            <p className="name">{site.name}</p>
            <h1>{content.title}</h1>
            <p className="lead">{content.lead}</p>
          </header>
          {content.body}
          <SheetFoot copy={copy} site={site} address={site.siteUrl + content.page.path} />
        </main>
      </body>
    </html>,
  )}\n`
}

/** Whom to call, and the page's address as letters and as a code. */
function SheetFoot({ copy, site, address }: { copy: Copy; site: Site; address: string }) {
  const vet = site.vetLine ? [{ label: copy.vetLabel, number: site.vetLine }] : []
  const numbers = [...vet, ...site.telephones, { label: copy.chatLabel, number: site.chat.number }]
  return (
    <footer>
      <section>
        <h2>{copy.phonesTitle}</h2>
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
      <p className="address">
        {copy.codeLabel} <span>{address.replace(/^https:\/\//, "")}</span>
      </p>
      <div className="code" dangerouslySetInnerHTML={{ __html: qrCode(address) }} />
    </footer>
  )
}
