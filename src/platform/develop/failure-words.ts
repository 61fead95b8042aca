import type { CreateResolvers } from "../gatsby-api"

const WORDS = "The development server could not make this. The terminal says what is wrong."

/** The content fields with messages about failed loading; for visitors, they blame the connection. */
export const failureFields = [
  ["ListCopy", "failed"],
  ["SearchSuggestionCopy", "failed"],
  ["ComparisonCopy", "failed"],
  ["Gallery", "failedText"],
] as const

/** For gatsby-node's `createResolvers`: in development these messages tell where the missing part is instead. */
export const replaceFailureWords = (createResolvers: CreateResolvers): void =>
  createResolvers(
    Object.fromEntries(failureFields.map(([type, field]) => [type, { [field]: { resolve: () => WORDS } }])),
  )
