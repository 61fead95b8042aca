/** What lies on or under the hide of cattle: patches, splashes, folds, the udder. */
import { outline, oval, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { cut, line } from "../paper"
import { lowered, type CattlePose } from "./cattle-carriage"

/** Coats of Ankole cattle beside the reds of the palette; keepers have a name for each. */
export const coats = {
  cream: { light: "#FFF6E2", base: "#EBD9B8", shade: "#C3A981" },
  black: { light: "#4F4440", base: "#332B2A", shade: "#1F1918" },
  grey: { light: "#B9AFA3", base: "#978C81", shade: "#6C625A" },
  /** Of zebu in dry country. */
  dun: { light: "#DDBB93", base: "#BF9A72", shade: "#8F6E4D" },
  /** Dark patches of a Friesian crossed with local cattle. */
  darkBrown: { light: "#6B4A3C", base: "#4A3027", shade: "#321F19" },
  chestnut: { light: "#BC6536", base: "#984A27", shade: "#6B311B" },
} as const

/** White on an Ankole: a splashed flank, flecks all over, a white belly, or a white ridge along the back. */
export type Marking = "splashed" | "flecked" | "white-bellied" | "white-backed"

export const friesianPatches = (pose: CattlePose, tone: Tone): string =>
  [
    outline([-80, -130], [-58, -134], [-36, -130], [-30, -108], [-42, -92], [-54, -84], [-74, -96]),
    outline([-16, -130], [8, -134], [20, -122], [16, -100], [4, -80], [-12, -76], [-22, -92], [-14, -110]),
    lowered(pose)
      ? outline([40, -140], [80, -130], [110, -90], [100, -30], [82, -34], [70, -58], [52, -84], [42, -104])
      : outline([34, -140], [60, -160], [100, -150], [100, -90], [78, -76], [60, -88], [46, -96], [36, -110]),
  ]
    .map((d) => cut(d, tone.base))
    .join("")

const splashes = (): string =>
  [
    outline([-34, -76], [-20, -92], [-4, -84], [10, -90], [18, -74], [10, -50], [-30, -50]),
    oval(-40, -98, 5, 3.4, 20),
    oval(-24, -104, 3, 2.2, 10),
    oval(24, -96, 4, 2.6, -20),
  ]
    .map((d) => cut(d, hide.friesianWhite.base))
    .join("")

const flecks = (): string =>
  [
    [-52, -106, 4],
    [-40, -96, 5.4],
    [-46, -84, 4],
    [-30, -108, 4.4],
    [-26, -92, 6],
    [-14, -104, 4],
    [-10, -84, 6.4],
    [-24, -76, 4.6],
    [2, -98, 5.6],
    [8, -82, 4.4],
    [-2, -70, 5],
    [18, -106, 3.6],
    [22, -90, 5],
    [16, -72, 4],
    [34, -100, 3.4],
    [38, -84, 3.6],
    [-58, -92, 3.4],
    [-38, -70, 3.6],
  ]
    .map(([x = 0, y = 0, size = 4], index) => cut(oval(x, y, size, size * 0.72, index * 47), hide.friesianWhite.base))
    .join("")

const whiteBelly = (): string =>
  cut(
    outline(
      [-58, -66],
      [-40, -76],
      [-16, -71],
      [4, -78],
      [28, -72],
      [44, -84],
      [58, -74],
      [64, -50],
      [0, -40],
      [-60, -50],
    ),
    hide.friesianWhite.base,
  )

const whiteBack = (): string =>
  cut(
    outline(
      [-84, -120],
      [-64, -100],
      [-44, -110],
      [-22, -104],
      [0, -109],
      [24, -104],
      [40, -116],
      [52, -122],
      [50, -160],
      [-60, -150],
    ),
    hide.friesianWhite.base,
  )

/** The white of an Ankole's coat; nothing for an animal of one colour. */
export const markings: Record<Marking, () => string> = {
  splashed: () => splashes(),
  flecked: flecks,
  "white-bellied": whiteBelly,
  "white-backed": whiteBack,
}

export const shoulderLine = (coat: Tone): string =>
  line(
    through([
      [30, -116],
      [24, -102],
      [26, -84],
      [32, -70],
    ]),
    mix(coat.base, coat.shade, 0.55),
    1.6,
  )

export function dewlapFolds(pose: CattlePose, coat: Tone): string {
  if (lowered(pose)) return ""
  return [
    [
      [72, -122],
      [66, -104],
      [58, -88],
    ],
    [
      [78, -112],
      [72, -94],
      [64, -78],
    ],
  ]
    .map((fold) => line(through(fold.map(([x = 0, y = 0]): Point => [x, y])), mix(coat.base, coat.shade, 0.8), 1.3))
    .join("")
}

export function udderSheet(friesian: boolean): string {
  const low = friesian ? -40 : -51
  const bag = outline([-44, -72], [-24, -66], [-19, -58], [-24, low + 1], [-36, low], [-46, low + 5], [-52, -62])
  const teats = [-26, -33, -41].map((x) =>
    cut(outline([x - 1.8, low - 3], [x + 1.8, low - 3], [x + 1.2, low + 5], [x - 1.2, low + 5]), hide.pink.shade),
  )
  return teats.join("") + cut(bag, friesian ? hide.pink.base : hide.muzzle.base)
}
