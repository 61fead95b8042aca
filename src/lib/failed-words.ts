/**
 * What is said where something did not arrive: `words`, written for visitors. In development it is not the connection's
 * fault.
 */
export const failedWords = (words: string): string =>
  process.env.NODE_ENV === "development"
    ? "The development server does not have this. The search is made by the production build (npm run build, then npm run serve). For everything else, see the terminal."
    : words
