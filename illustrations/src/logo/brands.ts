/**
 * Emblems for the strip of partners on the home page: invented, of one colour each, 64 × 64. They stand for kinds of
 * partner (a dairy, a conservation trust, a breeders' society …) until real partners' marks take their places.
 */
import { ramps } from "../palette"
import { round } from "../part"
import { disc, type Icon } from "../icons/icon"
import { livestock } from "../icons/livestock"

/** The drawing of an icon in one tone, scaled about the middle of its 48 and set down at (x, y). */
function drawing(name: string, x: number, y: number, scale: number): string {
  const icon = livestock.find((each) => each.name === name)
  if (!icon) throw new Error(`There is no icon “${name}”`)
  const plain = icon.svg.replaceAll(' fill="var(--icon-accent,currentColor)"', "")
  return `<g transform="translate(${x} ${y}) scale(${scale}) translate(-24 -24)">${plain}</g>`
}

const stroke = (d: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`

const shape = (d: string): string => `<path fill-rule="evenodd" d="${d}"/>`

const ring = (radius: number, width: number): string =>
  `<circle cx="32" cy="32" r="${radius}" fill="none" stroke="currentColor" stroke-width="${width}"/>`

/** Two twigs of leaves along both sides of a round, from the bottom upwards. */
function wreath(radius: number, leaves: number): string {
  const one = (degrees: number, outward: boolean) => {
    const angle = (degrees * Math.PI) / 180
    const x = round(32 + Math.sin(angle) * radius)
    const y = round(32 + Math.cos(angle) * radius)
    return `<path transform="translate(${x} ${y}) rotate(${-degrees + (outward ? 34 : -34)})" d="M0 0C2-3.4 6-3.4 8.4 0 6 3.4 2 3.4 0 0Z"/>`
  }
  const twig =
    stroke(`M34 ${round(32 + radius)}A${radius} ${radius} 0 0 0 ${round(32 + radius)} 30`, 1.6) +
    Array.from({ length: leaves }, (_, index) => one(18 + index * 20, true) + one(24 + index * 20, false)).join("")
  return twig + `<g transform="matrix(-1 0 0 1 64 0)">${twig}</g>`
}

/** Rays of a crown or a sun: `count` wedges from (x, y), spread over `sweep` degrees about straight up. */
function crownRays(x: number, y: number, from: number, to: number, count: number, sweep: number, lean = 0): string {
  const rays = Array.from({ length: count }, (_, index) => {
    const angle = ((lean - sweep / 2 + (sweep * index) / (count - 1)) * Math.PI) / 180
    const [dx, dy] = [Math.sin(angle), -Math.cos(angle)]
    return `M${round(x + dx * from)} ${round(y + dy * from)}L${round(x + dx * to)} ${round(y + dy * to)}`
  })
  return stroke(rays.join(""), 2)
}

export const brands: Icon[] = [
  {
    name: "dairy",
    shows: "a milk can in a wreath of leaves",
    svg: drawing("milk-can", 32, 28, 0.7) + wreath(24, 5),
  },
  {
    name: "crane",
    shows: "a crowned crane",
    svg:
      crownRays(43, 16.5, 6, 12.5, 6, 96, -36) +
      shape(
        "M44 12C47.5 12 50 14.4 50.4 17L60 19.6 50 21.6C48.6 24 46 25.6 45 29 43.4 35 48 40 44 46 39 53.4 24 51 5 58 10 46 19 36 31 33.4 38 31.8 38.6 26 38.4 19 38.3 15 40.6 12 44 12ZM45 15.2A1.8 1.8 0 1 0 45 18.8 1.8 1.8 0 1 0 45 15.2ZM15 48C22 46 33 46 38 41 31 41.6 21 42 15 48Z",
      ) +
      stroke("M29 51V62.6M37 49V62.6M25 62.6H30M33 62.6H38", 2.2),
  },
  {
    name: "horns",
    shows: "two long horns round a drop of milk",
    svg:
      shape(
        "M32 61C16 61 5 50 5 37 5 27 11.5 20.5 12.6 12.6 13.2 8.4 11.6 5 8 1.6 18 3.6 23.6 10 22.6 18.4 21.7 25.6 15.6 28.6 15.6 36.6 15.6 45 22.6 50.6 32 50.6S48.4 45 48.4 36.6C48.4 28.6 42.3 25.6 41.4 18.4 40.4 10 46 3.6 56 1.6 52.4 5 50.8 8.4 51.4 12.6 52.5 20.5 59 27 59 37 59 50 48 61 32 61Z",
      ) + shape("M32 19C35.4 25 39.6 29.4 39.6 35.6A7.6 7.6 0 0 1 24.4 35.6C24.4 29.4 28.6 25 32 19Z"),
  },
  {
    name: "poultry",
    shows: "a hen inside an egg",
    svg:
      stroke("M32 2.5C46 2.5 56 22 56 37 56 52 46 61.5 32 61.5 18 61.5 8 52 8 37 8 22 18 2.5 32 2.5Z", 3) +
      drawing("hen", 32, 37, 0.74),
  },
  {
    name: "goat-leaf",
    shows: "a goat's head over two leaves",
    svg:
      drawing("goat", 32, 23, 0.92) +
      shape("M30.5 60C18 62 9 57 4 46 17 44 27 49 30.5 60ZM33.5 60C46 62 55 57 60 46 47 44 37 49 33.5 60Z"),
  },
  {
    name: "terraces",
    shows: "the sun over a terraced hill",
    svg:
      ring(30.2, 2.6) +
      disc(32, 21, 7.6) +
      crownRays(32, 21, 10.6, 14.6, 9, 220) +
      shape("M9.5 38C19 30 45 30 54.5 38 53.8 40 53 41.4 52 43 43 37 21 37 12 43 11 41.4 10.2 40 9.5 38Z") +
      shape("M14 46C22 41 42 41 50 46 48.8 47.6 47.6 48.8 46 50.2 39 47 25 47 18 50.2 16.4 48.8 15.2 47.6 14 46Z") +
      shape("M21 52.4C27 50.2 37 50.2 43 52.4 40 54.2 36 55.2 32 55.2S24 54.2 21 52.4Z"),
  },
]

/**
 * An emblem as a file of its own. A page that shows it as an image sees forest green; one that lays it inline may
 * give it another colour.
 */
export const brandDocument = ({ shows, svg }: Icon): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" color="${ramps.forest[700]}" fill="currentColor"><title>${shows}</title>${svg}</svg>\n`
