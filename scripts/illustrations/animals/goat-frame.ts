/** The frame of a goat and of a kid, and where head and legs are in each pose. */
import type { Attitude, Build, LegPose } from "./small-stock"

/**
 * What a goat does.
 *   alert     standing, head up               walking   mid-stride
 *   looking   standing, its face to us        lying     resting, legs folded
 *   resting   lying, its face to us           asleep    lying, chin on the ground
 *   climbing  forefeet on something high      leaping   in the air
 *   landing   coming down on its forefeet     butting   rearing, forehead first
 *   suckling  head under a doe                reaching  standing, muzzle lifted to a hand or bottle
 */
export type GoatAttitude =
  | "alert"
  | "walking"
  | "looking"
  | "lying"
  | "resting"
  | "asleep"
  | "climbing"
  | "leaping"
  | "landing"
  | "butting"
  | "suckling"
  | "reaching"

/** A doe or buck. */
export const adult: Build = {
  back: [
    [-35, -53],
    [-32, -60],
    [-24, -63],
    [-12, -61],
    [4, -60],
    [17, -63],
  ],
  under: [
    [31, -39],
    [25, -31],
    [8, -28],
    [-6, -27],
    [-18, -32],
    [-30, -38],
    [-35, -46],
  ],
  neckRoot: [22, -53],
  neckWidths: [28, 21, 15],
  fore: {
    joints: [
      [21, -44],
      [22, -32],
      [22.5, -22],
      [22.5, -18],
      [22.2, -11],
      [22.4, -6],
      [23, -3.6],
    ],
    widths: [13, 9, 6, 5.6, 3.8, 4.4, 4],
    hinge: 3,
    hoof: { length: 6.4, height: 3.6 },
  },
  hind: {
    joints: [
      [-22, -48],
      [-22, -37],
      [-26, -28],
      [-30, -22],
      [-29, -14],
      [-28.6, -6.4],
      [-27.8, -3.6],
    ],
    widths: [21, 17, 8.6, 6, 4, 4.6, 4.2],
    hinge: 3,
    hoof: { length: 6.4, height: 3.6 },
  },
  apart: 7,
}

/** A kid is short in the body, high on its legs and large in the head; drawn as tall as a doe and scaled down. */
export const young: Build = {
  back: [
    [-26, -52],
    [-24, -58],
    [-17, -61],
    [-8, -59.5],
    [3, -59],
    [12, -61],
  ],
  under: [
    [24, -42],
    [19, -36],
    [6, -34],
    [-5, -34.4],
    [-14, -38],
    [-22, -41],
    [-26, -46],
  ],
  neckRoot: [16, -53],
  neckWidths: [22, 16, 13],
  fore: {
    joints: [
      [15, -46],
      [15.6, -34],
      [16, -24],
      [16, -20],
      [15.6, -12],
      [15.8, -6.4],
      [16.4, -4],
    ],
    widths: [11, 8, 6, 6, 4.2, 5, 4.6],
    hinge: 3,
    hoof: { length: 7, height: 4 },
  },
  hind: {
    joints: [
      [-16, -49],
      [-16, -39],
      [-19, -30],
      [-23, -24],
      [-22, -15],
      [-21.6, -7],
      [-20.8, -4],
    ],
    widths: [17, 14, 8.6, 6.4, 4.4, 5.2, 4.8],
    hinge: 3,
    hoof: { length: 7, height: 4 },
  },
  apart: 6,
}

const still: LegPose = { swing: 0, bend: 0 }
const square: Attitude["legs"] = [still, { swing: 7, bend: 0 }, still, { swing: 7, bend: 0 }]

/** Poll positions are for a doe; a kid's neck is shorter by the shift that `attitudes` is given. */
export const attitudes: Record<GoatAttitude, Attitude> = {
  alert: { poll: [37, -78], nose: 26, legs: square },
  walking: {
    poll: [40, -73],
    nose: 30,
    legs: [
      { swing: -17, bend: 0 },
      { swing: 20, bend: 12 },
      { swing: 18, bend: 0 },
      { swing: -13, bend: 0 },
    ],
  },
  looking: { poll: [34, -80], nose: 0, legs: square },
  lying: { poll: [37, -76], nose: 26 },
  resting: { poll: [33, -78], nose: 0 },
  asleep: { poll: [41, -45], nose: 10, crest: [34, -51] },
  climbing: {
    poll: [40, -74],
    nose: 46,
    pitch: { degrees: -30, about: "hips" },
    legs: [
      { swing: 34, bend: 52, free: true },
      { swing: 18, bend: 20, free: true },
      { swing: -6, bend: 0 },
      { swing: 8, bend: 0 },
    ],
  },
  leaping: {
    poll: [38, -74],
    nose: 34,
    rise: 26,
    pitch: { degrees: -14, about: "middle" },
    legs: [
      { swing: 52, bend: 74, free: true },
      { swing: 70, bend: 64, free: true },
      { swing: -44, bend: 18, free: true },
      { swing: -30, bend: 10, free: true },
    ],
  },
  landing: {
    poll: [38, -76],
    nose: 20,
    rise: 16,
    pitch: { degrees: 20, about: "middle" },
    legs: [
      { swing: 40, bend: 0, free: true },
      { swing: 56, bend: 8, free: true },
      { swing: -22, bend: 30, free: true },
      { swing: -6, bend: 20, free: true },
    ],
  },
  butting: {
    poll: [51, -69],
    nose: 114,
    pitch: { degrees: -44, about: "hips" },
    legs: [
      { swing: -14, bend: 96, free: true },
      { swing: 2, bend: 92, free: true },
      { swing: -4, bend: 0 },
      { swing: 12, bend: 0 },
    ],
  },
  suckling: {
    poll: [37, -44],
    nose: -20,
    legs: [{ swing: -14, bend: 0 }, { swing: -4, bend: 0 }, still, { swing: 10, bend: 0 }],
  },
  reaching: { poll: [32, -80], nose: -34, legs: square },
}
