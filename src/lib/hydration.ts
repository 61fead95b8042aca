/**
 * Whether React hydrates the server's HTML (`hydrate-page.ts`). Error boundaries then rethrow, because that HTML is
 * better than an error screen. A navigation ends it (`gatsby-browser.tsx`).
 */
export const hydration = { isUnderWay: false }
