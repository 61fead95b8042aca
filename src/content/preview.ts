import { createHash } from "node:crypto"
import path from "node:path"
import type { SourceNodesArgs } from "gatsby"
import type { z } from "zod"
import { leftBeforePublishing } from "./checks/before-publishing"
import type { Note } from "./checks/notes"
import type { ContentType } from "./define"
import type { siteSettings } from "./types/site-settings"

type Site = Pick<z.infer<typeof siteSettings.schema>, "siteUrl" | "preview" | "previewLine">

/** Hosts that exist for examples alone (RFC 2606): nobody can publish a site there. */
const EXAMPLE_HOST = /\.example$/

/**
 * Why the site must not be built for its address: it is a real one, and samples or stand-ins are left. Undefined where it
 * may be built.
 *
 * @param left what is left before publishing
 */
export function refusalOf(left: readonly Note[], { siteUrl, preview }: Site): string | undefined {
  if (left.length === 0 || preview || EXAMPLE_HOST.test(new URL(siteUrl).hostname)) return undefined
  return [
    `${siteUrl} is a real address, and ${left.length} things are still samples or stand-ins. The site is not built for it.`,
    "Replace them: npm run content -- --before-publishing lists them.",
    'Or write "preview": true into data/site.json: then every page says that it is a preview, and search engines are told to list none.',
  ].join("\n")
}

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
