import type { z } from "zod"
import { pickSchemaFields, type EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { getProperty } from "../lib/get-property"

export interface EntryNode extends NumberedEntry {
  /** Gatsby's id for queries. */
  id: string
}

export interface NodeSource {
  getNodesByType: (type: string) => readonly object[]
}

/** The used part of the context of Gatsby's resolvers. */
export interface ResolverContext {
  nodeModel: {
    findOne: <Node>(query: { type: string; query: object }) => Promise<Node | null>
    findAll: <Node>(query: {
      type: string
      query?: object
    }) => Promise<{ entries: Iterable<Node>; totalCount: () => Promise<number> }>
  }
}

/** Returns a type's entries, sorted by number. */
export const getEntryNodes = ({ getNodesByType }: NodeSource, type: EntryType): EntryNode[] =>
  getNodesByType(type.name)
    .map((node) => ({ id: String(getProperty(node, "id")), jsonId: Number(getProperty(node, "jsonId")), entry: node }))
    .sort((a, b) => a.jsonId - b.jsonId)

/** An entry of a page's query: Gatsby reserves `id`. */
export type EntryOf<Type extends { schema: z.ZodObject }> = Omit<z.output<Type["schema"]>, "id"> & { jsonId: number }

/** Returns the validated entries of a type, sorted by number. */
export const readNodes = <Schema extends z.ZodObject>(
  { getNodesByType }: NodeSource,
  { name, schema }: { name: string; schema: Schema },
) =>
  getNodesByType(name)
    .map((node) => ({ ...schema.parse(pickSchemaFields(schema, node)), jsonId: Number(getProperty(node, "jsonId")) }))
    .sort((a, b) => a.jsonId - b.jsonId)

/** Returns the validated entry of a type that has one. */
export function readNode<Schema extends z.ZodObject>(api: NodeSource, type: { name: string; schema: Schema }) {
  const [entry] = readNodes(api, type)
  if (!entry) throw new Error(`There is no node of the type ${type.name}.`)
  return entry
}
