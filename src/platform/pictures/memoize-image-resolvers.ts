import { at } from "../../content/inspect"
import type { KeptAnswers } from "./kept-answers"
import type { CreateResolvers, Resolver } from "../gatsby-api"

/**
 * For gatsby-node's `createResolvers`: each picture is read and measured once per build. By default Gatsby does it once
 * for each page that shows it: that took more than half of the query time for many products.
 *
 * @param kept the answers of the last build, which need no measuring at all
 */
export const memoizeImageResolvers = (createResolvers: CreateResolvers, kept?: KeptAnswers): void =>
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve: remembering("gatsbyImageData", kept) } } })

/**
 * Returns a resolver that computes its answer once per picture, and again after the picture's file has changed.
 *
 * @param compute what computes it; by default the resolver that it overrides
 */
export function remembering(
  field = "",
  kept?: KeptAnswers,
  compute?: (source: unknown, context: object) => unknown,
): Resolver {
  const answers = new Map<string, unknown>()
  return (source, args, context, info) => {
    const digest = at(at(source, "internal"), "contentDigest")
    const key = JSON.stringify([at(source, "id"), digest, args])
    if (!answers.has(key)) {
      const ask = () => (compute ? compute(source, context) : info.originalResolver(source, args, context, info))
      answers.set(key, kept ? kept.get(JSON.stringify([field, at(source, "id"), digest, args]), ask) : ask())
    }
    return answers.get(key)
  }
}
