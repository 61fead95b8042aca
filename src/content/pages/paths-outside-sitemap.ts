import type { z } from "zod"
import type { EntryType } from "../define"
import type { page } from "../types/page"
import { ANY_NUMBER } from "../../lib/paths"

type Page = Pick<z.infer<typeof page.schema>, "route" | "isIndexed" | "canonical">

/**
 * Returns globs of paths that the sitemap leaves out: unindexed or duplicate pages with their children, all paths of
 * entries except the canonical ones, and fallback pages.
 */
export function getPathsOutsideSitemap(pages: readonly Page[], types: readonly EntryType[]): string[] {
  return [
    ...pages
      .filter(({ route, isIndexed, canonical }) => !isIndexed || (canonical ?? route) !== route)
      .flatMap(({ route }) => [route, `${route}/*`]),
    ...types.flatMap(({ pages: { detail, also = {}, slug } }) => [
      // "*" matches one path segment.
      ...(slug ? [`${detail}/*`] : [`${detail}/${ANY_NUMBER}`]),
      `${detail}/${ANY_NUMBER}/*`,
      ...Object.values(also).map((route) => `${route}/*`),
    ]),
  ]
}
