/** The plugin's own part of gatsby-node, which it ships without types. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby"
  import type { FileNode } from "./locate"

  /** What it takes of Gatsby's helpers. */
  export type TransformArgs = Pick<
    CreateNodeArgs,
    "node" | "loadNodeContent" | "createNodeId" | "createContentDigest"
  > & { actions: Pick<CreateNodeArgs["actions"], "createNode" | "createParentChildLink"> }

  export function shouldOnCreateNode(args: Pick<TransformArgs, "node">): boolean
  export function onCreateNode(
    args: TransformArgs,
    options: { typeName: (file: { node: FileNode }) => string },
  ): Promise<void>
}
