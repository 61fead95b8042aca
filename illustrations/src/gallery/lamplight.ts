/** People and things in the light of a lamp or a fire, in a scene of the night. */
import { place, type Part } from "../part"
import type { Facing, Stage } from "../scene"

/**
 * Sets a part down in lamplight: once under the veil of night, with its shadow, and once above the veil in its own
 * colours, `share` of which shine through. What is lit is called from back to front, after everything that stays dark.
 */
export function lamplit(
  set: Stage,
  part: Part,
  x: number,
  y: number,
  facing: Facing = "right",
  size = 1,
  share = 1,
): void {
  set.stand(part, x, y, facing, size)
  const shining = place(part, x, y, set.scaleAt(y) * size, facing)
  set.glow(share === 1 ? shining : `<g opacity="${share}">${shining}</g>`)
}
