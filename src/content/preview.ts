import { createHash } from "node:crypto"
import path from "node:path"
import type { SourceNodesArgs } from "gatsby"
import type { z } from "zod"
import { leftBeforePublishing } from "./checks/before-publishing"
import type { ContentType } from "./define"
import type { siteSettings } from "./types/site-settings"

type Site = Pick<z.infer<typeof siteSettings.schema>, "preview" | "previewLine">

/** What pages ask for: nothing, once nothing is left. */
export const previewSdl = `
"""
Says that the site is a preview. There is one as long as samples or stand-ins are left in the content.
"""
type Preview implements Node @dontInfer {
  """
  The line at the top of every page and sheet.
  """
  line: String!
  """
  Whether search engines may list the pages.
  """
  isIndexed: Boolean!
}
`

/** For gatsby-node's `sourceNodes`: the node behind the query `preview`, as long as anything is left. */
export function createPreviewOf(
  types: readonly ContentType[],
  { preview, previewLine }: Site,
  { actions, createNodeId }: SourceNodesArgs,
  root: string,
): void {
  if (leftBeforePublishing(types, path.join(root, "data")).length === 0) return
  const fields = { line: previewLine, isIndexed: !preview }
  const contentDigest = createHash("sha256").update(JSON.stringify(fields)).digest("hex")
  void actions.createNode({ id: createNodeId("Preview"), ...fields, internal: { type: "Preview", contentDigest } })
}
