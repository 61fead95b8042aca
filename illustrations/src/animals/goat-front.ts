/** The head of a goat that looks at us: for figures at a distance and for portraits that fill the frame. */
import { outline, type Point } from "../geometry"
import type { Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import { frontBeard, frontCheeks, frontForelock, frontMuzzle, frontStripe } from "./goat-front-face"
import { frontEar, frontEye, frontHorn } from "./goat-front-parts"

export interface GoatFrontLook {
  coat: Tone
  /** Along the curve, in centimetres; 0 for kids and polled goats. */
  horns?: number
  bearded?: boolean
  /** A white blaze from the forehead to the nose. */
  blaze?: boolean
  /** Degrees the head leans. */
  tilt?: number
  size?: number
  /** Ears of lop-eared breeds hang; the others stand out sideways. */
  ears?: "out" | "lop"
}

/** Head, horns, ears and beard; the poll is at (x, y) and the face hangs 26 cm below it. */
export function goatFront(look: GoatFrontLook, [x, y]: Point): string {
  const { coat, horns = 16, bearded = false, blaze = false, tilt = 0, size = 1, ears = "out" } = look
  const lop = ears === "lop"
  const face = outline(
    [-7, -2.4],
    [0, -5],
    [7, -2.4],
    [8.6, 4],
    [7.6, 9.6],
    [5.8, 15],
    [5, 19.6],
    [4.9, 22.6],
    [3, 25.4],
    [0, 26.2],
    [-3, 25.4],
    [-4.9, 22.6],
    [-5, 19.6],
    [-5.8, 15],
    [-7.6, 9.6],
    [-8.6, 4],
  )
  const shadeSide = outline([1.4, -6], [3, 4], [2.2, 12], [2.8, 20], [1.4, 28], [12, 28], [14, 0])
  const markup =
    (horns > 0 ? frontHorn(horns, -1) + frontHorn(horns, 1) : "") +
    frontEar(coat, -1, lop) +
    frontEar(coat, 1, lop) +
    (bearded ? frontBeard(coat) : "") +
    sheet(
      cut(face, coat.base) +
        clip(
          face,
          frontStripe(coat, blaze) +
            `<g opacity="0.42">${cut(shadeSide, coat.shade)}</g>` +
            frontCheeks(coat) +
            frontEye(coat, -1) +
            frontEye(coat, 1) +
            frontMuzzle(coat, blaze),
        ),
      "small",
    ) +
    frontForelock(coat)
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})">${markup}</g>`
}
