/** Replaces stylesheets, drawings and fonts. */
const asset = ""

export default asset
