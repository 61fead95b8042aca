/** Stands in for a stylesheet, drawing or font: tests look at structure, not at paint. */
const asset = ""

export default asset
