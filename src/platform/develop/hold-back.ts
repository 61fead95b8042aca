import filesystem, { type SourceApi } from "gatsby-source-filesystem/gatsby-node"
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
      createNode: (node) => gate.pass(node.id, () => createNode(node)),
      deleteNode: (node) => gate.pass(node.id, () => deleteNode(node)),
    }
    gate.holdWhile(() => isQuerying(api))
    api.emitter.on("BOOTSTRAP_FINISHED", () => keepFirstChange(api))
    return sourceNodes({ ...api, actions }, options)
  }
}

/**
 * Whether Gatsby runs queries. When a query ends, Gatsby takes it for up to date, although nodes that it has read may have
 * changed since.
 */
const isQuerying = ({ store }: SourceApi) =>
  [...store.getState().queries.trackedQueries.values()].some(({ running }) => running > 0)

/**
 * Gatsby waits half a second for more changes. If a page is asked for meanwhile, it loses the first change of all: only
 * from then on it keeps a list of those that it has not made. So that first change is made here, of nothing.
 */
const keepFirstChange = ({ actions }: SourceApi) => actions.touchNode({})
