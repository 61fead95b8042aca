import { getProperty } from "../../lib/get-property"

export interface Identity {
  /** "<build>.<hash of the page's data>" (`versions.ts`). */
  version: string
  /** Gatsby's path: "/service-details/-" for a request for "/service-details/99". */
  page: string
  /** Without the site's name. */
  title: string
}

/** Name of the `<meta>` with version and page, which the build adds. */
export const VERSION_NAME = "page-version"

export const VERSION_META = new RegExp(`<meta name="${VERSION_NAME}" content="([^" ]+) ([^"]+)">`)

/** Reads a document's identity; null if it is no page of the site, such as a printable or the host's error. */
export function identify(html: string): Identity | null {
  const [, version, page] = VERSION_META.exec(html) ?? []
  return version && page ? { version, page, title: getTitle(html) } : null
}

/** Returns the version in a data file: the page's, or the build's for shared data; null for other files. */
export function getDataVersion(text: string): string | null {
  try {
    const version = getProperty(JSON.parse(text), "version")
    return typeof version === "string" ? version : null
  } catch {
    return null
  }
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" }

function getTitle(html: string): string {
  const [, written = ""] = /<title[^>]*>([^<]*)<\/title>/.exec(html) ?? []
  const title = written.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
  return title.replace(/ \| [^|]*$/, "").trim()
}
