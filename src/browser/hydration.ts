/**
 * True from the start of hydration until shortly after the first render, or until hydration fails (`hydrate-page.ts`).
 * Error boundaries rethrow while it is true, because the server's HTML is better than an error screen.
 */
export const hydration = { isUnderWay: false }
