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
  await transformJson({ ...api, loadNodeContent }, { typeName })
}
