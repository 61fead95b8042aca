/** The package has no types. */
declare module "gatsby-plugin-sharp" {
  import type { Reporter as GatsbyReporter } from "gatsby"
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
  export type Reporter = Pick<GatsbyReporter, "warn" | "error">

  export function generateImageData(options: {
    file: SharpFile
    args: Args
    reporter: Reporter
  }): Promise<IGatsbyImageData>
}
