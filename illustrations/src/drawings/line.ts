/** A drawing in black lines on white, to be printed: 160 × 120. */
export interface Drawing {
  name: string
  /** What the drawing shows, for maintainers; on a sheet its text stands beside it. */
  shows: string
  /** Markup, from back to front. */
  svg: string
}

/** Half of the width of a line, in units of the drawing. */
const HALF_LINE = 1.1

/** A part of a body or of a thing: a closed shape, or a path of the given thickness, such as an arm. */
export interface Piece {
  d: string
  thickness?: number
}

export const shape = (d: string): Piece => ({ d })
export const limb = (thickness: number, d: string): Piece => ({ d, thickness })

/** A circle or an ellipse as a closed shape. */
export const round = (x: number, y: number, rx: number, ry = rx): Piece =>
  shape(`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`)

const painted = ({ d, thickness }: Piece, tone: string, edge: number) =>
  thickness
    ? `<path d="${d}" fill="none" stroke="${tone}" stroke-width="${thickness + 2 * edge}"/>`
    : `<path d="${d}" fill="${tone}"${edge > 0 ? ` stroke="${tone}" stroke-width="${2 * edge}"` : ""}/>`

/** Pieces that are one thing: they have one outline, and the paper between it. */
export const thing = (...pieces: Piece[]): string =>
  [
    ...pieces.map((piece) => painted(piece, "#000", 2 * HALF_LINE)),
    ...pieces.map((piece) => painted(piece, "#fff", 0)),
  ].join("")

/** The same in black. */
export const solid = (...pieces: Piece[]): string => pieces.map((piece) => painted(piece, "#000", 0)).join("")

/** The same in a light grey, without an outline: water, shade. */
export const tint = (...pieces: Piece[]): string => pieces.map((piece) => painted(piece, "#ccc", 0)).join("")

/** Open lines. */
export const lines = (d: string, width = 2 * HALF_LINE): string =>
  `<path d="${d}" fill="none" stroke="#000" stroke-width="${width}"/>`

/** Markup at another place, larger or smaller, or turned by degrees. */
export const placed = (x: number, y: number, svg: string, scale = 1, degrees = 0): string => {
  const turn = degrees === 0 ? "" : ` rotate(${degrees})`
  return `<g transform="translate(${x} ${y})${turn}${scale === 1 ? "" : ` scale(${scale})`}">${svg}</g>`
}

/** The same, seen in a mirror that stands at x = 0. */
export const mirrored = (svg: string): string => `<g transform="scale(-1 1)">${svg}</g>`

/** The drawing as a file. */
export const fileOf = ({ svg }: Drawing): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" stroke-linecap="round" stroke-linejoin="round">${svg}</svg>\n`
