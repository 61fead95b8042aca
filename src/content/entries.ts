import { detailPath } from "../lib/paths"
import type { EntryPages, EntryType } from "./define"
import { at } from "./inspect"

/** "Service" → "service", "HomeVariant" → "home-variant". */
export const kebab = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z])/g, "-").toLowerCase()

/** What templates, search and routes call an entry of a type: "service". */
export const kindOf = ({ name }: { name: string }): string => kebab(name)

/** An entry with its number, which data/ calls `id` and Gatsby's nodes call `jsonId`. */
export interface NumberedEntry {
  jsonId: number
  entry: unknown
}

/** The layouts in which entries are shown and the route of each; the first is the canonical one. */
export const layoutsOf = ({ detail, also = {} }: EntryPages): [layout: string, route: string][] => [
  ["single", detail],
  ...Object.entries(also),
]

/** The routes below which the entries of a type have their pages; the first is the canonical one. */
export const detailRoutesOf = (pages: EntryPages): string[] => layoutsOf(pages).map(([, route]) => route)

/** The last part of an entry's canonical path; undefined for a type whose paths end with the number. */
export const slugOf = ({ slug }: EntryPages, entry: unknown): string | undefined =>
  slug === undefined ? undefined : String(at(entry, slug))

/** The path under which search engines list an entry, and to which links lead. */
export const canonicalPath = (pages: EntryPages, numbered: NumberedEntry): string =>
  detailPath(pages.detail, numbered, slugOf(pages, numbered.entry))

/** Every path of an entry that links may lead to. */
export const entryPaths = (pages: EntryPages, numbered: NumberedEntry): string[] => [
  ...new Set([...detailRoutesOf(pages).map((route) => detailPath(route, numbered)), canonicalPath(pages, numbered)]),
]

/** What an entry is called: the value of the type's `label`. */
export const labelOf = ({ label }: EntryType, entry: unknown): string => String(at(entry, label))
