import type { HookApi, SharpFile } from "gatsby-plugin-sharp"
import { getProperty } from "../../lib/get-property"
import type { CreateResolvers, Resolver } from "../gatsby-api"
import { makeLargePicture } from "./large-picture"
import { pictureSizes } from "./picture-sizes"

export { largePictureSdl } from "./large-picture"

interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => SharpFile | null }
}

/** The original can hold the place where it was taken, and can be very large. */
const rejectFile: Resolver = () => {
  throw new Error(
    "The original file of a picture is not published. Query `large` or `gatsbyImageData` of childImageSharp.",
  )
}

/** Defines `large` and `gatsbyImageData` for `createResolvers`, and refuses fields that publish the original. */
export function resolvePictures(createResolvers: CreateResolvers, root: string, api: HookApi): void {
  const getFile = (source: unknown, context: object): SharpFile => {
    const file = (context as Context).nodeModel.getNodeById({ id: String(getProperty(source, "parent")) })
    if (!file) throw new Error("A picture without a file.")
    return file
  }
  const large: Resolver = (source, _args, context) => makeLargePicture(root, getFile(source, context))
  const sizes: Resolver = async (source, args, context) => ({
    ...(await pictureSizes(getFile(source, context), args, api)),
    layout: getProperty(args, "layout"),
  })
  createResolvers({
    ImageSharp: {
      large: { type: "LargePicture!", resolve: large },
      gatsbyImageData: { resolve: sizes },
      original: { resolve: rejectFile },
    },
    File: { publicURL: { resolve: rejectFile } },
  })
}
