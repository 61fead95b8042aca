import type { EntryType } from "../define"
import { ANY_NUMBER } from "../../lib/paths"

/** A page of data/pages.json, as far as it says what search engines may list. */
interface Page {
  route: string
  isIndexed: boolean
  canonical?: string | null
}

/**
 * What the sitemap for search engines leaves out, as globs: it lists canonical paths alone. Pages that data/pages.json
 * keeps from search engines, or lists under another path, are left out with what lies below them; of the entries' pages
 * all but the one with the canonical path, and the frames that unknown paths get.
 */
export function unlistedPaths(pages: readonly Page[], types: readonly EntryType[]): string[] {
  return [
    ...pages
      .filter(({ route, isIndexed, canonical }) => !isIndexed || (canonical ?? route) !== route)
      .flatMap(({ route }) => [route, `${route}/*`]),
    ...types.flatMap(({ pages: { detail, also = {}, slug } }) => [
      // "*" stands for one part of a path: the short path of an entry that has a long one.
      ...(slug ? [`${detail}/*`] : [`${detail}/${ANY_NUMBER}`]),
      `${detail}/${ANY_NUMBER}/*`,
      ...Object.values(also).map((route) => `${route}/*`),
    ]),
  ]
}
