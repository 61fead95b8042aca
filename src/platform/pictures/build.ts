import { at } from "../../content/inspect"
import type { CreateResolvers, Resolver } from "../gatsby-api"
import { KeptAnswers } from "./kept-answers"
import { makeLargePicture, type PictureFile } from "./large-picture"
import { memoizeImageResolvers, remembering } from "./memoize-image-resolvers"

export { largePictureSdl } from "./large-picture"

let answers: KeptAnswers | undefined

/** The part of Gatsby's node model that is asked. */
interface Context {
  nodeModel: { getNodeById: (query: { id: string }) => PictureFile | null }
}

/** A photograph may say where it was taken, and weigh as much as the whole site. */
const refuse: Resolver = () => {
  throw new Error("A picture's own file is never published. Ask childImageSharp for `large` or `gatsbyImageData`.")
}

/**
 * For `createResolvers`: each picture is measured once, and in a build with a cache only if it is new. `large` is the
 * largest size that visitors can have; what would publish an editor's file is refused.
 */
export function resolvePicturesOnce(createResolvers: CreateResolvers, root: string, isDevelopment: boolean): void {
  answers = isDevelopment ? undefined : new KeptAnswers(root)
  memoizeImageResolvers(createResolvers, answers)
  const large = remembering("large", answers, (source, context) => {
    const file = (context as Context).nodeModel.getNodeById({ id: String(at(source, "parent")) })
    if (!file) throw new Error("A picture without a file.")
    return makeLargePicture(root, file)
  })
  createResolvers({
    ImageSharp: { large: { type: "LargePicture!", resolve: large }, original: { resolve: refuse } },
    File: { publicURL: { resolve: refuse } },
  })
}

/** For `onPostBuild`: what this build has measured, for the next one. */
export const savePictures = async (): Promise<void> => answers?.save()
