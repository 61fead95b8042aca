import type { EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { at } from "./inspect"

export interface EntryNode extends NumberedEntry {
  /** Gatsby's id for queries. */
  id: string
}

export interface NodeSource {
  getNodesByType: (type: string) => readonly object[]
}

/** Returns a type's entries, sorted by number. */
export const entryNodes = ({ getNodesByType }: NodeSource, type: EntryType): EntryNode[] =>
  getNodesByType(type.name)
    .map((node) => ({ id: String(at(node, "id")), jsonId: Number(at(node, "jsonId")), entry: node }))
    .sort((a, b) => a.jsonId - b.jsonId)
