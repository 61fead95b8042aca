/** What a pose fixes, and what most poses share. Centimetres of a person 165 tall, facing right. */
import type { Spot } from "./types"

/** What a pose fixes; elbows and knees follow from the lengths of the limbs. */
export interface Stance {
  pelvis: Spot
  /** Degrees the trunk leans forward. */
  lean: number
  nearWrist: Spot
  farWrist: Spot
  nearAnkle: Spot
  farAnkle: Spot
  /** Degrees the head leans forward against upright. */
  nod?: number
  /** The far arm passes before the trunk. */
  farOver?: boolean
  /** Elbow on the other side than gravity would have it. */
  nearElbow?: -1
  farElbow?: -1
  /** Knee fixed where the ground holds it. */
  nearKnee?: Spot
  farKnee?: Spot
  profile?: boolean
  hands?: "rest" | "grip" | "open"
  /** The far hand, where it does something else than the near one. */
  farHand?: "rest" | "grip" | "open"
}

export const at = (x: number, y: number): Spot => ({ x, y })
const feet = { nearAnkle: at(-7, -7), farAnkle: at(9, -8) }
export const apart = { nearAnkle: at(-13, -7), farAnkle: at(17, -8) }
export const upright = { pelvis: at(0, -88), lean: 0, ...feet }
