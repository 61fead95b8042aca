import { ANY_NUMBER } from "../../lib/paths"
import type { Header } from "../../lib/security-headers"

/** A path without a file, in Gatsby's notation ("/service-details/3/:slug"), and the page that answers it. */
export interface Rewrite {
  from: string
  to: string
}

/** A host's configuration; `host-files.ts` writes each host's format. */
export interface HostRules {
  /** Sent with every response, also errors. */
  headers: readonly Header[]
  /** Headers of a folder, which replace those of the same name. */
  folders: readonly { under: string; headers: readonly Header[] }[]
  /** Status 200, the most specific first. */
  rewrites: readonly Rewrite[]
  /** Unknown paths below `under` get the page `frame` with status 404. */
  frames: readonly { under: string; frame: string }[]
  /** `Cache-Control` of `immutable` and of all other files. */
  caching: { immutable: string; others: string }
  /** Types that some hosts lack, by extension. */
  types: Readonly<Record<string, string>>
  /** Regular expression of the paths. */
  immutable: string
}

/** Names with a hash of the content. */
const IMMUTABLE = String.raw`^(?:/static/.+|/[^/]+-[0-9a-f]{20}\.js|/styles\.[0-9a-f]{20}\.css|/fonts/[^/]+\.[0-9a-f]{8}\.woff2)$`

/** Builds the rules from the pages' `matchPath`s. */
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
      .sort((a, b) => countWildcards(a) - countWildcards(b) || a.from.localeCompare(b.from)),
    frames: matchPaths
      .filter(isFrame)
      .map(({ from, to }) => ({ under: from.slice(0, -2), frame: to }))
      .sort((a, b) => a.under.localeCompare(b.under)),
    caching: { immutable: "public, max-age=31536000, immutable", others: "public, max-age=0, must-revalidate" },
    types: { ics: "text/calendar; charset=utf-8", vcf: "text/vcard; charset=utf-8" },
    immutable: IMMUTABLE,
  }
}

/** Hosts apply the first match, so "/:number/its-path/*" must follow "/3/:slug". */
const countWildcards = ({ from }: Rewrite): number => (from.endsWith("/*") ? 1 : 0)
