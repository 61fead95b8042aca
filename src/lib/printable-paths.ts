/* Paths of the printables, which the build writes without Gatsby. */

export const printablePath = (name: string) => `/sheets/${name}.html`

export const HEALTH_PRINTABLE = printablePath("sick-animal")
