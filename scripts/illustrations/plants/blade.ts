/** A single leaf. */
import { taper, through, type Point } from "../geometry"
import { cut, line } from "../paper"

/** One leaf with its midrib, from its stalk at `root` to its tip. */
export function blade(root: Point, tip: Point, width: number, fill: string, rib: string): string {
  const middle: Point = [
    (root[0] + tip[0]) / 2 - (tip[1] - root[1]) * 0.12,
    (root[1] + tip[1]) / 2 + (tip[0] - root[0]) * 0.12,
  ]
  return (
    cut(taper([root, middle, tip], [width * 0.2, width, 0.6]), fill) +
    line(through([root, middle, tip]), rib, width * 0.08)
  )
}
