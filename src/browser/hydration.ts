/**
 * Whether React hydrates the server's HTML; ends soon after it (`hydrate-page.ts`) or on navigation. Error boundaries
 * rethrow meanwhile, because that HTML is better than an error screen.
 */
export const hydration = { isUnderWay: false }
