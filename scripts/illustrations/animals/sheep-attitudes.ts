/** How posed sheep are built and what each attitude does with back, neck and legs. Centimetres. */
import type { Point } from "../geometry"
import type { Build, LegPose, Attitude } from "./small-stock"

/**
 * What a sheep does.
 *   alert     standing, head up
 *   walking   mid-stride, head level       lying     resting, legs folded
 *   pawing    a forefoot held up           suckling  head under a ewe
 *   reaching  standing, muzzle lifted      leaping   in the air
 *   turned    standing, head lowered and ahead, as to nuzzle a lamb
 */
export type SheepAttitude = "alert" | "walking" | "lying" | "pawing" | "suckling" | "reaching" | "leaping" | "turned"

export const adult: Build = {
  back: [
    [-35, -46],
    [-34, -54],
    [-27, -59],
    [-14, -58],
    [2, -57],
    [17, -59],
  ],
  under: [
    [31, -32],
    [24, -26],
    [8, -24],
    [-6, -23.5],
    [-18, -26],
    [-29, -32],
    [-35, -40],
  ],
  neckRoot: [21, -47],
  neckWidths: [30, 24, 18],
  fore: {
    joints: [
      [21, -38],
      [21.5, -26],
      [22, -19],
      [22, -15],
      [21.6, -9],
      [21.8, -5.4],
      [22.4, -3.2],
    ],
    widths: [12, 8, 5.8, 5.6, 4, 4.6, 4.2],
    hinge: 3,
    hoof: { length: 6.2, height: 3.2 },
  },
  hind: {
    joints: [
      [-20, -40],
      [-20, -31],
      [-23, -23],
      [-26, -18],
      [-25.4, -11],
      [-25, -5.4],
      [-24.4, -3.2],
    ],
    widths: [20, 16, 8.6, 6.2, 4.2, 4.8, 4.4],
    hinge: 3,
    hoof: { length: 6.2, height: 3.2 },
  },
  apart: 7,
}
/** A lamb, drawn as tall as a ewe and scaled down. */

export const young: Build = {
  ...adult,
  back: [
    [-26, -48],
    [-25, -54],
    [-18, -57.6],
    [-8, -57],
    [3, -56.6],
    [13, -58],
  ],
  under: [
    [25, -37],
    [19, -32],
    [6, -30],
    [-6, -30],
    [-15, -33],
    [-23, -37],
    [-27, -42],
  ],
  neckRoot: [16, -48],
  neckWidths: [25, 19, 15],
  fore: {
    ...adult.fore,
    joints: adult.fore.joints.map(([x, y]): Point => [x - 6, y]),
    widths: [11, 8.4, 6.6, 6.4, 5, 5.4, 5],
  },
  hind: {
    ...adult.hind,
    joints: adult.hind.joints.map(([x, y]): Point => [x + 5, y]),
    widths: [18, 14, 8.8, 6.8, 5, 5.6, 5.2],
  },
  apart: 6,
}

const still: LegPose = { swing: 0, bend: 0 }
const square: Attitude["legs"] = [still, { swing: 6, bend: 0 }, still, { swing: 7, bend: 0 }]

export const attitudes: Record<SheepAttitude, Attitude> = {
  alert: { poll: [38, -70], nose: 26, legs: square },
  walking: {
    poll: [41, -64],
    nose: 28,
    legs: [
      { swing: -16, bend: 0 },
      { swing: 18, bend: 12 },
      { swing: 15, bend: 0 },
      { swing: -12, bend: 0 },
    ],
  },
  lying: { poll: [37, -69], nose: 24 },
  pawing: {
    poll: [38, -68],
    nose: 32,
    legs: [{ swing: 72, bend: 66, free: true }, still, still, { swing: 7, bend: 0 }],
  },
  suckling: {
    poll: [37, -38],
    nose: -18,
    legs: [{ swing: -14, bend: 0 }, { swing: -4, bend: 0 }, still, { swing: 10, bend: 0 }],
  },
  reaching: { poll: [34, -72], nose: -26, legs: square },
  leaping: {
    poll: [39, -68],
    nose: 24,
    rise: 22,
    pitch: { degrees: -13, about: "middle" },
    legs: [
      { swing: 50, bend: 66, free: true },
      { swing: 66, bend: 58, free: true },
      { swing: -40, bend: 12, free: true },
      { swing: -28, bend: 6, free: true },
    ],
  },
  turned: { poll: [43, -50], nose: 44, legs: square },
}
