import type { z } from "zod"
import { getProperty } from "../lib/get-property"

/** The files of a type's entries, relative to data/. */
export type Files =
  /** One object: the type has a single entry. */
  | { kind: "one"; path: string }
  /** One array, for short lists; `mayBeEmpty` allows no entries. */
  | { kind: "list"; path: string; mayBeEmpty?: boolean }
  /** One file per entry, for types that grow: one long array slows the build down quadratically. */
  | { kind: "folder"; path: string }

type ContentSchema = z.ZodObject<z.ZodRawShape>

export type ContentType = {
  /** The GraphQL type's name. */
  name: string
  /** The type's description in GraphiQL and the editor's schema. */
  about: string
  files: Files
  schema: ContentSchema
  /** Fields besides `id` that must be unique. */
  unique?: readonly string[]
  /** The field that names an entry in messages, the site map and the search. */
  label?: string
  /** Folder of data/images for new pictures, "" for all; by default the type's own folder, or "scenes". */
  pictures?: string
  /** The form in the content editor; without it, the type is hidden there. */
  editor?: EditorForm
  pages?: EntryPages
  /** Returns paths of an entry's further pages, as allowed targets of links. */
  paths?: (entry: unknown) => readonly string[]
  /** Checks all entries together; they are unvalidated. */
  whole?: (entries: readonly unknown[]) => readonly Finding[]
  /** Returns probable mistakes in an unvalidated entry; `today` is like "2026-06-12". */
  notes?: (entry: unknown, today: string) => readonly { field: string; text: string }[]
}

/** The editor form; a type that is a folder needs no group. */
export type EditorForm = {
  label: string
  group?: EditorGroup
  /** Fields that editors don't see. */
  hidden?: readonly string[]
}

export type EditorGroup = "Pictures" | "Pages" | "Telephone and address" | "Prices and fees" | "Dates and notices"

/** The pages of a type's entries, for page creation, site map, sitemap, search, tests and budgets. */
export type EntryPages = {
  /** Route of the list. */
  list: string
  /** Route of the entries: entry 7 of "/service-details" is at "/service-details/7". */
  detail: string
  /** More routes for the same entries, by layout; search engines list `detail` only. */
  also?: Readonly<Record<string, string>>
  /** The field that ends the canonical path ("/service-details/7/its-path"); without it, the number does. */
  slug?: string
  /** Texts that the search indexes besides the label; results show the first one. */
  search: (entry: unknown) => readonly SearchText[]
}

export type SearchText = string | null | undefined

export type EntryType = ContentType & { label: string; pages: EntryPages }

/** A rule's finding; `entry` is an index from 0, left out if all entries are meant. */
export type Finding = { entry?: number; path?: readonly PropertyKey[]; actual: string; expected: string }

/** Defines a content type; src/content/index.ts lists them. */
export const defineType = <Type extends ContentType>(type: Type): Type => type

/** Defines a type whose entries have pages; `search` gets a validated entry and accepts Gatsby's nodes too. */
export const defineEntryType = <Schema extends ContentSchema>(
  type: Omit<EntryType, "schema" | "pages"> & {
    schema: Schema
    pages: Omit<EntryPages, "search"> & { search: (entry: z.output<Schema>) => readonly SearchText[] }
  },
) => {
  const { search, ...pages } = type.pages
  return {
    ...type,
    pages: { ...pages, search: (node: unknown) => search(type.schema.parse(pickSchemaFields(type.schema, node))) },
  }
}

/** Picks the schema's fields from a node, which calls `id` `jsonId`. */
export const pickSchemaFields = ({ shape }: ContentSchema, node: unknown) =>
  Object.fromEntries(Object.keys(shape).map((field) => [field, getProperty(node, field === "id" ? "jsonId" : field)]))
