import filesystem from "gatsby-source-filesystem/gatsby-node"
import type { ContentGate } from "./content-gate"

/**
 * Has gatsby-source-filesystem hand its nodes to the gate, so that bad content becomes no node. It must be done here:
 * Gatsby drops what was made of a file as soon as the file's node changes, before any other plugin hears of it.
 *
 * The plugin offers no way to refuse a file, so its function is replaced. Throws where a new version has none.
 */
export function holdBackNodes(gate: ContentGate): void {
  const { sourceNodes } = filesystem
  if (!sourceNodes)
    throw new Error("gatsby-source-filesystem sources nodes in a new way (src/build/develop/hold-back.ts).")
  // Two parameters: with a third, Gatsby would wait until it is called.
  filesystem.sourceNodes = (api, options) => {
    const { createNode, deleteNode } = api.actions
    const actions: typeof api.actions = {
      ...api.actions,
      createNode: (node) => gate.pass(node.id, () => void createNode(node)),
      deleteNode: (node) => gate.pass(node.id, () => void deleteNode(node)),
    }
    return sourceNodes({ ...api, actions }, options)
  }
}
