import filesystem from "gatsby-source-filesystem/gatsby-node"
import type { ContentGate } from "./content-gate"

/**
 * Makes gatsby-source-filesystem pass its nodes to the gate, so that invalid content never becomes a node. No later
 * hook will do: Gatsby drops the child nodes of a file as soon as the file's node changes, before any other plugin is
 * called.
 *
 * The plugin has no option to reject a file, so its function is replaced. Throws if a new version has no such function.
 */
export function holdBackNodes(gate: ContentGate): void {
  const { sourceNodes } = filesystem
  if (!sourceNodes)
    throw new Error("gatsby-source-filesystem sources nodes in a new way (src/platform/develop/hold-back.ts).")
  // Declared with two parameters: with a third, Gatsby would wait for a callback.
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
