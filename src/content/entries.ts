import { detailPath } from "../lib/paths"
import type { EntryPages, EntryType } from "./define"
import { getProperty } from "../lib/get-property"

/** "Service" → "service", "HomeVariant" → "home-variant". */
export const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()

/** Returns the type's name in templates, search and routes: "service". */
export const getKind = ({ name }: { name: string }): string => kebab(name)

/** An entry and its number, which is `id` in data/ and `jsonId` in Gatsby. */
export interface NumberedEntry {
  jsonId: number
  entry: unknown
}

/** Returns the layouts and their routes, the canonical one first. */
export const getLayouts = ({ detail, also = {} }: EntryPages): [layout: string, route: string][] => [
  ["single", detail],
  ...Object.entries(also),
]

/** Returns the routes of a type's entries, the canonical one first. */
export const getDetailRoutes = (pages: EntryPages): string[] => getLayouts(pages).map(([, route]) => route)

/** Returns the last segment of an entry's canonical path; undefined if that is the number. */
export const getSlug = ({ slug }: EntryPages, entry: unknown): string | undefined =>
  slug === undefined ? undefined : String(getProperty(entry, slug))

/** Returns the path that links and search engines use. */
export const getCanonicalPath = (pages: EntryPages, numbered: NumberedEntry): string =>
  detailPath(pages.detail, numbered, getSlug(pages, numbered.entry))

/** Returns every path of an entry, as allowed targets of links. */
export const getEntryPaths = (pages: EntryPages, numbered: NumberedEntry): string[] => [
  ...new Set([
    ...getDetailRoutes(pages).map((route) => detailPath(route, numbered)),
    getCanonicalPath(pages, numbered),
  ]),
]

export const getLabel = ({ label }: EntryType, entry: unknown): string => String(getProperty(entry, label))
