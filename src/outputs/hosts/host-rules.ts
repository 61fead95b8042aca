import { ANY_NUMBER } from "../../lib/paths"
import type { Header } from "../../lib/security-headers"

/** A path without a file, in Gatsby's notation ("/service-details/3/:slug"), and the page that is served for it. */
export interface Rewrite {
  from: string
  to: string
}

/** Everything a host must know besides the files. Each host's own format is generated from it (`host-files.ts`). */
export interface HostRules {
  /** Sent with every response, including errors. */
  headers: readonly Header[]
  /** Headers of the files below a folder, in place of those of the same name. */
  folders: readonly { under: string; headers: readonly Header[] }[]
  /** Served with status 200, the most specific first. */
  rewrites: readonly Rewrite[]
  /** Unknown paths below `under` are answered with the page `frame` and status 404. */
  frames: readonly { under: string; frame: string }[]
  /** `Cache-Control` of `immutable` files, whose names change with their content, and of all others. */
  caching: { immutable: string; others: string }
  /** The type of files that hosts may not know, by the ending of their names. */
  types: Readonly<Record<string, string>>
  /** Regular expression for the paths of immutable files. */
  immutable: string
}

/** Names that hold a hash of the content. */
const IMMUTABLE = String.raw`^(?:/static/.+|/[^/]+-[0-9a-f]{20}\.js|/styles\.[0-9a-f]{20}\.css|/fonts/[^/]+\.[0-9a-f]{8}\.woff2)$`

/**
 * Builds the rules.
 *
 * @param matchPaths the pages' `matchPath`s, with the pages' own paths
 * @param folders headers of their own
 */
export function hostRules(
  headers: readonly Header[],
  matchPaths: readonly Rewrite[],
  folders: HostRules["folders"] = [],
): HostRules {
  const isFrame = ({ from, to }: Rewrite) => from.endsWith("/*") && to === `${from.slice(0, -1)}${ANY_NUMBER}`
  return {
    headers,
    folders,
    rewrites: matchPaths
      .filter((rewrite) => !isFrame(rewrite))
      .sort((a, b) => wildcards(a) - wildcards(b) || a.from.localeCompare(b.from)),
    frames: matchPaths
      .filter(isFrame)
      .map(({ from, to }) => ({ under: from.slice(0, -2), frame: to }))
      .sort((a, b) => a.under.localeCompare(b.under)),
    caching: { immutable: "public, max-age=31536000, immutable", others: "public, max-age=0, must-revalidate" },
    types: { ics: "text/calendar; charset=utf-8", vcf: "text/vcard; charset=utf-8" },
    immutable: IMMUTABLE,
  }
}

/** Hosts apply the first matching rule: "/:number/its-path/*" comes after "/3/:slug". */
const wildcards = ({ from }: Rewrite): number => (from.endsWith("/*") ? 1 : 0)
