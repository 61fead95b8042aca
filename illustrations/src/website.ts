/**
 * Everything that the library takes from the website, and the places that it draws for. No other module imports the
 * website's files or names its folders, and the website imports nothing of the library: it takes the drawn files.
 */
import path from "node:path"

/** The website's colours (`tailwind.config.js`). */
export { ramps } from "../../tailwind.config.js"
/** The path data of the mark, which the website also draws inline. */
export { markHead, markHorns, markPath, markSize, markSun } from "../../src/lib/logo-mark"

const website = path.resolve(__dirname, "../..")

/** Where the website takes its pictures from, and where their descriptions are. */
export const imagesFolder = path.join(website, "data/images")
export const descriptionsFile = path.join(website, "data/pictures.json")
/** The hash of each drawing as it was written last: the website tells photographs from drawings by it. */
export const drawnFile = path.join(website, "data/drawn.json")

/** Icons, logo and clip are files that the website serves as they are. */
export const staticFolder = path.join(website, "static")

/** The typeface of headings. */
export const displayFont = path.join(staticFolder, "fonts/bricolage-grotesque.4b8e0f60.woff2")

/** Where drafts and contact sheets go that are only looked at. */
export const draftsFolder = path.join(website, "illustrations/.cache")
