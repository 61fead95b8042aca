import type { CreateResolvers } from "../../content/memoize-image-resolvers"

const WORDS =
  "The development server does not have this. The search is made by the production build (npm run build, then npm run serve); for anything else, the terminal says what is wrong."

/** The fields of the content that say what did not arrive, in words for visitors, which blame their connection. */
export const failureFields = [
  ["ListCopy", "failed"],
  ["SearchSuggestionCopy", "failed"],
  ["ComparisonCopy", "failed"],
  ["Gallery", "failedText"],
] as const

/** For gatsby-node's `createResolvers`: in development these fields say where the rest is. */
export const replaceFailureWords = (createResolvers: CreateResolvers): void =>
  createResolvers(
    Object.fromEntries(failureFields.map(([type, field]) => [type, { [field]: { resolve: () => WORDS } }])),
  )
