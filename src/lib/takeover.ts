/**
 * Whether React is taking over the HTML that the server sent (`hydrate-page.ts`). Until that is done no error boundary
 * keeps an error to itself: the HTML that is there is better than an error screen. Another page ends it (`gatsby-browser`).
 */
export const takeover = { isUnderWay: false }
