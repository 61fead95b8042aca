/* Paths of the printable sheets, which the build writes without Gatsby. */

export const sheetPath = (name: string) => `/sheets/${name}.html`

export const HEALTH_SHEET = sheetPath("sick-animal")
