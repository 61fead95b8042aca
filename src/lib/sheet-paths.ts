/*
 * Addresses of the sheets to print. They are files that the build writes without Gatsby, so they are not among the
 * routes of paths.ts.
 */

/** A sheet of data/sheets. */
export const sheetPath = (name: string) => `/sheets/${name}.html`

/** The drawings of the page for sick and dead animals on one page A4. */
export const HEALTH_SHEET = sheetPath("sick-animal")

/** Six of them as one picture, to be sent on. */
export const HEALTH_PICTURE = "/cards/sick-animal.jpg"

/** The name of the sheet with all products and their prices. */
export const PRICE_LIST_NAME = "price-list"

/** What it is called: on the sheet, and where a page leads to it. */
export const PRICE_LIST_TITLE = "Price list"

/** The name of the sheet that is made of a service. */
export const serviceSheetName = ({ jsonId }: { jsonId: number }) => `service-${jsonId}`

/** Whether a sheet of this name would take the place of one that the build makes from other entries. */
export const isMadeSheetName = (name: string) => /^(service-\d+|sick-animal|price-list)$/.test(name)
