import type { EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { at } from "./inspect"

/** An entry of the content as Gatsby keeps it. */
export interface EntryNode extends NumberedEntry {
  /** Gatsby's id, by which a page's query finds it. */
  id: string
}

/** The part of Gatsby's API that gives the content. */
export interface NodeSource {
  getNodesByType: (type: string) => readonly object[]
}

/** The entries of a type in the order of their numbers. */
export const entryNodes = ({ getNodesByType }: NodeSource, type: EntryType): EntryNode[] =>
  getNodesByType(type.name)
    .map((node) => ({ id: String(at(node, "id")), jsonId: Number(at(node, "jsonId")), entry: node }))
    .sort((a, b) => a.jsonId - b.jsonId)
