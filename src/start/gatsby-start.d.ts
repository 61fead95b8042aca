/** Gatsby's own first module, which `start-in-steps.ts` gives this name. */
declare module "$gatsby-start"
