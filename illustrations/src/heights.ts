/** High land: hills cut into terraces, and mountain ridges. Everything in pixels of the picture. */
import { through, type Point } from "./geometry"
import { under } from "./land"
import { clip, cut, line, sheet } from "./paper"
import { mix } from "./palette"
import { round } from "./part"
import type { Random } from "./random"

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
