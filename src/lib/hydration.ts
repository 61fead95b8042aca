/**
 * Whether React is hydrating the server's HTML (`hydrate-page.ts`). During hydration error boundaries rethrow errors:
 * the server's HTML is better than an error screen. Navigation ends this state (`gatsby-browser`).
 */
export const hydration = { isUnderWay: false }
