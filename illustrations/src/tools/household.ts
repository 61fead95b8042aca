/** What stands and hangs about a home: washing, a kettle, cups, a low table. Centimetres. */
import { oval } from "../geometry"
import { cloth, material, ramps, type Tone } from "../palette"
import type { Part } from "../part"
import { cut, cutWith, line, sheet } from "../paper"
import { printed } from "../people/prints"
import type { Print } from "../people/types"
import { randomFrom } from "../random"
import { bar, circle, footing, repeat, type Standing } from "./shapes"

/** One piece on a line, its pegs at the origin; the wind comes from the left and lifts its far corner. */
export interface Washed {
  kind: "cloth" | "shirt" | "dress" | "shorts"
  tone: Tone
  print?: Print
  /** Along the line, centimetres from its left post. */
  at: number
}

const washedShapes: Record<Washed["kind"], string> = {
  cloth: "M-44 0C-20 3 20 3 44 0C50 30 60 58 62 92C34 84 8 100 -26 96C-32 60 -40 30 -44 0Z",
  shirt:
    "M-26 0C-10 3 10 3 26 0L48 20L40 34L28 26C30 44 36 58 38 72C20 68 0 76 -18 74C-20 56 -24 40 -26 26L-40 34L-46 20Z",
  dress:
    "M-20 0C-8 5 8 5 20 0L36 16L28 26L18 22C22 50 40 76 46 106C20 98 0 112 -26 108C-22 76 -18 48 -18 24L-30 28L-36 16Z",
  shorts:
    "M-20 0C-8 3 8 3 20 0C24 18 32 32 36 44C28 42 18 46 10 46L4 20L-2 48C-12 46 -18 48 -24 46C-24 30 -22 16 -20 0Z",
}

/** A washing line, `length` centimetres between two poles 190 cm high. */
export function washingLine(pieces: readonly Washed[], length = 700): Part {
  const half = length / 2
  const sag = (x: number) => -178 + 16 * (1 - ((x - half) / half) ** 2)
  const poles = [-half, half]
    .map(
      (x) =>
        cut(bar(x, 0, x, -192, 8, 6), material.wood.base) + cut(bar(x + 2, 0, x + 2, -190, 3), material.wood.shade),
    )
    .join("")
  const hung = pieces
    .map(({ kind, tone, print = "plain", at }, index) => {
      const path = washedShapes[kind]
      const motif = `<g transform="translate(0 150)">${printed(print, tone, cloth.cream, randomFrom(`washing-${index}`))}</g>`
      const inside =
        cut("M14 -4C20 30 26 70 24 120H80V-4Z", `${tone.shade}88`) +
        motif +
        line("M-10 8C-8 40 -8 70 -6 110M6 8C10 40 14 70 16 110", tone.shade, 0.9)
      const pegs = [-16, 16].map((x) => cut(`M${x - 1.4} -5H${x + 1.4}V5H${x - 1.4}Z`, material.wood.light)).join("")
      return `<g transform="translate(${(at - half).toFixed(1)} ${sag(at).toFixed(1)})">${cutWith(path, tone.base, inside, "detail")}${pegs}</g>`
    })
    .join("")
  return {
    svg:
      footing({}, 10, -half) +
      footing({}, 10, half) +
      sheet(poles, "detail") +
      line(`M${-half} -178Q0 -146 ${half} -178`, ramps.cream[300], 1.6) +
      hung,
    box: { left: -half - 6, top: -194, right: half + 6, bottom: 0 },
    name: "a washing line",
  }
}

/** An enamel cup, 9 cm; `size` 1.4 for a mug. */
export function cup({ tone = cloth.sky, ...standing }: Standing & { tone?: Tone } = {}): Part {
  return {
    svg:
      footing(standing, 5) +
      line("M4 -7.4C9 -7.6 9 -2.4 4 -2.6", tone.shade, 1.2) +
      cutWith("M-4.6 -9H4.6L3.8 0H-3.8Z", tone.base, cut("M1.4 -10H6V1H1Z", tone.shade), "fine") +
      cut(oval(0, -9, 4.6, 1.2), material.milk.base) +
      line("M-4.6 -9C-4 -7.6 4 -7.6 4.6 -9", ramps.soil[900], 0.5),
    box: { left: -5, top: -10, right: 8, bottom: 0 },
    name: "a cup",
  }
}

/** A kettle, 30 cm wide, its spout to the right; origin at the handle for somebody who pours, tilted. */
export function kettle({ pouring = false, ...standing }: Standing & { pouring?: boolean } = {}): Part {
  const { steel } = material
  const body =
    line("M-9 -19C-9 -31 9 -31 9 -19", ramps.soil[900], 2) +
    sheet(cut("M9 -12C15 -13 17 -18 20 -22L23 -20C21 -14 18 -6 10 -5Z", steel.base), "fine") +
    cutWith(
      "M-12 0C-15 -6 -13 -16 -8 -19H8C13 -16 15 -6 12 0Z",
      steel.base,
      cut("M5 2C11 -4 11 -14 6 -20H18V2Z", steel.shade) +
        cut("M-10 -4C-11 -10 -9 -15 -6 -17L-4 -16C-7 -13 -8 -9 -7 -4Z", steel.light),
      "small",
    ) +
    cut("M-8 -19C-6 -22 6 -22 8 -19Z", steel.shade) +
    cut(circle(0, -22.4, 1.8), ramps.soil[900])
  return {
    svg: pouring ? `<g transform="rotate(26) translate(0 27)">${body}</g>` : footing(standing, 13) + body,
    box: pouring ? { left: -16, top: -4, right: 26, bottom: 30 } : { left: -14, top: -30, right: 23, bottom: 0 },
    name: "a kettle",
  }
}

/** Silver fish heaped in a basin. */
export const fishLoad = (): string =>
  repeat(7, (i) => {
    const x = -20 + i * 5
    const y = -18 - (i % 3) * 3
    return cut(
      `M${x - 9} ${y}C${x - 3} ${y - 5} ${x + 5} ${y - 4} ${x + 8} ${y}L${x + 13} ${y - 3.6}V${y + 3}L${x + 8} ${y + 0.6}C${x + 4} ${y + 3} ${x - 4} ${y + 3} ${x - 9} ${y}Z`,
      i % 2 ? material.steel.base : material.steel.light,
    )
  })
