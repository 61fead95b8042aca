/** The package only has types for its helpers. */
declare module "gatsby-source-filesystem/gatsby-node" {
  type OnNode = (this: void, node: { id: string }) => void

  export interface SourceApi {
    actions: { createNode: OnNode; deleteNode: OnNode }
    emitter: { on: (event: "BOOTSTRAP_FINISHED", listener: () => void) => void }
  }

  const plugin: { sourceNodes?: (this: void, api: SourceApi, options: object) => unknown }
  export default plugin
}
