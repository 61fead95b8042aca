/** The legs of cattle: their joints while standing, walking and galloping. */
import type { Point } from "../geometry"
import type { Tone } from "../palette"
import { leg, standing, type LegShape, type Stride } from "./limbs"

/** The four legs in the order near fore, far fore, near hind, far hind. */
export type Gait = readonly [Stride, Stride, Stride, Stride]

export const walkingGait: Gait = [
  { swing: 13, bend: 0 },
  { swing: -13, bend: 22 },
  { swing: -12, bend: 0 },
  { swing: 14, bend: 0 },
]
export const standingGait: Gait = [standing, { swing: 5, bend: 0 }, standing, { swing: 9, bend: 0 }]

const hoof = { length: 12, height: 6 }

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
  hoof,
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
  hoof,
}

const shifted = (shape: LegShape, dx: number, dy = 0): LegShape => ({
  ...shape,
  joints: shape.joints.map(([x, y], index): Point => [x + dx, index < 2 ? y + dy : y]),
})

const reaching: LegShape = {
  ...fore,
  joints: [
    [40, -92],
    [52, -76],
    [66, -64],
    [76, -58],
    [90, -50],
    [103, -42],
    [108, -39],
  ],
}
const tucked: LegShape = {
  ...fore,
  joints: [
    [36, -90],
    [46, -68],
    [56, -56],
    [64, -50],
    [54, -38],
    [44, -28],
    [41, -24],
  ],
}
const pushing: LegShape = {
  ...hind,
  joints: [
    [-46, -98],
    [-56, -78],
    [-72, -62],
    [-86, -54],
    [-98, -36],
    [-108, -20],
    [-113, -14],
  ],
}
const gathered: LegShape = {
  ...hind,
  joints: [
    [-40, -94],
    [-40, -72],
    [-52, -54],
    [-62, -44],
    [-66, -27],
    [-70, -12],
    [-72, -6],
  ],
}

/** Far legs and near legs of an animal that stands or walks. */
export function steppingLegs(tone: Tone, gait: Gait): { far: string; near: string } {
  return {
    far: leg(shifted(hind, 13), tone, gait[3], true) + leg(shifted(fore, -17), tone, gait[1], true),
    near: leg(hind, tone, gait[2], false) + leg(shifted(fore, 2), tone, gait[0], false),
  }
}

/** Far legs and near legs in the bound of a gallop: the forelegs reach out, the hind legs push off. */
export function gallopingLegs(tone: Tone): { far: string; near: string } {
  return {
    far: leg(gathered, tone, standing, true) + leg(tucked, tone, standing, true),
    near: leg(pushing, tone, standing, false) + leg(reaching, tone, standing, false),
  }
}
