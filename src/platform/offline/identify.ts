import { fieldOf } from "../../lib/field-of"

/** What a document says about itself. */
export interface Identity {
  /** "<build>.<hash of the page's data>" (`versions.ts`). */
  version: string
  /** Gatsby's path of the page, e.g. "/service-details/-" for a document asked for as "/service-details/99". */
  page: string
  /** The title without the site's name. */
  title: string
}

/** Name of the `<meta>` with version and page of a document, which the build adds. */
export const VERSION_NAME = "page-version"

/** That element, with "<version> <page>" as its content. */
export const VERSION_META = new RegExp(`<meta name="${VERSION_NAME}" content="([^" ]+) ([^"]+)">`)

/** Reads a document; null if it is none of the site's pages (a sheet to print, a framed form, an error of the host). */
export function identify(html: string): Identity | null {
  const [, version, page] = VERSION_META.exec(html) ?? []
  return version && page ? { version, page, title: titleOf(html) } : null
}

/** The version that data name: their page's, or only the build's where all pages share them; null for other files. */
export function versionOfData(text: string): string | null {
  try {
    const version = fieldOf(JSON.parse(text), "version")
    return typeof version === "string" ? version : null
  } catch {
    return null
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" }

function titleOf(html: string): string {
  const [, written = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? []
  const title = written.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
  return title.replace(/ \| [^|]*$/, "").trim()
}
