/** Cattle: Ankole (long lyre horns, slim, dewlap, small hump) and Friesian (patched, angular hips, big udder). */
import { outline, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { carriage, nodding, type CattlePose } from "./cattle-carriage"
import { frontHead } from "./cattle-front"
import { dewlapFolds, friesianPatches, shoulderLine, splashes, udderSheet } from "./cattle-hide"
import type { HeadLook } from "./cattle-horns"
import { profileHead } from "./cattle-profile"
import { leg, standing, tail, type LegShape, type Stride } from "./limbs"

/** The four legs in the order near fore, far fore, near hind, far hind. */
export type Gait = readonly [Stride, Stride, Stride, Stride]

export interface CattleOptions {
  breed?: "ankole" | "friesian"
  /** Cows have an udder, bulls a hump and a heavier neck, calves neither and short faces. */
  age?: "cow" | "bull" | "calf"
  pose?: CattlePose
  /** Hide of an Ankole; Friesians are black and white. */
  coat?: Tone
  /** White splashes on an Ankole's flank. */
  splashed?: boolean
  /** Height of the horns, centimetres. */
  horns?: number
  /** Legs of a walking animal; only a moving picture sets it. */
  gait?: Gait
  /** Sideways swing of the tail's end, centimetres. */
  swish?: number
  /** How far the head is lowered in its stride, centimetres. */
  nod?: number
}

/** Where a rope is tied under the jaw of a standing or walking animal, in its own centimetres. */
export const halter = { x: 100, y: -112 } as const

const walkingGait: Gait = [
  { swing: 13, bend: 0 },
  { swing: -13, bend: 22 },
  { swing: -12, bend: 0 },
  { swing: 14, bend: 0 },
]
const standingGait: Gait = [standing, { swing: 5, bend: 0 }, standing, { swing: 9, bend: 0 }]

const fore: LegShape = {
  joints: [
    [40, -88],
    [41, -64],
    [42.5, -48],
    [43.5, -40],
    [43, -26],
    [43, -13],
    [44.5, -6],
  ],
  widths: [27, 18, 11, 10.6, 7, 8, 7],
  hinge: 3,
  hoof: { length: 12, height: 6 },
}
const hind: LegShape = {
  joints: [
    [-46, -98],
    [-47, -74],
    [-55, -57],
    [-62, -47],
    [-60, -30],
    [-59, -13],
    [-57, -6],
  ],
  widths: [42, 35, 17, 12, 7.6, 8.4, 7.4],
  hinge: 3,
  hoof: { length: 12, height: 6 },
}

const shifted = (shape: LegShape, dx: number, dy = 0): LegShape => ({
  ...shape,
  joints: shape.joints.map(([x, y], index): Point => [x + dx, index < 2 ? y + dy : y]),
})

/** An Ankole or Friesian cow, bull or calf. About 125 cm at the withers; calves are drawn at their own size. */
export function cattle(options: CattleOptions = {}): Part {
  const { breed = "ankole", age = "cow", pose = "standing", splashed = false, swish = 0 } = options
  const friesian = breed === "friesian"
  const bull = age === "bull"
  const calf = age === "calf"
  const coat = options.coat ?? (friesian ? hide.friesianWhite : bull ? hide.ankoleDark : hide.ankole)
  const gait = options.gait ?? (pose === "walking" ? walkingGait : standingGait)
  const neck = nodding(carriage(pose, bull, calf), options.nod ?? 0)

  const topLine: Point[] = friesian
    ? [
        [-69, -117],
        [-62, -124],
        [-50, -128],
        [-40, -124],
        [-10, -123],
        [18, -124],
        [36, -127],
      ]
    : [
        [-68, -112],
        [-60, -121],
        [-46, -125],
        [-26, -120],
        [0, -119],
        bull ? [20, -127] : [20, -122],
        bull ? [36, -138] : [36, -127],
      ]
  const underLine: Point[] = calf
    ? [
        [46, -64],
        [22, -62],
        [-8, -64],
        [-32, -70],
        [-56, -74],
        [-69, -96],
      ]
    : friesian
      ? [
          [46, -60],
          [22, -54],
          [-6, -50],
          [-30, -55],
          [-54, -70],
          [-70, -92],
        ]
      : [
          [46, -58],
          [22, -57],
          [-8, -57],
          [-32, -63],
          [-54, -72],
          [-70, -92],
        ]
  const body = outline(...topLine, ...neck.crest, ...neck.throat, ...underLine)
  const look: HeadLook = {
    tone: friesian ? hide.friesianBlack : coat,
    horns: calf ? 0 : (options.horns ?? (friesian ? 0 : bull ? 92 : 84)),
    hornRoot: bull ? 14.5 : 12,
    ...(friesian ? { blaze: hide.friesianWhite } : {}),
    young: calf,
  }
  const head = pose === "looking" ? frontHead(look, neck.poll) : profileHead(look, neck.poll, neck.nose)

  const chest: Point[] =
    pose === "grazing"
      ? [
          [60, -76],
          [76, -64],
          [90, -44],
        ]
      : [
          [62, -98],
          [80, -112],
          [110, -100],
        ]
  const belly = outline(
    [-90, -60],
    [-64, -84],
    [-40, -78],
    [-6, -70],
    [24, -72],
    [44, -80],
    ...chest,
    [100, -30],
    [-60, -30],
  )
  const backLight = outline(
    [-80, -140],
    [-66, -112],
    [-46, -117],
    [-22, -112.5],
    [4, -111.5],
    [24, -114],
    [40, -118],
    [54, -124],
    [70, -146],
    [60, -170],
  )
  const lightPaper = mix(coat.base, coat.light, 0.75)
  const patches = friesian ? friesianPatches(pose) : splashed ? splashes() : ""
  const folds = bull || !friesian ? dewlapFolds(pose, coat) : ""
  const inside =
    cut(backLight, lightPaper) + cut(belly, mix(coat.base, coat.shade, 0.72)) + patches + shoulderLine(coat) + folds

  const legTone = friesian ? hide.friesianWhite : coat
  const udder = age === "cow" ? udderSheet(friesian) : ""
  const dewlap =
    !friesian && pose !== "grazing" && !calf
      ? cut(
          outline([78, -110], [82, -96], [76, -78], [66, -60], [56, -55], [50, -64], [62, -84]),
          mix(coat.base, coat.shade, 0.4),
        )
      : ""
  const svg =
    groundShadow(-8, 74, 5) +
    leg(shifted(hind, 13), legTone, gait[3], true) +
    leg(shifted(fore, -17), legTone, gait[1], true) +
    head.behind +
    sheet(tail([-68, -114], calf ? 46 : 62, friesian ? hide.friesianBlack : coat, swish)) +
    udder +
    sheet(dewlap + cut(body, coat.base) + clip(body, inside)) +
    leg(hind, legTone, gait[2], false) +
    leg(shifted(fore, 2), legTone, gait[0], false) +
    head.front
  const kind = `${friesian ? "Friesian" : "Ankole"} ${age}`
  const hornTop = pose === "grazing" ? -130 : neck.poll[1] - look.horns - 8
  const part: Part = {
    svg,
    box: { left: -84, top: Math.min(-140, hornTop), right: pose === "grazing" ? 160 : 134, bottom: 6 },
    name: `${friesian ? "a" : "an"} ${kind}`,
  }
  return calf ? smaller(part, 0.54, 0.6) : part
}

/** Calves are short in the body and long in the leg. */
const smaller = (part: Part, across: number, up: number): Part => ({
  ...part,
  svg: `<g transform="scale(${across} ${up})">${part.svg}</g>`,
  box: {
    left: part.box.left * across,
    top: part.box.top * up,
    right: part.box.right * across,
    bottom: part.box.bottom * up,
  },
})
