/** What each attitude of a sheep does with neck, legs and trunk. Centimetres. */
import { squared, still, suckling, type Attitude } from "./small-stock-frame"

/**
 * What a sheep does.
 *   alert     standing, head up
 *   walking   mid-stride, head level       lying     resting, legs folded
 *   pawing    a forefoot held up           suckling  head under a ewe
 *   reaching  standing, muzzle lifted      leaping   in the air
 *   turned    standing, head lowered and ahead, as to nuzzle a lamb
 */
export type SheepAttitude = "alert" | "walking" | "lying" | "pawing" | "suckling" | "reaching" | "leaping" | "turned"

const square = squared(6, 7)

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
    legs: suckling,
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
