/** Land in layers: rolling hills, lakes, paths. Everything in pixels of the picture. */
import { taper, through, type Point } from "./geometry"
import { clip, cut, line, sheet } from "./paper"
import { mix, shadowColour } from "./palette"
import { round } from "./part"
import type { Random } from "./random"

/** A crest line from the left edge to the right edge, a little beyond both. */
export type Crest = Point[]

/** A rolling crest around height `y`; `swell` is how far it rises and falls, `waves` how many hills it has. */
export function rolling(random: Random, width: number, y: number, swell: number, waves: number): Crest {
  const steps = Math.max(3, Math.round(waves * 2) + 1)
  const start = random.chance(0.5) ? 1 : -1
  return Array.from({ length: steps }, (_, index): Point => {
    const side = index % 2 === 0 ? start : -start
    const jitter = random.between(0.45, 1)
    const x = -40 + (index * (width + 80)) / (steps - 1)
    return [
      x + (index > 0 && index < steps - 1 ? random.between(-0.2, 0.2) * (width / steps) : 0),
      y + side * swell * jitter,
    ]
  })
}

/** Height of a crest at x, for setting feet on it. */
export function heightAt(crest: Crest, x: number): number {
  for (let index = 1; index < crest.length; index += 1) {
    const [before, after] = [crest[index - 1], crest[index]]
    if (before && after && x <= after[0]) {
      const share = (x - before[0]) / (after[0] - before[0] || 1)
      const eased = share * share * (3 - 2 * share)
      return before[1] + (after[1] - before[1]) * eased
    }
  }
  return crest.at(-1)?.[1] ?? 0
}

/** Path data of the land under a crest, down to `bottom`. */
export const under = (crest: Crest, bottom: number): string => {
  const first = crest[0] ?? [0, 0]
  const last = crest.at(-1) ?? first
  return `${through(crest)}L${round(last[0])} ${bottom}L${round(first[0])} ${bottom}Z`
}

/** Land as a sheet: the shadow is thrown by a strip along the crest only, which is all that shows of it. */
const laid = (crest: Crest, markup: string): string => {
  const strip = under(crest, Math.max(...crest.map(([, y]) => y)) + 40)
  return sheet(cut(strip, shadowColour), "crest") + markup
}

/**
 * One sheet of land with a lit upper edge and, if asked, contour lines that follow it. `bottom` is usually the
 * height of the picture.
 */
export function hill(crest: Crest, bottom: number, colour: string, lit = 0.1, contours = 0, gap = 46): string {
  const d = under(crest, bottom)
  const edge = under(
    crest.map(([x, y], index): Point => [x, y + (index % 2 === 0 ? 10 : 18)]),
    bottom,
  )
  const rows = Array.from({ length: contours }, (_, row) =>
    through(
      crest.map(([x, y], index): Point => [
        x,
        y + gap * (row + 1) * (1 + row * 0.22) + Math.sin(index * 2.3 + row) * gap * 0.16,
      ]),
    ),
  ).join("")
  const furrows = rows ? line(rows, mix(colour, "#10291B", 0.16), 2.5) : ""
  return laid(crest, cut(d, mix(colour, "#FFE2A0", lit)) + clip(d, cut(edge, colour) + furrows))
}

/** Still water between two heights, with slips of lighter paper on it. */
export function lake(
  random: Random,
  width: number,
  top: number,
  bottom: number,
  colour: string,
  glint: string,
): string {
  const shore: Crest = rolling(random, width, top, 3, 1)
  const d = under(shore, bottom)
  const slips = Array.from({ length: 12 }, () => {
    const share = random.next()
    const y = top + 8 + share * (bottom - top - 16)
    const x = random.between(0, width)
    const length = random.between(30, 90) * (0.5 + share)
    return cut(
      `M${round(x)} ${round(y)}Q${round(x + length / 2)} ${round(y - 3 - share * 3)} ${round(x + length)} ${round(y)}Q${round(x + length / 2)} ${round(y + 2 + share * 3)} ${round(x)} ${round(y)}Z`,
      glint,
    )
  })
  return laid(shore, cut(d, colour) + clip(d, slips.join("")))
}

/** A worn path: a winding ribbon through the given places, narrowing with distance; lighter on its crown. */
export function path(places: readonly Point[], nearWidth: number, farWidth: number, colour: string): string {
  const far = places.length - 1
  const widths = places.map((_, index) => nearWidth * (farWidth / nearWidth) ** (index / far))
  const d = taper(places, widths)
  return (
    cut(d, mix(colour, "#10291B", 0.22)) +
    cut(
      taper(
        places.map(([x, y], index): Point => [x + (widths[index] ?? 0) * 0.02, y - (widths[index] ?? 0) * 0.03]),
        widths.map((width) => width * 0.84),
      ),
      colour,
    )
  )
}
