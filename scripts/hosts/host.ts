import type { HostRules } from "../../src/build/hosts/host-rules"

/** Something that serves the built site. */
export interface Host {
  /** As the command's arguments name it, and the reports. */
  name: string
  /** What it is, for the table's title. */
  title: string
  /** Serves on loopback until it is stopped; the second port is for asking without TLS. */
  start: (site: BuiltSite, ports: readonly [number, number]) => Promise<Running>
  /** What the host can't do by its nature, or what only its real self could show, with the reason. */
  leftOut: Partial<Record<Subject, string>>
  /** Whether an address without a slash at its end is answered by a redirect to the one with it. */
  addsSlashes?: boolean
  /** Whether it has one 404 page for all unknown addresses, and no frames. */
  hasOneNotFoundPage?: boolean
}

export interface Running {
  origin: string
  /** The port without TLS, where the host has one. */
  httpOrigin?: string
  stop: () => Promise<void>
}

/** What is looked at; a row of the table. */
export type Subject =
  | "pages"
  | "rewrites"
  | "rewrites with a slash"
  | "unknown addresses"
  | "pages with a slash"
  | "policy in the document"
  | "security headers"
  | "caching"
  | "caching of what is gone"
  | "brotli"
  | "gzip"
  | "conditional requests"
  | "ranges"
  | "types"
  | "hidden files"
  | "traversal"
  | "methods"
  | "from http to https"

/** A page that the build has written. */
export interface Page {
  address: string
  title: string
}

/** What is known of the site before any host is asked. */
export interface BuiltSite {
  /** The project's folder; absolute. */
  root: string
  /** `public`; absolute. */
  publicDir: string
  rules: HostRules
  /** Every address of the sitemap and of the specification that has a file. */
  pages: readonly Page[]
  /** Addresses without a file that another page answers with status 200, and that page's title. */
  rewrites: readonly Page[]
  /** Addresses that nothing is known under, and the titles that may stand there. */
  unknown: readonly { address: string; titles: readonly string[] }[]
  /** Title of the 404 page. */
  notFoundTitle: string
  /** Every published file by its address, HTML pages and compressed copies left out. */
  files: readonly string[]
}
