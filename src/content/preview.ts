import { createHash } from "node:crypto"
import path from "node:path"
import type { SourceNodesArgs } from "gatsby"
import { getOpenItems } from "./checks/before-publishing"
import type { ContentType } from "./define"
import type { NodeSource } from "./entry-nodes"

/** The node of the query `preview`. */
export const previewSdl = `
"Says that the site is a preview. There is one as long as anything is left before publishing."
type Preview implements Node @dontInfer {
  "How many things are left."
  left: Int!
}
`

/** Creates the preview node while anything is left to confirm. */
export function createPreviewNode(
  types: readonly ContentType[],
  { actions, createNodeId }: SourceNodesArgs,
  root: string,
): void {
  const { length: left } = getOpenItems(types, path.join(root, "data"))
  if (left === 0) return
  const contentDigest = createHash("sha256").update(String(left)).digest("hex")
  void actions.createNode({ id: createNodeId("Preview"), left, internal: { type: "Preview", contentDigest } })
}

export const isPreview = ({ getNodesByType }: NodeSource): boolean => getNodesByType("Preview").length > 0
