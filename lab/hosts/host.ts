import type { HostRules } from "../../src/outputs/hosts/host-rules"

/** A server for the built site. */
export interface Host {
  /** The name in the command's arguments and in reports. */
  name: string
  /** The title in the table. */
  title: string
  /** Serves on the loopback interface until stopped; the second port is for requests without TLS. */
  start: (site: BuiltSite, ports: readonly [number, number]) => Promise<Running>
  /** Checks that this host can't pass by design, or that only the real host could run, with the reason. */
  leftOut: Partial<Record<Subject, string>>
  /** Whether a path without a trailing slash is redirected to the one with it. */
  addsSlashes?: boolean
  /** Whether it has a single 404 page for all unknown paths, and no frames. */
  hasOneNotFoundPage?: boolean
}

export interface Running {
  origin: string
  /** The origin without TLS, if the host has one. */
  httpOrigin?: string
  stop: () => Promise<void>
}

/** A subject of the checks; a row of the table. */
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

/** A built page. */
export interface Page {
  address: string
  title: string
}

/** The facts about the site before any request. */
export interface BuiltSite {
  /** The project's folder; an absolute path. */
  root: string
  /** The folder `public`; an absolute path. */
  publicDir: string
  rules: HostRules
  /** Every path of the sitemap and of the specification that has a file. */
  pages: readonly Page[]
  /** Paths without a file for which another page is served with status 200, and that page's title. */
  rewrites: readonly Page[]
  /** Unknown paths, and the accepted titles of their responses. */
  unknown: readonly { address: string; titles: readonly string[] }[]
  /** Title of the 404 page. */
  notFoundTitle: string
  /** The path of every published file, except HTML pages and compressed copies. */
  files: readonly string[]
}
