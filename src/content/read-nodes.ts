import {
  onCreateNode as transformJson,
  shouldOnCreateNode,
  type TransformArgs,
} from "gatsby-transformer-json/gatsby-node"
import type { FileNode } from "./locate"
import { withoutMark } from "./read-text"

/**
 * Creates nodes from the entries of a JSON file with gatsby-transformer-json. The plugin is called here instead of
 * being listed among the plugins, because JSON.parse rejects the byte-order mark that Windows programs write: it gets
 * the text without the mark.
 */
export const createEntryNodes = async (
  api: TransformArgs,
  typeName: (file: { node: FileNode }) => string,
): Promise<void> => {
  if (!shouldOnCreateNode(api)) return
  const loadNodeContent: TransformArgs["loadNodeContent"] = async (node) => withoutMark(await api.loadNodeContent(node))
  // Gatsby allows one owner per type, and an older cache has the plugin as the owner of these.
  const createNode: TransformArgs["actions"]["createNode"] = (node) =>
    api.actions.createNode(node, { name: "gatsby-transformer-json" })
  await transformJson({ ...api, loadNodeContent, actions: { ...api.actions, createNode } }, { typeName })
}
