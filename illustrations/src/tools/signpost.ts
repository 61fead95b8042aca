/** A signpost whose boards point every way, and the map that hangs on it. */
import type { Part } from "../part"
import { cloth, material, ramps } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, circle, footing } from "./shapes"

const { wood } = material

/** A board with a point at its free end, `length` long, its other end at (x, y). */
function board(
  x: number,
  y: number,
  length: number,
  side: -1 | 1,
  colour: string,
  shade: string,
  turn: number,
): string {
  const tip = length * side
  const neck = (length - 16) * side
  const outline = `M${-14 * side} -11H${neck}L${tip} 0L${neck} 11H${-14 * side}Z`
  const grain = cut(`M${-16 * side} 4H${tip}V14H${-16 * side}Z`, shade)
  const nails = cut(circle(0, -4, 1.6) + circle(0, 4, 1.6), material.iron.shade)
  return `<g transform="translate(${x} ${y}) rotate(${turn})">${cutWith(outline, colour, grain, "detail")}${nails}</g>`
}

/** A wooden signpost, 250 cm, with five boards that contradict one another. */
export function signpost(): Part {
  const pole = cut(bar(0, 0, 0, -252, 11, 8), wood.base) + cut(bar(3.4, 0, 2.4, -252, 4, 3), wood.shade)
  const stones =
    cut("M-30 0C-30 -12 -20 -17 -12 -14C-6 -22 8 -22 13 -13C22 -16 30 -10 29 0Z", material.iron.base) +
    cut("M-4 0C-2 -12 6 -18 13 -13C22 -16 30 -10 29 0Z", material.iron.shade)
  return {
    svg:
      footing({}, 34) +
      sheet(pole, "figure") +
      board(0, -226, 78, 1, ramps.gold[400], ramps.gold[500], -7) +
      board(0, -202, 66, -1, ramps.clay[500], ramps.clay[600], 5) +
      board(0, -176, 70, -1, ramps.cream[100], ramps.cream[300], -11) +
      board(0, -94, 58, 1, ramps.forest[600], ramps.forest[700], 6) +
      board(0, -122, 52, -1, cloth.sky.base, cloth.sky.shade, 3) +
      sheet(stones, "small"),
    box: { left: -80, top: -252, right: 80, bottom: 0 },
    name: "a signpost",
  }
}

/** An unfolded paper map, 60 × 44 cm, hung by its left end; a bite is missing from the right-hand corner. */
export function bittenMap(): Part {
  const outline =
    "M-30 -22L-10 -25L10 -21L30 -25L31 -6C27 -8 24 -5 25 -1C21 -3 17 0 18 4C14 3 11 7 13 11C9 11 8 16 10 20L-10 24L-30 20Z"
  const roads = line("M-30 8C-16 2 -12 -14 4 -10C16 -6 14 -20 32 -16M-14 24C-12 10 -2 6 2 -10", ramps.clay[500], 1.8)
  const water = cut("M-32 -24L-12 -26C-10 -16 -18 -10 -32 -8Z", ramps.sky[300])
  const folds =
    cut("M-10 -25L10 -21L10 20L-10 24Z", ramps.cream[300]) + line("M-10 -25V24M10 -21V20", material.iron.base, 0.6)
  const cross = line("M-22 12L-16 18M-16 12L-22 18", ramps.forest[700], 2.2)
  return {
    svg: cutWith(outline, ramps.cream[50], folds + water + roads + cross, "small"),
    box: { left: -30, top: -25, right: 31, bottom: 24 },
    name: "a map",
  }
}
