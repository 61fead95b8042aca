import { readEntries } from "../../src/content"
import { getEntryPaths } from "../../src/content/entries"
import { detailRoutes, notFoundRoute, staticRoutes } from "../../src/lib/paths"

/**
 * A path of each page that the site has: pages with one fixed path, and of each type all paths of the
 * first entry. The end-to-end tests open them and the budgets measure them, so a new type or page is
 * tested as soon as it is there.
 */
export const samplePaths = (root: string): string[] => [
  ...staticRoutes,
  notFoundRoute,
  ...readEntries(root).flatMap(({ type: { pages }, entries: [first] }) => (first ? getEntryPaths(pages, first) : [])),
]

/** A path below each detail route that no entry has. */
export const unknownPaths: readonly string[] = detailRoutes.map((route) => `${route}/999`)
