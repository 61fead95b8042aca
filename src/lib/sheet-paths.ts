/*
 * Addresses of the sheets to print. They are files that the build writes without Gatsby, so they are not among the
 * routes of paths.ts.
 */

/** A sheet of data/sheets. */
export const sheetPath = (name: string) => `/sheets/${name}.html`

/** The leaflet of a service, one page A4. */
export const leafletPath = ({ jsonId }: { jsonId: number }) => sheetPath(`service-${jsonId}`)

/** The drawings of the page for sick and dead animals on one page A4. */
export const HEALTH_SHEET = sheetPath("sick-animal")

/** Six of them as one picture, to be sent on. */
export const HEALTH_PICTURE = "/cards/sick-animal.jpg"

/** The name of the sheet with all products and their prices. */
export const PRICE_LIST_NAME = "price-list"

/** Whether a sheet of this name would take the place of one that the build makes from other entries. */
export const isLeafletName = (name: string) => /^(service-\d+|sick-animal|price-list)$/.test(name)
