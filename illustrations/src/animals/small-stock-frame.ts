/** What the frame and the attitude of a goat or a sheep are made of. */
import type { Point } from "../geometry"
import type { LegShape, Stride } from "./limbs"

/** The frame of an animal, in centimetres, standing and facing right. */
export interface Build {
  /** From the rump along the back to the withers. */
  back: readonly Point[]
  /** From the chest along the belly back to the rump. */
  under: readonly Point[]
  /** Where the neck leaves the trunk, and how thick it is there, half way and at the head. */
  neckRoot: Point
  neckWidths: readonly [number, number, number]
  fore: LegShape
  hind: LegShape
  /** How far the far legs stand from the near ones. */
  apart: number
}

/** A leg in a pose. A free leg is turned as it is; any other stays on the ground. */
export interface LegPose extends Stride {
  free?: true
}

/** What a pose fixes. Places are those of the standing animal, before the trunk is pitched. */
export interface Attitude {
  poll: Point
  /** Degrees that the face points below the horizontal. */
  nose: number
  /** Where the neck bends, if not half way. */
  crest?: Point
  /** Degrees the trunk is turned; negative lifts the forehand. About the hips, the hind feet stay on the ground. */
  pitch?: { degrees: number; about: "hips" | "middle" }
  /** Centimetres off the ground: a leap. */
  rise?: number
  /** Near fore, far fore, near hind, far hind; none for an animal that lies. */
  legs?: readonly [LegPose, LegPose, LegPose, LegPose]
}

/** A leg that stands straight. */
export const still: LegPose = { swing: 0, bend: 0 }

/** On four feet, the far ones a few degrees apart from the near ones. */
export const squared = (fore: number, hind: number): Attitude["legs"] => [
  still,
  { swing: fore, bend: 0 },
  still,
  { swing: hind, bend: 0 },
]

/** The forelegs back, so that the head fits under the mother. */
export const suckling: Attitude["legs"] = [
  { swing: -14, bend: 0 },
  { swing: -4, bend: 0 },
  still,
  { swing: 10, bend: 0 },
]
