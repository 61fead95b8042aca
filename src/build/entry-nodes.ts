import type { NodePluginArgs } from "gatsby"
import type { EntryType } from "../content/define"
import type { NumberedEntry } from "../content/entries"

/** An entry of the content as Gatsby keeps it. */
export interface EntryNode extends NumberedEntry {
  /** Gatsby's id, by which a page's query finds it. */
  id: string
}

/** The entries of a type in the order of their numbers. */
export const entryNodes = ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">, type: EntryType): EntryNode[] =>
  getNodesByType(type.name)
    .map((node) => ({ id: node.id, jsonId: Number(node.jsonId), entry: node }))
    .sort((a, b) => a.jsonId - b.jsonId)
