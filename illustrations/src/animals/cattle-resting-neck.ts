/** Where neck and head of lying cattle are. Centimetres. */
import type { Point } from "../geometry"

/** Up in profile, turned to the viewer, looking back along the flank, laid on the ground asleep, or not drawn. */
export type RestingHead = "profile" | "looking" | "turned" | "asleep" | "none"

interface Neck {
  poll: Point
  nose: number
  crest: Point[]
  throat: Point[]
}

const upright: Neck = {
  poll: [68, -104],
  nose: 30,
  crest: [
    [48, -82],
    [60, -103],
    [70, -109],
  ],
  throat: [
    [82, -86],
    [78, -66],
    [80, -44],
    [76, -22],
  ],
}

export const necks: Record<RestingHead, Neck> = {
  profile: upright,
  looking: {
    ...upright,
    poll: [66, -106],
    nose: 0,
    throat: [
      [82, -92],
      [82, -68],
      [82, -44],
      [76, -22],
    ],
  },
  none: upright,
  turned: { ...upright, poll: [56, -104], nose: 36 },
  asleep: {
    poll: [84, -42],
    nose: 24,
    crest: [
      [50, -66],
      [68, -54],
      [86, -47],
    ],
    throat: [
      [96, -26],
      [88, -14],
      [80, -8],
      [72, -4],
    ],
  },
}
