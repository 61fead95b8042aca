import type { Reporter } from "gatsby-plugin-sharp"
import { at } from "../../content/inspect"
import type { CreateResolvers, Resolver } from "../gatsby-api"
import { makeLargePicture, type PictureFile } from "./large-picture"
import { pictureSizes } from "./picture-sizes"

export { largePictureSdl } from "./large-picture"

/** The part of Gatsby's node model that is asked. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => PictureFile | null }
}

/** A photograph may say where it was taken, and weigh as much as the whole site. */
const rejectFile: Resolver = () => {
  throw new Error("A picture's own file is never published. Ask childImageSharp for `large` or `gatsbyImageData`.")
}

/**
 * For `createResolvers`: `large` is the largest size that visitors can have, `gatsbyImageData` has one JPEG; what would
 * publish an editor's file is refused.
 */
export function resolvePictures(createResolvers: CreateResolvers, root: string, reporter: Reporter): void {
  const fileOf = (source: unknown, context: object): PictureFile => {
    const file = (context as Context).nodeModel.getNodeById({ id: String(at(source, "parent")) })
    if (!file) throw new Error("A picture without a file.")
    return file
  }
  const large: Resolver = (source, _args, context) => makeLargePicture(root, fileOf(source, context))
  const sizes: Resolver = async (source, args, context) => ({
    ...(await pictureSizes(fileOf(source, context), args, reporter)),
    layout: at(args, "layout"),
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
