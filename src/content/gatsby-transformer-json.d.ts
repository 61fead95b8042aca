/** The plugin's gatsby-node, which has no types of its own. */
declare module "gatsby-transformer-json/gatsby-node" {
  import type { CreateNodeArgs } from "gatsby"
  import type { FileNode } from "./locate"

  /** The helpers of Gatsby that it uses. */
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
