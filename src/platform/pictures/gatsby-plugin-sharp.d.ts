/** The package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { GatsbyCache, Reporter } from "gatsby"
  import type { IGatsbyImageData } from "gatsby-plugin-image"

  export interface SharpFile {
    name: string
    absolutePath: string
    internal: { contentDigest: string }
  }
  /** The used arguments of `gatsbyImageData`. */
  export interface Args {
    formats?: readonly string[]
    breakpoints?: readonly number[] | undefined
    outputPixelDensities?: readonly number[]
  }
  /** The used part of the API of Gatsby's hooks. */
  export interface HookApi {
    reporter: Pick<Reporter, "warn" | "error">
    cache: Pick<GatsbyCache, "get" | "set">
  }

  export function generateImageData(options: { file: SharpFile; args: Args } & HookApi): Promise<IGatsbyImageData>
}
