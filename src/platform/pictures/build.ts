import { KeptAnswers } from "./kept-answers"
import { memoizeImageResolvers } from "./memoize-image-resolvers"
import type { CreateResolvers } from "../gatsby-api"

let answers: KeptAnswers | undefined

/** For `createResolvers`: each picture is measured once, and in a build with a cache only if it is new. */
export function resolvePicturesOnce(createResolvers: CreateResolvers, root: string, isDevelopment: boolean): void {
  answers = isDevelopment ? undefined : new KeptAnswers(root)
  memoizeImageResolvers(createResolvers, answers)
}

/** For `onPostBuild`: what this build has measured, for the next one. */
export const savePictures = async (): Promise<void> => answers?.save()
