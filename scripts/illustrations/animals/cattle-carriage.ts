/** How cattle hold their heads: the places of poll, crest and throat for each pose. */
import type { Point } from "../geometry"

export type CattlePose = "standing" | "grazing" | "looking" | "walking"

/** How an animal carries its head and neck. */
export interface Carriage {
  /** Where the head is, and how far the nose points down. */
  poll: Point
  nose: number
  /** Top of the neck after the withers, underside from the throat to the brisket. */
  crest: Point[]
  throat: Point[]
}

/** The carriage of each pose. Calves and bulls hold their heads a little lower. */
export function carriage(pose: CattlePose, bull: boolean, calf: boolean): Carriage {
  if (pose === "grazing") {
    return {
      poll: [88, -56],
      nose: 66,
      crest: [
        [56, -112],
        [75, -88],
        [90, -60],
      ],
      throat: [
        [84, -40],
        [72, -54],
        [64, -62],
        [57, -66],
      ],
    }
  }
  if (pose === "looking") {
    return {
      poll: [72, -146],
      nose: 0,
      crest: [
        [50, -134],
        [64, -148],
        [74, -150],
      ],
      throat: [
        [84, -128],
        [80, -106],
        [72, -88],
        [62, -70],
      ],
    }
  }
  const lift = calf ? 8 : bull ? 4 : 0
  return {
    poll: [74, -147 + lift],
    nose: 40,
    crest: [
      [52, -132 + lift * 0.4],
      [66, -147 + lift],
      [76, -151 + lift],
    ],
    throat: [
      [86, -128 + lift],
      [79, -112],
      [74, -96],
      [68, -78],
      [61, -66],
    ],
  }
}

/** The head and the end of the neck lowered a little. */
export function nodding(held: Carriage, nod: number): Carriage {
  if (nod === 0) return held
  const lower = ([x, y]: Point, share: number): Point => [x, y + nod * share]
  return {
    ...held,
    poll: lower(held.poll, 1),
    crest: held.crest.map((point, index) => lower(point, index / (held.crest.length - 1))),
    throat: held.throat.map((point, index) => lower(point, Math.max(0, 1 - index * 0.4))),
  }
}
