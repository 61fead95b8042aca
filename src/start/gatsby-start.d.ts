/** Gatsby's own entry module; `start-in-steps.ts` defines this alias. */
declare module "$gatsby-start"
