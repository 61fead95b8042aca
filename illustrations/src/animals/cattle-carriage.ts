/** How cattle hold their heads: the places of poll, crest and throat for each pose. */
import type { Point } from "../geometry"

/**
 * What the animal does.
 *   standing, walking   head up, in profile        looking   head up, turned to the viewer
 *   grazing             nose on the ground         drinking  nose at the rim of a trough, 60 cm up
 *   licking             nose at 85 cm, tongue out  turned    looking back along its own flank
 *   suckling            neck stretched, for calves running   in a gallop, tail up
 */
export type CattlePose =
  "standing" | "grazing" | "looking" | "walking" | "drinking" | "licking" | "turned" | "suckling" | "running"

/** How an animal carries its head and neck. */
export interface Carriage {
  /** Where the head is, and how far the nose points down. */
  poll: Point
  nose: number
  /** Top of the neck after the withers, underside from the throat to the brisket. */
  crest: Point[]
  throat: Point[]
  /** Looks back over its shoulder. */
  back?: boolean
}

/** Poses in which the neck hangs forwards and down. */
export const lowered = (pose: CattlePose): boolean =>
  pose === "grazing" || pose === "drinking" || pose === "licking" || pose === "suckling"

const lowCarriages: Partial<Record<CattlePose, Carriage>> = {
  drinking: {
    poll: [90, -110],
    nose: 52,
    crest: [
      [54, -126],
      [74, -121],
      [92, -115],
    ],
    throat: [
      [90, -88],
      [80, -82],
      [68, -74],
      [58, -66],
    ],
  },
  licking: {
    poll: [94, -126],
    nose: 36,
    crest: [
      [54, -129],
      [76, -130],
      [96, -131],
    ],
    throat: [
      [96, -102],
      [84, -94],
      [71, -80],
      [60, -66],
    ],
  },
  suckling: {
    poll: [96, -92],
    nose: -14,
    crest: [
      [56, -124],
      [76, -112],
      [94, -98],
    ],
    throat: [
      [96, -72],
      [82, -68],
      [68, -66],
      [58, -64],
    ],
  },
  running: {
    poll: [82, -146],
    nose: 22,
    crest: [
      [54, -132],
      [70, -146],
      [84, -151],
    ],
    throat: [
      [92, -128],
      [83, -112],
      [75, -96],
      [68, -80],
      [60, -68],
    ],
  },
  turned: {
    poll: [60, -148],
    nose: 34,
    crest: [
      [50, -136],
      [58, -151],
      [70, -152],
    ],
    throat: [
      [80, -138],
      [82, -116],
      [75, -92],
      [62, -68],
    ],
    back: true,
  },
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
  const low = lowCarriages[pose]
  if (low) return low
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
