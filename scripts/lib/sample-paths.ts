import { readEntries } from "../../src/content"
import { getEntryPaths } from "../../src/content/entries"
import { detailRoutes, notFoundRoute, staticRoutes } from "../../src/lib/paths"

/**
 * Returns all fixed paths, and all paths of the first entry of each content type. End-to-end tests and budgets use them, so
 * they include a new type or page.
 */
export const samplePaths = (root: string): string[] => [
  ...staticRoutes,
  notFoundRoute,
  ...readEntries(root).flatMap(({ type: { pages }, entries: [first] }) => (first ? getEntryPaths(pages, first) : [])),
]

/** An unknown path below each detail route. */
export const unknownPaths: readonly string[] = detailRoutes.map((route) => `${route}/999`)
