import type { z } from "zod"

/** Where the entries of a type are, relative to data/. */
export type Files =
  /** One file that holds one object: the type has a single entry. */
  | { kind: "one"; path: string }
  /** One file that holds an array: for short fixed lists. */
  | { kind: "list"; path: string }
  /** A folder with one file per entry: for types that grow (one long array slows the build down quadratically). */
  | { kind: "folder"; path: string }

export type ContentType = {
  /** Name of the GraphQL type. */
  name: string
  /** What the type is for; it becomes the type's description in GraphiQL and in the editor's schema. */
  about: string
  files: Files
  schema: z.ZodObject<z.ZodRawShape>
  /** Fields, or sets of fields, that no two entries may share. */
  unique?: readonly (readonly string[])[]
  /** The field that names an entry in messages. */
  label?: string
  /** The addresses that an entry's pages get. Links may lead to them, and no two entries may claim one. */
  addresses?: (entry: { jsonId: number; [field: string]: unknown }) => readonly string[]
  /** Rules for all entries of the type taken together. Entries come as they were read, so nothing about them is sure. */
  whole?: (entries: readonly unknown[]) => readonly Finding[]
  /** What an editor may not have meant in an entry, though nothing is wrong with it. `today` is like "2026-06-12". */
  notes?: (entry: unknown, today: string) => readonly { field: string; text: string }[]
}

/** What a rule found wrong. */
export type Finding = { field: string; found: string; wanted: string }

/** Says what a content type is; src/content/index.ts lists them all. */
export const defineType = <Type extends ContentType>(type: Type): Type => type
