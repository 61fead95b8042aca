/** Clothes as they look from behind. Centimetres. */
import { material, type Tone } from "../palette"
import { line, sheet } from "../paper"
import { onTrunk, trunkOutline, type Wear } from "./garments"
import { skirtFolds, skirtOutline } from "./garments-long"
import { creases, lit } from "./lit"
import type { Dressed } from "./looks"
import type { Clothes } from "./types"
import type { BackPose } from "./back-legs"

/** Trunk and skirt as they look from behind: no neckline, no buttons; the sash goes all round. */
export function backGarment(clothes: Clothes, wear: Wear, sitting: boolean): string {
  const { main, second, light, print } = wear
  const top = (tone: Tone, markup = "", loose = 0, hem = 4) =>
    sheet(lit(trunkOutline(wear, loose, hem) + collarBack(wear), tone, light, 2.8, markup), "detail")
  const skirt = (tone: Tone, fall: number, flare: number, markup = "") =>
    sitting
      ? ""
      : sheet(lit(skirtOutline(wear, fall, flare), tone, light, 3.2, markup + skirtFolds(wear, tone, fall)), "detail")
  const spine = (tone: Tone) =>
    creases(
      onTrunk(
        wear,
        [
          [0.4, -44],
          [0, -20],
        ],
        false,
      ),
      tone,
      0.7,
    )
  switch (clothes) {
    case "gomesi":
      return skirt(main, 1.97, 7, print) + top(main, print) + backSash(wear)
    case "dress":
      return skirt(main, 1.55, 8, print) + top(main, print) + waist(wear)
    case "skirt":
      return skirt(second, 1.45, 6) + top(main, print)
    case "kanzu":
      return skirt(main, 1.93, 5) + top(main, spine(main), 2, 2)
    case "kanzu-jacket":
      return skirt(main, 1.93, 5) + top(second, spine(second), 2.4, sitting ? 6 : 14)
    case "overalls":
      return top(second) + braces(wear)
    case "lab-coat":
      return skirt(material.milk, 1.05, 4) + top(material.milk, spine(material.milk), 2, 8)
    case "shuka":
      return skirt(main, 1.1, 5, print) + top(main, print)
    default:
      return top(main, print + spine(main), 1, 6)
  }
}

/** Cloth closes the back of the neck. */
const collarBack = (wear: Wear): string =>
  onTrunk(wear, [
    [-7, -50],
    [-5, -54.4],
    [0, -55.2],
    [5, -54.4],
    [7, -50],
  ])

const waist = (wear: Wear): string =>
  line(
    onTrunk(
      wear,
      [
        [-12.4, -13.5],
        [0, -12],
        [12.2, -14],
      ],
      false,
    ),
    wear.main.shade,
    2.4,
  )

function backSash(wear: Wear): string {
  const path = onTrunk(wear, [
    [-13.2, -15, "corner"],
    [0, -13.6],
    [13, -15.4, "corner"],
    [15.6, -1.4, "corner"],
    [0, 1],
    [-16.2, -1, "corner"],
  ])
  return sheet(
    lit(
      path,
      wear.second,
      wear.light,
      2.4,
      creases(
        onTrunk(
          wear,
          [
            [-16, -10],
            [0, -8.4],
            [16, -10],
          ],
          false,
        ) +
          onTrunk(
            wear,
            [
              [-16, -5.4],
              [0, -3.6],
              [16, -5.4],
            ],
            false,
          ),
        wear.second,
        0.7,
      ),
    ),
    "detail",
  )
}

function braces(wear: Wear): string {
  const { main, light } = wear
  const seat = onTrunk(wear, [
    [-13.6, -18, "corner"],
    [0, -16],
    [13.4, -18, "corner"],
    [14.8, 6, "corner"],
    [-15, 6, "corner"],
  ])
  const straps = line(
    onTrunk(
      wear,
      [
        [-8, -49],
        [6, -17],
      ],
      false,
    ) +
      onTrunk(
        wear,
        [
          [8, -49],
          [-6, -17],
        ],
        false,
      ),
    main.base,
    3.4,
  )
  return sheet(straps + lit(seat, main, light, 2.4), "detail")
}

/** What lies on the seat or on the ground round somebody who sits. */
export function seatCloth(clothes: Clothes, wear: Wear, look: Dressed, pose: BackPose): string {
  const robe = ["gomesi", "dress", "kanzu", "kanzu-jacket", "shuka"].includes(clothes)
  const tone = robe ? look.main : clothes === "overalls" ? look.main : look.second
  const markup = robe ? wear.print : ""
  // The pelvis lies at -88 in these coordinates, and the ground at -75 - 0 = -75 for somebody on a mat.
  const path =
    pose === "sit"
      ? robe || clothes === "skirt"
        ? "M-14 -100C-20 -92 -22 -84 -21 -76L-20 -62C-8 -60 8 -60 20 -62L21 -76C22 -84 20 -92 14 -100Z"
        : "M-14 -98C-19 -92 -20 -86 -19 -83H19C20 -86 19 -92 14 -98Z"
      : robe || clothes === "skirt"
        ? "M-14 -102C-24 -98 -38 -94 -43 -84C-46 -76 -38 -74 -30 -75H30C38 -74 46 -76 43 -84C38 -94 24 -98 14 -102Z"
        : "M-14 -98C-20 -90 -36 -88 -39 -80C-41 -74 -32 -74 -26 -75H26C32 -74 41 -74 39 -80C36 -88 20 -90 14 -98Z"
  return sheet(
    lit(
      path,
      tone,
      wear.light,
      3,
      markup + creases("M-8 -90C-12 -84 -20 -80 -26 -78M8 -90C12 -84 20 -80 26 -78", tone, 0.8),
    ),
    "detail",
  )
}
