/** What each attitude of a goat does with neck, legs and trunk. Centimetres. */
import { squared, suckling, type Attitude } from "./small-stock-frame"

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

const square = squared(7, 7)

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
    legs: suckling,
  },
  reaching: { poll: [32, -80], nose: -34, legs: square },
}
