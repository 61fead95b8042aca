import { fieldOf } from "../lib/field-of"

/** What a document says about itself. */
export interface Identity {
  /** The build that it belongs to: the same scripts and the same shared data. */
  build: string
  /** Hash of the page's own data. */
  data: string
  /** Gatsby's path of the page, e.g. "/service-details/3" for a document asked for as "/service-details/3/training". */
  page: string
  /** The title without the site's name. */
  title: string
}

const BOOT_PAGE = /<script id="boot-page" type="application\/json">([^<]*)<\/script>/

/** Reads a document; null if it is none of the site's pages (a sheet to print, a framed form, an error of the host). */
export function identify(html: string): Identity | null {
  const boot = parse(BOOT_PAGE.exec(html)?.[1] ?? "")
  const page = fieldOf(boot, "pagePath")
  const version = fieldOf(boot, "version")
  if (typeof page !== "string" || typeof version !== "string") return null
  const [build, data] = version.split(".")
  if (!build || !data) return null
  return { build, data, page, title: titleOf(html) }
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
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

/** The hash by which documents name their data: the first 8 digits of SHA-256. */
export async function hashText(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest).slice(0, 4), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
