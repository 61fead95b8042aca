import type { NodeSource } from "./entry-nodes"

/** The node of the query `preview`. */
export const previewSdl = `
"Says that the site is a preview. There is one as long as anything is left before publishing."
type Preview implements Node @dontInfer {
  "How many things are left."
  left: Int!
}
`

export const isPreview = ({ getNodesByType }: NodeSource): boolean => getNodesByType("Preview").length > 0
