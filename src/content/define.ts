import type { z } from "zod"
import { at } from "./inspect"

/** Where the entries of a type are, relative to data/. */
export type Files =
  /** One file that holds one object: the type has a single entry. */
  | { kind: "one"; path: string }
  /** One file that holds an array: for short fixed lists. `mayBeEmpty`: there need not be an entry. */
  | { kind: "list"; path: string; mayBeEmpty?: boolean }
  /** A folder with one file per entry: for types that grow (one long array slows the build down quadratically). */
  | { kind: "folder"; path: string }

type ContentSchema = z.ZodObject<z.ZodRawShape>

export type ContentType = {
  /** Name of the GraphQL type. */
  name: string
  /** What the type is for; it becomes the type's description in GraphiQL and in the editor's schema. */
  about: string
  files: Files
  schema: ContentSchema
  /** Fields that no two entries may share, besides `id`. */
  unique?: readonly string[]
  /** The field that names an entry in messages, on the site map and in the search. */
  label?: string
  /**
   * The folder of data/images that its new pictures go to, "" for all. A type that is a folder has one of the same name,
   * and the words of pages have "scenes".
   */
  pictures?: string
  /** How the page to edit with shows the type (src/outputs/editor). Without it, no editor sees the type. */
  editor?: EditorForm
  /** For a type with a list and a page for each entry. */
  pages?: EntryPages
  /** Paths of other pages that are made of an entry. Links may lead to them. */
  paths?: (entry: unknown) => readonly string[]
  /** Rules for all entries of the type taken together. Entries come as they were read, so nothing about them is sure. */
  whole?: (entries: readonly unknown[]) => readonly Finding[]
  /** What an editor may not have meant in an entry, though nothing is wrong with it. `today` is like "2026-06-12". */
  notes?: (entry: unknown, today: string) => readonly { field: string; text: string }[]
}

/** The form of a type: a type that is one file stands in a group, and a folder is a group of its own. */
export type EditorForm = {
  label: string
  group?: EditorGroup
  /** Fields that no editor touches. A field's own label is its `title`. */
  hidden?: readonly string[]
}

export type EditorGroup = "Pictures" | "Pages" | "Telephone and address" | "Prices and fees" | "Dates and notices"

/** The pages of a type's entries. Page creation, site map, sitemap, search, tests and budgets read this. */
export type EntryPages = {
  /** The page that lists the entries; on the site map they stand under it. */
  list: string
  /** The route below which each entry has its page: entry 7 of "/service-details" is at "/service-details/7". */
  detail: string
  /** More routes that show the same entries, by the name of the layout. Search engines list `detail` alone. */
  also?: Readonly<Record<string, string>>
  /** The field that ends the canonical path: "/service-details/7/its-path". Without it, the path ends with the number. */
  slug?: string
  /** The texts by which the search finds an entry, besides its label; first the one that results show under it. */
  search: (entry: unknown) => readonly SearchText[]
}

/** A piece of an entry's text; what an entry leaves out is passed over. */
export type SearchText = string | null | undefined

/** A type whose entries have pages. */
export type EntryType = ContentType & { label: string; pages: EntryPages }

/** What a rule found wrong, and in which of the entries (from 0) at which field, if it is one alone. */
export type Finding = { entry?: number; path?: readonly PropertyKey[]; found: string; wanted: string }

/** Says what a content type is; src/content/index.ts lists them all. */
export const defineType = <Type extends ContentType>(type: Type): Type => type

/**
 * Says what a content type is whose entries have a list and a page each; src/content/entry-types.ts lists them.
 * `search` is written for an entry as the schema has it, and can be handed whatever holds one, such as Gatsby's node.
 */
export const defineEntryType = <Schema extends ContentSchema>(
  type: Omit<EntryType, "schema" | "pages"> & {
    schema: Schema
    pages: Omit<EntryPages, "search"> & { search: (entry: z.output<Schema>) => readonly SearchText[] }
  },
) => {
  const { search, ...pages } = type.pages
  return {
    ...type,
    pages: { ...pages, search: (node: unknown) => search(type.schema.parse(ownFields(type.schema, node))) },
  }
}

/** The fields of the schema out of a node, which has more of them and calls the entry's `id` `jsonId`. */
const ownFields = ({ shape }: ContentSchema, node: unknown) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, at(node, field === "id" ? "jsonId" : field)]))
