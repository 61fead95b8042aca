/** What all farmyard fowl share: the head with its comb, and the feet. */
import { moved, outline, through, type Point } from "../geometry"
import { cut, line, sheet } from "../paper"
import { mix, ramps, type Tone } from "../palette"

export const combRed = { light: "#DD4B32", base: "#C23521", shade: "#952617" }
export const legPaper = "#D9A03F"
/** The leg that is farther away. */
export const farLegPaper = mix(legPaper, "#5B3E1D", 0.35)

/** A shank and its toes, standing at (x, 0). */
export const foot = (x: number, top: number, width: number, colour = legPaper): string =>
  line(
    through([
      [x - 0.6, top, "corner"],
      [x, -1, "corner"],
      [x + 4.4, -0.2],
    ]),
    colour,
    width,
  ) + line(`M${x} -1L${x + 3} 0.6M${x} -1L${x - 2.6} 0.2`, colour, width * 0.86)

/** A fowl's head in profile, turned by `degrees` around its middle; size 1 is a hen's. */
export function fowlHead(
  at: Point,
  degrees: number,
  face: Pick<Tone, "light" | "base">,
  size: number,
  beak: "shut" | "open" = "shut",
): string {
  const set = (points: readonly Point[]) => moved(points, at, degrees, size)
  const shape = (...points: Point[]) => through(set(points), true)
  const crown = shape(
    [-3.6, -2.8, "corner"],
    [-4.6, -6.4],
    [-2.7, -5, "corner"],
    [-2.2, -8.4],
    [-0.5, -5.8, "corner"],
    [1, -8.8],
    [1.9, -5.4, "corner"],
    [3.8, -7],
    [3.9, -4.2, "corner"],
    [5.4, -3.8],
    [4.2, -1.8, "corner"],
  )
  const skull = shape([-4.4, 0], [-2.6, -4], [1.4, -4.4], [4.2, -2.2], [4.6, 1.2], [2, 4], [-2.4, 4])
  const upper = shape([3.7, -2.2, "corner"], [6.6, -1.2], [8.8, 1, "corner"], [6, 0.7], [3.8, 0.8, "corner"])
  const lower =
    beak === "open"
      ? shape([3.6, 0.8, "corner"], [5.4, 3], [6.6, 4.8, "corner"], [4.4, 3.6], [3, 2.4, "corner"])
      : shape([3.7, 0.6, "corner"], [7, 1.3, "corner"], [4, 2, "corner"])
  const wattle = shape([1.8, 1.8], [4.4, 2.2], [5, 5.4], [3.5, 7.6], [1.9, 5.6])
  const lobe = shape([-2.4, 0.8], [-1, 0.4], [-0.7, 2.2], [-1.7, 3.2], [-2.7, 2.2])
  const cheek = shape([-1.2, -2.6], [2.2, -3], [4.2, -0.8], [3.4, 1.8], [0.4, 2], [-1.2, 0.4])
  const eye = set([
    [1.4, -1],
    [1.7, -1.4],
  ])
  const [ball, glint] = eye
  if (!ball || !glint) throw new Error("A fowl needs an eye")
  return sheet(
    cut(crown, combRed.base) +
      cut(lower, ramps.gold[500]) +
      cut(upper, ramps.gold[400]) +
      cut(skull, face.light) +
      cut(cheek, mix(combRed.light, face.light, 0.25)) +
      cut(wattle, combRed.shade) +
      cut(lobe, "#F6E6CB") +
      `<circle cx="${ball[0].toFixed(2)}" cy="${ball[1].toFixed(2)}" r="${1.2 * size}" fill="#E7A33A"/>` +
      `<circle cx="${ball[0].toFixed(2)}" cy="${ball[1].toFixed(2)}" r="${0.8 * size}" fill="#1A100B"/>` +
      `<circle cx="${glint[0].toFixed(2)}" cy="${glint[1].toFixed(2)}" r="${0.28 * size}" fill="#FFF3DC"/>`,
    "fine",
  )
}

/** A drumstick under the body, at x, from `top` down to the shank. */
export const thigh = (x: number, top: number, colour: string): string =>
  cut(outline([x - 5, top], [x + 4, top], [x + 3, top + 7], [x, top + 11.6], [x - 2.4, top + 8]), colour)
