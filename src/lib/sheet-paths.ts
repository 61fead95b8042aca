/*
 * Addresses of the sheets to print. They are files that the build writes without Gatsby, so they are not among the
 * routes of paths.ts.
 */

/** A sheet of data/sheets. */
export const sheetPath = (name: string) => `/sheets/${name}.html`

/** The drawings of the page for sick and dead animals on one page A4. */
export const HEALTH_SHEET = sheetPath("sick-animal")
