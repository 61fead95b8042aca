/*
 * Addresses of the sheets to print. They are files that the build writes without Gatsby, so they are not among the
 * routes of paths.ts.
 */

/** A sheet of data/sheets. */
export const sheetPath = (name: string) => `/sheets/${name}.html`

/** The leaflet of a service or a product, one page A4. */
export const leafletPath = (kind: "service" | "product", { jsonId }: { jsonId: number }) =>
  sheetPath(`${kind}-${jsonId}`)

/** Whether a sheet of this name would take the place of a leaflet. */
export const isLeafletName = (name: string) => /^(service|product)-\d+$/.test(name)
