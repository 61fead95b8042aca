/** Somebody who sits. Centimetres of a person 165 tall, facing right. */
import { at, type Stance } from "./stance"
import type { Pose } from "./types"

export const seated = {
  sit: {
    pelvis: at(-6, -47),
    lean: 2,
    nearWrist: at(20, -61),
    farWrist: at(28, -62),
    nearAnkle: at(33, -7),
    farAnkle: at(41, -8),
    farOver: true,
  },
  "sit-ground": {
    pelvis: at(-4, -13),
    lean: 5,
    nearWrist: at(17, -27),
    farWrist: at(24, -26),
    nearAnkle: at(4, -8),
    farAnkle: at(16, -9),
    nearKnee: at(36, -11),
    farKnee: at(40, -14),
    farOver: true,
  },
  "sit-tell": {
    pelvis: at(-6, -47),
    lean: 6,
    nearWrist: at(22, -61),
    farWrist: at(46, -116),
    nearAnkle: at(33, -7),
    farAnkle: at(41, -8),
    farOver: true,
    nod: -2,
    hands: "rest",
    farHand: "open",
  },
} satisfies Partial<Record<Pose, Stance>>
