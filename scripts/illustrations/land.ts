/** Land in layers: ridges, rolling hills, Kigezi terraces, savanna, lake. Everything in pixels of the picture. */
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

/**
 * A steep round hill cut into terraces, as in Kigezi. `lit` is the side the sun is on; stripes follow the contours
 * and the far side lies in shade.
 */
export function terracedDome(
  random: Random,
  {
    x,
    top,
    half,
    base,
    colour,
    rows,
    lit = 1,
  }: { x: number; top: number; half: number; base: number; colour: string; rows: number; lit?: 1 | -1 },
): string {
  const height = base - top
  const d = through(
    [
      [x - half, base, "corner"],
      [x - half * 0.66, base - height * random.between(0.34, 0.44)],
      [x - half * 0.28, top + height * random.between(0.07, 0.13)],
      [x + half * random.between(-0.04, 0.06), top],
      [x + half * 0.34, top + height * random.between(0.1, 0.16)],
      [x + half * 0.7, base - height * random.between(0.32, 0.4)],
      [x + half, base, "corner"],
      [x + half, base + 30, "corner"],
      [x - half, base + 30, "corner"],
    ],
    true,
  )
  const bands = Array.from({ length: rows }, (_, row) => {
    const y = top + height * (0.1 + (0.95 * row) / rows) + random.between(-0.012, 0.012) * height
    const sag = height * (0.1 + 0.14 * (row / rows))
    const tilt = height * random.between(-0.03, 0.03)
    const arc: Point[] = [
      [x - half * 1.15, y + sag + tilt],
      [x - half * 0.5, y + sag * 0.26 + tilt * 0.5],
      [x + half * 0.1, y],
      [x + half * 0.6, y + sag * 0.34],
      [x + half * 1.15, y + sag],
    ]
    const tint =
      row % 3 === 0
        ? mix(colour, "#F2C869", random.between(0.16, 0.28))
        : row % 3 === 1
          ? colour
          : mix(colour, "#10291B", random.between(0.08, 0.16))
    return (
      cut(under(arc, base + 320), tint) +
      line(through(arc), mix(colour, "#10291B", 0.32), Math.max(1.2, height * 0.008))
    )
  })
  const shade = through(
    [
      [x - lit * half * 0.02, top - 20, "corner"],
      [x - lit * half * 0.12, top + height * 0.4],
      [x - lit * half * 0.04, base + 320, "corner"],
      [x - lit * half * 1.6, base + 320, "corner"],
      [x - lit * half * 1.6, top - 20, "corner"],
    ],
    true,
  )
  return sheet(
    cut(d, mix(colour, "#F8D27A", 0.2)) +
      clip(d, `${bands.join("")}<path d="${shade}" fill="#10291B" fill-opacity="0.16"/>`),
    "land",
  )
}

/** Mountain ridges with cut facets, such as the Rwenzori; `snow` is the colour of the caps of the highest peaks. */
export function ridges(
  random: Random,
  width: number,
  base: number,
  height: number,
  colour: string,
  snow?: string,
): string {
  const peaks: Point[] = []
  const count = 7
  for (let index = 0; index <= count; index += 1) {
    const x = -60 + (index * (width + 120)) / count
    const tall = 0.5 + 0.5 * Math.sin((index / count) * Math.PI)
    peaks.push([x, base - height * tall * random.between(0.72, 1), "corner"])
    if (index < count) {
      const gap = (width + 120) / count
      peaks.push([x + gap * random.between(0.4, 0.6), base - height * tall * random.between(0.34, 0.52), "corner"])
    }
  }
  const d = `${peaks.map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y)}`).join("")}L${width + 60} ${base + 60}L-60 ${base + 60}Z`
  const facets = peaks
    .filter((_, index) => index % 2 === 0)
    .map(([x, y]) => {
      const depth = height * random.between(0.6, 0.9)
      const facet = `M${round(x)} ${round(y)}L${round(x + depth * 0.62)} ${round(y + depth)}L${round(x + depth * 0.1)} ${round(y + depth * 0.82)}L${round(x + depth * 0.16)} ${round(y + depth * 0.42)}Z`
      const cap = `M${round(x)} ${round(y - 4)}L${round(x + height * 0.16)} ${round(y + height * 0.2)}L${round(x + height * 0.05)} ${round(y + height * 0.13)}L${round(x - height * 0.03)} ${round(y + height * 0.22)}L${round(x - height * 0.15)} ${round(y + height * 0.19)}Z`
      return cut(facet, mix(colour, "#2A1A12", 0.1)) + (snow && y < base - height * 0.7 ? cut(cap, snow) : "")
    })
  return sheet(cut(d, colour) + clip(d, facets.join("")), "land")
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
