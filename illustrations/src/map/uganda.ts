/**
 * The map of Uganda as sheets of paper, for the website's map of places. Its user units are hundredths of a degree, with
 * north at the top, so that a place's longitude and latitude say where its pin stands: near the equator a degree is as
 * wide as it is high.
 */
import { ramps } from "../palette"

type Point = readonly [longitude: number, latitude: number]

/** The part of the earth that is drawn, in degrees; `mapBounds` of the website is the same. */
export const bounds = { west: 29.3, east: 35.3, north: 4.45, south: -1.75 }

/** The border, from the corner with Rwanda and Congo eastwards; simplified by hand to what reads at 300 pixels. */
const border: readonly Point[] = [
  [29.59, -1.39],
  [29.82, -1.32],
  [29.92, -1.48],
  [30.07, -1.43],
  [30.29, -1.27],
  [30.36, -1.06],
  [30.47, -1.05],
  [31.7, -1.0],
  [33.86, -1.0],
  [33.92, -1.0],
  [33.92, -0.94],
  [33.93, -0.1],
  [33.9, 0.11],
  [34.1, 0.36],
  [34.18, 0.52],
  [34.31, 0.68],
  [34.52, 1.11],
  [34.78, 1.22],
  [34.98, 1.68],
  [35.0, 1.92],
  [34.92, 2.44],
  [34.7, 2.86],
  [34.47, 3.17],
  [34.41, 3.52],
  [34.47, 3.7],
  [34.16, 3.84],
  [33.99, 4.22],
  [33.5, 3.75],
  [33.19, 3.77],
  [33.0, 3.88],
  [32.4, 3.74],
  [32.18, 3.52],
  [31.95, 3.57],
  [31.81, 3.81],
  [31.37, 3.74],
  [31.15, 3.79],
  [30.86, 3.5],
  [30.94, 3.38],
  [30.77, 3.05],
  [30.88, 2.55],
  [30.73, 2.44],
  [31.1, 2.28],
  [31.29, 2.15],
  [30.96, 1.66],
  [30.47, 1.21],
  [30.16, 0.89],
  [29.96, 0.82],
  [29.95, 0.55],
  [29.72, 0.07],
  [29.62, -0.45],
  [29.57, -0.9],
  [29.61, -1.2],
]

/** Lakes inside of the border: Victoria as far as the border runs in it, Kyoga, George, and the shore of Albert. */
const lakes: readonly (readonly Point[])[] = [
  [
    [31.72, -1.0],
    [31.77, -0.7],
    [31.9, -0.42],
    [31.98, -0.18],
    [32.2, -0.02],
    [32.36, 0.08],
    [32.46, 0.03],
    [32.6, 0.2],
    [32.78, 0.16],
    [33.0, 0.2],
    [33.16, 0.36],
    [33.28, 0.28],
    [33.5, 0.3],
    [33.7, 0.14],
    [33.9, 0.11],
    [33.93, -0.1],
    [34.1, -1.2],
    [31.8, -1.2],
  ],
  [
    [32.3, 1.66],
    [32.62, 1.6],
    [32.9, 1.5],
    [33.2, 1.62],
    [33.46, 1.5],
    [33.3, 1.38],
    [32.96, 1.32],
    [32.62, 1.44],
    [32.34, 1.52],
  ],
  [
    [30.1, 0.1],
    [30.28, 0.06],
    [30.24, -0.1],
    [30.1, -0.06],
  ],
  [
    [31.29, 2.15],
    [31.42, 2.06],
    [31.3, 1.82],
    [30.98, 1.44],
    [30.58, 1.13],
    [30.26, 0.92],
    [30.16, 0.89],
    [30.47, 1.21],
    [30.96, 1.66],
  ],
]

