/** A bed of straw and the stalks strewn round it. */
import { outline } from "../../geometry"
import { cut, sheet } from "../../paper"
import { round } from "../../part"
import { type Stage } from "../../scene"

/** A heap of straw, in pixels, `half` its width. */
export const bed = (x: number, y: number, half: number, colour: string): string =>
  sheet(
    cut(
      outline(
        [x - half, y],
        [x - half * 0.7, y - 40],
        [x - half * 0.1, y - 56],
        [x + half * 0.5, y - 46],
        [x + half, y - 4],
        [x + half * 0.7, y + 66],
        [x, y + 84],
        [x - half * 0.6, y + 62],
      ),
      colour,
    ),
    "detail",
  )

/** Loose stalks strewn about (x, y), in pixels. */
export const strewn = (
  set: Stage,
  x: number,
  y: number,
  half: number,
  colours: readonly [string, ...string[]],
): string =>
  Array.from({ length: 90 }, () => {
    const [sx, sy] = [x + set.random.between(-half, half), y + set.random.between(-40, 66)]
    const [dx, dy] = [set.random.between(-40, 40), set.random.between(-14, 6)]
    return `<path d="M${round(sx)} ${round(sy)}l${round(dx)} ${round(dy)}" stroke="${set.random.pick(colours)}" stroke-width="3" stroke-linecap="round"/>`
  }).join("")
