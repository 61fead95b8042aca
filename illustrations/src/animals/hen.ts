/** Hens from the side: on their feet, pecking, sitting on eggs or on a perch. */
import { outline, through, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { fan, hem } from "./feathers"
import { coatedWing, leeOf, plumedTrunk } from "./fowl-body"
import { farLegPaper, foot, fowlHead, legPaper } from "./fowl-head"

/**
 *   standing  head up                       pecking   head at the ground
 *   walking   one foot lifted               brooding  sitting low and wide on eggs, no feet to be seen
 *   perching  toes round a perch at the origin, no shadow on the ground
 */
export type HenPose = "standing" | "pecking" | "walking" | "brooding" | "perching"

export interface HenOptions {
  pose?: HenPose
  coat?: Tone
  /** Colour of the neck; by default a lighter shade of the coat. */
  hackle?: Tone
  /** False for one that is carried: no shadow under her feet. */
  standing?: boolean
}

/** The outline of the trunk without head and hackle. */
const trunk: Point[] = [
  [-18.6, -27.4],
  [-13, -26],
  [-4, -25],
  [4, -27],
  [11, -30],
  [16.4, -27],
  [17.6, -20],
  [14, -12.6],
  [6, -7.8],
  [-3, -7],
  [-11, -9.4],
  [-17, -15],
  [-21, -23],
]

/** The same with the breast tipped down, for a head at the ground. */
const tippedTrunk: Point[] = [...trunk.slice(0, 3), [4, -25.4], [10, -23], [14, -18.4], [13.6, -13], ...trunk.slice(8)]

const tailTips: Point[] = [
  [-22, -41],
  [-26.4, -37.6],
  [-28, -33],
  [-27.4, -28.6],
]

const upNeck = (): string =>
  through(
    [
      [8.4, -37],
      [12, -40],
      [16, -37],
      [17.4, -29],
      [18, -23, "corner"],
      ...hem([17, -21.6], [2.6, -24.4], 4, 2.4),
      [4.6, -29],
    ],
    true,
  )

const downNeck = (): string =>
  through(
    [...hem([6, -26.6], [9.6, -14.6], 4, -2.4), [13, -12], [16.6, -6], [20, -5], [23, -9], [19, -17], [13, -24]],
    true,
  )

/** A hen, about 43 cm tall. */
export function hen(options: HenOptions = {}): Part {
  const { pose = "standing", coat = hide.henRust, hackle = coat, standing = true } = options
  const pecking = pose === "pecking"
  if (pose === "brooding") return brooding(coat, hackle)
  const body = through(pecking ? tippedTrunk : trunk, true)
  const neck = pecking ? downNeck() : upNeck()
  const middle = leeOf(coat)
  const near = pose === "walking" ? 5 : 0.5
  const legs =
    pose === "perching"
      ? line("M-4.6 -9L-4.2 0.6L-1.6 1.6M1 -9L1.2 0.6L3.8 1.6", legPaper, 1.6)
      : foot(pose === "walking" ? -7 : -4.5, -9, 1.3, farLegPaper) + foot(near, -9, 1.6)
  const svg =
    (pose === "perching" || !standing ? "" : groundShadow(-2, 17, 1.5)) +
    legs +
    sheet(fan([-10, -24], tailTips, 6, [middle, coat.shade], 0.6), "fine") +
    plumedTrunk(
      body,
      coat,
      { patch: { left: -4, top: -34, right: 20, bottom: 0 }, size: 3.4, degrees: -26 },
      cut(outline([20, -14], [8, -11], [-4, -10.4], [-16, -14], [-24, -24], [-22, 0], [20, 0]), middle) +
        cut(outline([12, -9], [2, -8.6], [-8, -10.6], [-18, -18], [-16, 0], [14, 0]), coat.shade),
    ) +
    sheet(
      cut(neck, mix(hackle.light, hackle.base, 0.25)) +
        clip(
          neck,
          pecking
            ? cut(outline([4, -30], [13, -27], [22, -16], [26, -8], [19, -8], [14, -18], [7, -24]), hackle.light)
            : cut(outline([2, -44], [18, -44], [14, -33], [11, -26], [8, -20], [2, -22]), hackle.light),
        ),
      "fine",
    ) +
    coatedWing([7, -18], 0.98, coat, 6) +
    fowlHead(pecking ? [19.4, -8.4] : [12.6, -36.4], pecking ? 62 : 0, hackle, 1)
  return {
    svg,
    box: { left: -29, top: -45, right: pecking ? 27 : 22, bottom: 1 },
    name: "a hen",
  }
}

/** A hen fluffed up over her eggs, about 34 cm tall; the origin is under the middle of her breast. */
function brooding(coat: Tone, hackle: Tone): Part {
  const middle = leeOf(coat)
  const body = outline(
    [-29, -17, "corner"],
    [-20, -21],
    [-10, -21.6],
    [0, -20],
    [7, -24],
    [15, -25],
    [21, -20],
    [24, -11],
    [22, -3],
    [12, 1],
    [-2, 2],
    [-16, 1.4],
    [-25, -3],
    [-29, -10],
  )
  const neck = through(
    [[8, -29], [12.4, -33], [17, -30], [20, -22], [22.4, -15, "corner"], ...hem([21, -13], [1, -18], 5, 2.8), [5, -23]],
    true,
  )
  const svg =
    sheet(
      fan(
        [-16, -14],
        [
          [-33, -30],
          [-37, -26],
          [-38, -21],
          [-37, -16],
        ],
        6.4,
        [middle, coat.shade],
        0.6,
      ),
      "fine",
    ) +
    plumedTrunk(
      body,
      coat,
      { patch: { left: -6, top: -32, right: 28, bottom: 10 }, size: 3.8, degrees: -34 },
      cut(outline([26, -4], [10, -3.4], [-10, -2.4], [-32, -8], [-30, 8], [26, 8]), middle),
    ) +
    sheet(
      cut(neck, hackle.light) +
        clip(
          neck,
          cut(outline([16, -30], [24, -22], [26, -10], [14, -12], [15, -22]), mix(hackle.light, hackle.base, 0.5)),
        ),
      "fine",
    ) +
    coatedWing([8, -10], 1.32, coat, 4) +
    fowlHead([13.2, -29], 4, hackle, 1.04)
  return { svg, box: { left: -39, top: -39, right: 25, bottom: 3 }, name: "a hen" }
}
