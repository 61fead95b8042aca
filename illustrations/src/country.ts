/**
 * Whole backdrops in the manner of places in Uganda, each leaving the ground in front free for figures, and the large
 * pieces of land (terraces, fields, water, roads) to put one's own together.
 */
export { folds, heavens, onCrest, type CountryOptions, type SunAt } from "./country/base"
export { lakeShore, mountains, savanna, terracedHills } from "./country/classic"
export { cliff, ranges, waterfall } from "./country/highlands"
export { crestThrough, fieldHill, terracedSlope } from "./country/slopes"
export { foreground, scatter } from "./country/near"
export { drylands } from "./country/drylands"
export { dryPlain, manyatta, redEarth, redRoad, tallGrass } from "./country/plains"
export { craterLake, island, mistBand, openWater, river, waterColours } from "./country/waters"
