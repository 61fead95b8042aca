import { at } from "../../content/inspect"
import type { CreateResolvers, Resolver } from "../gatsby-api"
import { makeLargePicture, type PictureFile } from "./large-picture"

export { largePictureSdl } from "./large-picture"

/** The part of Gatsby's node model that is asked. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => PictureFile | null }
}

/** A photograph may say where it was taken, and weigh as much as the whole site. */
const refuse: Resolver = () => {
  throw new Error("A picture's own file is never published. Ask childImageSharp for `large` or `gatsbyImageData`.")
}

/** For `createResolvers`: `large` is the largest size that visitors can have; what would publish an editor's file is refused. */
export function resolvePictures(createResolvers: CreateResolvers, root: string): void {
  const large: Resolver = (source, _args, context) => {
    const file = (context as Context).nodeModel.getNodeById({ id: String(at(source, "parent")) })
    if (!file) throw new Error("A picture without a file.")
    return makeLargePicture(root, file)
  }
  createResolvers({
    ImageSharp: { large: { type: "LargePicture!", resolve: large }, original: { resolve: refuse } },
    File: { publicURL: { resolve: refuse } },
  })
}
