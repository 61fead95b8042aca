import { at } from "./inspect"

/** The fields of a picture that Gatsby works out anew for each page that shows it. */
const COSTLY = ["original", "gatsbyImageData"]

/** A resolver of GraphQL; Gatsby hands one that stands in for another the one it replaces. */
type Resolver = (source: unknown, args: object, context: object, info: Info) => unknown
interface Info {
  originalResolver: Resolver
}

/** What Gatsby calls a function and no more. */
export type CreateResolvers = (resolvers: Record<string, Record<string, { resolve: Resolver }>>) => void

/**
 * For gatsby-node's `createResolvers`: each picture is read and measured once in a build. Gatsby does it once for each
 * page that shows it, and for `original` it copies the whole file into a list of its bytes first: of the time that the
 * queries of many products took, that was more than half.
 */
export const memoizeImageResolvers = (createResolvers: CreateResolvers): void => {
  createResolvers({ ImageSharp: Object.fromEntries(COSTLY.map((field) => [field, { resolve: remembering() }])) })
}

/** A resolver that asks the one it stands in for once for each picture, or for another one once its file has changed. */
export function remembering(): Resolver {
  const answers = new Map<string, unknown>()
  return (source, args, context, info) => {
    const key = JSON.stringify([at(source, "id"), at(at(source, "internal"), "contentDigest"), args])
    if (!answers.has(key)) answers.set(key, info.originalResolver(source, args, context, info))
    return answers.get(key)
  }
}
