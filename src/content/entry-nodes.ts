import type { EntryType } from "./define"
import type { NumberedEntry } from "./entries"
import { getProperty } from "../lib/get-property"

export interface EntryNode extends NumberedEntry {
  /** Gatsby's id for queries. */
  id: string
}

export interface NodeSource {
  getNodesByType: (type: string) => readonly object[]
}

/** Returns a type's entries, sorted by number. */
export const getEntryNodes = ({ getNodesByType }: NodeSource, type: EntryType): EntryNode[] =>
  getNodesByType(type.name)
    .map((node) => ({ id: String(getProperty(node, "id")), jsonId: Number(getProperty(node, "jsonId")), entry: node }))
    .sort((a, b) => a.jsonId - b.jsonId)
