/** Figures by a fire. */
import { place, type Part } from "../../part"
import type { Facing, Stage } from "../../scene"

/** A figure that stands in firelight: laid once more over the veil of night, half through. */
export const lit = (set: Stage, part: Part, x: number, y: number, facing: Facing, share = 0.6, size = 1): string =>
  `<g opacity="${share}">${place(part, x, y, set.scaleAt(y) * size, facing)}</g>`
