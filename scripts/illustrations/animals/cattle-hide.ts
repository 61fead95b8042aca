/** What lies on or under the hide of cattle: patches, splashes, folds, the udder. */
import { outline, oval, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { cut, line } from "../paper"
import type { CattlePose } from "./cattle-carriage"

export const friesianPatches = (pose: CattlePose): string =>
  [
    outline([-80, -130], [-58, -134], [-36, -130], [-30, -108], [-42, -92], [-54, -84], [-74, -96]),
    outline([-16, -130], [8, -134], [20, -122], [16, -100], [4, -80], [-12, -76], [-22, -92], [-14, -110]),
    pose === "grazing"
      ? outline([40, -140], [80, -130], [110, -90], [100, -30], [82, -34], [70, -58], [52, -84], [42, -104])
      : outline([34, -140], [60, -160], [100, -150], [100, -90], [78, -76], [60, -88], [46, -96], [36, -110]),
  ]
    .map((d) => cut(d, hide.friesianBlack.base))
    .join("")

export const splashes = (): string =>
  [
    outline([-34, -76], [-20, -92], [-4, -84], [10, -90], [18, -74], [10, -50], [-30, -50]),
    oval(-40, -98, 5, 3.4, 20),
    oval(-24, -104, 3, 2.2, 10),
    oval(24, -96, 4, 2.6, -20),
  ]
    .map((d) => cut(d, hide.friesianWhite.base))
    .join("")

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
  if (pose === "grazing") return ""
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
