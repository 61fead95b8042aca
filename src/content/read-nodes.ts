import {
  onCreateNode as transformJson,
  shouldOnCreateNode,
  type TransformArgs,
} from "gatsby-transformer-json/gatsby-node"
import type { FileNode } from "./locate"
import { withoutMark } from "./read-text"

/**
 * Makes nodes of the entries of a JSON file with gatsby-transformer-json. It is called here, and doesn't stand among the
 * plugins, because JSON.parse refuses the byte-order mark that Windows programs put before a text: it gets the text
 * without one.
 */
export const createEntryNodes = async (
  api: TransformArgs,
  typeName: (file: { node: FileNode }) => string,
): Promise<void> => {
  if (!shouldOnCreateNode(api)) return
  const loadNodeContent: TransformArgs["loadNodeContent"] = async (node) => withoutMark(await api.loadNodeContent(node))
  // Gatsby lets a type have one owner, and a cache from before knows the plugin as the owner of these.
  const createNode: TransformArgs["actions"]["createNode"] = (node) =>
    api.actions.createNode(node, { name: "gatsby-transformer-json" })
  await transformJson({ ...api, loadNodeContent, actions: { ...api.actions, createNode } }, { typeName })
}
