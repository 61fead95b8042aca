import { at } from "../../content/inspect"
import type { KeptAnswers } from "./kept-answers"
import type { CreateResolvers, Resolver } from "../gatsby-api"

/** The fields of a picture that Gatsby computes again for each page. */
const COSTLY = ["original", "gatsbyImageData"]

/**
 * For gatsby-node's `createResolvers`: each picture is read and measured once per build. By default Gatsby does it once
 * for each page that shows it, and for `original` it first copies the whole file into an array of bytes: that took more
 * than half of the query time for many products.
 *
 * @param kept the answers of the last build, which need no measuring at all
 */
export const memoizeImageResolvers = (createResolvers: CreateResolvers, kept?: KeptAnswers): void => {
  createResolvers({
    ImageSharp: Object.fromEntries(COSTLY.map((field) => [field, { resolve: remembering(field, kept) }])),
  })
}

/** Returns a resolver that calls the original once per picture, and again after the picture's file has changed. */
export function remembering(field = "", kept?: KeptAnswers): Resolver {
  const answers = new Map<string, unknown>()
  return (source, args, context, info) => {
    const digest = at(at(source, "internal"), "contentDigest")
    const key = JSON.stringify([at(source, "id"), digest, args])
    if (!answers.has(key)) {
      const ask = () => info.originalResolver(source, args, context, info)
      answers.set(key, kept ? kept.get(JSON.stringify([field, at(source, "id"), digest, args]), ask) : ask())
    }
    return answers.get(key)
  }
}