/** The lie of the land as sheets: the higher ground of the west, the dry north-east, Mount Elgon. */
const highlands: readonly (readonly Point[])[] = [
  [
    [29.4, -1.7],
    [29.4, 0.7],
    [30.0, 0.95],
    [30.35, 0.55],
    [30.45, 0.05],
    [30.75, -0.3],
    [30.6, -0.75],
    [30.75, -1.2],
    [30.5, -1.7],
  ],
  [
    [35.3, 4.4],
    [33.6, 4.4],
    [33.75, 3.6],
    [33.55, 3.05],
    [33.9, 2.55],
    [33.85, 2.05],
    [34.25, 1.75],
    [34.2, 1.3],
    [34.45, 0.85],
    [35.3, 0.9],
  ],
]
const summits: readonly (readonly Point[])[] = [
  [
    [29.5, -0.1],
    [29.75, 0.62],
    [30.1, 0.6],
    [30.12, 0.2],
    [29.9, -0.1],
  ],
  [
    [34.3, 1.0],
    [34.4, 1.4],
    [34.8, 1.45],
    [35.0, 1.2],
    [34.7, 0.9],
  ],
  [
    [35.2, 3.3],
    [34.2, 3.1],
    [34.3, 2.5],
    [34.75, 2.2],
    [35.2, 2.3],
  ],
]

/** The Nile, from Jinja to Lake Kyoga, to the falls, and from Lake Albert to the north. */
const nile: readonly (readonly Point[])[] = [
  [
    [33.19, 0.42],
    [33.0, 0.8],
    [32.92, 1.2],
    [32.98, 1.4],
  ],
  [
    [32.34, 1.6],
    [32.1, 1.72],
    [32.24, 2.1],
    [32.0, 2.28],
    [31.6, 2.28],
    [31.36, 2.2],
  ],
  [
    [31.38, 2.1],
    [31.5, 2.5],
    [31.9, 3.0],
    [32.05, 3.6],
  ],
]

const at = ([longitude, latitude]: Point): string => `${Math.round(longitude * 100)} ${Math.round(-latitude * 100)}`

/** A closed line through the points whose corners are rounded, as scissors go round them. */
function cutLine(points: readonly Point[]): string {
  const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const steps = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point
    return `Q${at(point)} ${at(between(point, next))}`
  })
  const last = points.at(-1) ?? [0, 0]
  return `M${at(between(last, points[0] ?? last))}${steps.join("")}Z`
}

const { forest, sky, cream, gold } = ramps

/** The map as an SVG file. */
export function mapOfUganda(): string {
  const width = Math.round((bounds.east - bounds.west) * 100)
  const height = Math.round((bounds.north - bounds.south) * 100)
  const river = nile.map((points) => `M${points.map(at).join("L")}`).join("")
  const sheet = (lines: readonly (readonly Point[])[], fill: string) => {
    const path = lines.map(cutLine).join("")
    return `<path d="${path}" transform="translate(3 4)" fill="#000" fill-opacity=".22"/><path d="${path}" fill="${fill}"/>`
  }
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bounds.west * 100} ${Math.round(-bounds.north * 100)} ${width} ${height}">` +
    `<defs><path id="l" d="${cutLine(border)}"/><clipPath id="a"><use href="#l"/></clipPath></defs>` +
    `<use href="#l" transform="translate(7 9)" fill="#000" fill-opacity=".25"/>` +
    `<use href="#l" transform="translate(-2 -2)" fill="${cream[50]}"/>` +
    `<use href="#l" fill="${forest[700]}"/>` +
    `<g clip-path="url(#a)">${sheet(highlands, forest[600])}${sheet(summits, "#3A8259")}` +
    `<path d="${river}" fill="none" stroke="${sky[300]}" stroke-width="5" stroke-linejoin="round"/>` +
    lakes
      .map((lake) => {
        const path = cutLine(lake)
        return `<path d="${path}" fill="${forest[900]}"/><path d="${path}" transform="translate(3 4)" fill="${sky[300]}"/>`
      })
      .join("") +
    `</g><use href="#l" fill="none" stroke="${gold[400]}" stroke-width="1.5" stroke-opacity=".5"/></svg>`
  )
}
