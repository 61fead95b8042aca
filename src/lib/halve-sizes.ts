/** Halves each width of a `sizes` attribute: "(min-width: 64em) 400px, 92vw" → "(min-width: 64em) 200px, 46vw". */
export const halveSizes = (sizes: string): string =>
  sizes.replace(/([\d.]+)(px|vw)(?=,|$)/g, (_, size: string, unit: string) => +size / 2 + unit)
