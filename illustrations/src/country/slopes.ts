/** Cultivated slopes: terraces that fill the frame, hills patched with fields. */
import { through, type Point } from "../geometry"
import { heightAt, hill, under, type Crest } from "../land"
import { clip, cut, line } from "../paper"
import { mix } from "../palette"
import { round } from "../part"
import type { Stage } from "../scene"

/** A crest through five given heights, shares of the stage's height, from the left edge to the right. */
export const crestThrough = (stage: Stage, ...heights: readonly number[]): Crest =>
  heights.map((share, index): Point => [
    -40 + ((stage.width + 80) * index) / (heights.length - 1),
    round(stage.height * share),
  ])

/** Heights of the crest between two crests; 0 gives the first. Both have the same number of points. */
const blended = (from: Crest, to: Crest, share: number): Crest =>
  from.map(([x, y], index): Point => [x, y + ((to[index]?.[1] ?? y) - y) * share])

export interface BandsOptions {
  /** Highest and lowest terrace; between them the bands change from one to the other. */
  from: Crest
  to: Crest
  /** How many terraces. */
  count: number
  /** Crops, in the order in which they are taken; near terraces are darker and clearer than far ones. */
  crops: readonly string[]
  /** How much thicker the lowest terrace is than the highest. Default 3. */
  nearer?: number
}

/**
 * Kigezi from a high viewpoint: one slope in bands of crops that fills the frame. Returns the crest of every
 * terrace from top to bottom, for setting feet on.
 */
export function terracedSlope(stage: Stage, { from, to, count, crops, nearer = 3 }: BandsOptions): Crest[] {
  const { height, random, mood } = stage
  stage.scenery("terraces")
  const depth = (index: number) => (Math.exp((Math.log(nearer) * index) / count) - 1) / (nearer - 1)
  return Array.from({ length: count }, (_, index) => {
    const thick = (depth(index + 1) - depth(index)) * Math.abs((to[2]?.[1] ?? 0) - (from[2]?.[1] ?? 0))
    const crest = blended(from, to, depth(index)).map(([x, y], place): Point => [
      x,
      y + Math.sin(place * 2.1 + index * 0.9) * thick * 0.16 + random.between(-0.06, 0.06) * thick,
    ])
    const haze = 0.42 * (1 - depth(index)) ** 1.4
    const colour = mix(crops[index % crops.length] ?? mood.land[2], mood.haze, haze)
    stage.add(hill(crest, height, colour, 0.18))
    stage.add(cropRows(crest, thick, colour, index))
    return crest
  })
}

/** What grows on a terrace of the given thickness: furrows along it, or tufts in two rows. */
function cropRows(crest: Crest, thick: number, colour: string, index: number): string {
  if (thick < 22) return ""
  const dark = mix(colour, "#10291B", 0.2)
  const lower = (share: number): Crest => crest.map(([x, y]): Point => [x, y + thick * share])
  if (index % 3 === 0) return line(through(lower(0.42)) + through(lower(0.68)), dark, Math.max(1.6, thick * 0.035))
  if (index % 3 === 1) {
    const first = crest[0]?.[0] ?? 0
    const last = crest.at(-1)?.[0] ?? 0
    const step = thick * 0.5
    const size = thick * 0.13
    const tufts = [0.4, 0.72].map((share, row) =>
      Array.from({ length: Math.floor((last - first) / step) }, (_, place) => {
        const x = first + (place + row * 0.5) * step
        const y = heightAt(crest, x) + thick * share
        return `M${round(x - size)} ${round(y)}Q${round(x - size * 0.4)} ${round(y - size * 1.5)} ${round(x)} ${round(y - size * 1.5)}Q${round(x + size * 0.5)} ${round(y - size * 1.5)} ${round(x + size)} ${round(y)}Z`
      }).join(""),
    )
    return cut(tufts.join(""), dark)
  }
  return ""
}

/**
 * A hill parcelled into fields: `columns` strips run down the slope and bend with it, hedges between them, furrows
 * inside. `colours` are taken in turn.
 */
export function fieldHill(
  stage: Stage,
  {
    crest,
    depth,
    rows,
    columns,
    colours,
    lean = 0,
  }: { crest: Crest; depth: number; rows: number; columns: number; colours: readonly string[]; lean?: number },
): void {
  const { width, height, random, mood } = stage
  const base = colours[0] ?? mood.land[1]
  stage.scenery("fields")
  stage.add(hill(crest, height, base, 0.2))
  const y = (x: number, share: number) => heightAt(crest, Math.min(Math.max(x, 0), width)) + depth * share ** 1.25
  const x = (column: number, share: number) =>
    width / 2 + (column / columns - 0.5) * width * (1.02 + share * 0.5) + lean * width * share
  const patches: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const [high, low] = [row / rows, (row + 1) / rows]
    const offset = row % 2 === 0 ? 0 : 0.45
    for (let column = -1; column <= columns; column += 1) {
      const [a, b] = [column + offset + random.between(-0.16, 0.1), column + offset + 1]
      const corner = (place: number, share: number): Point => [x(place, share), y(x(place, share), share), "corner"]
      const middle = (place: number, share: number): Point => [x(place, share), y(x(place, share), share)]
      const d = through(
        [
          corner(a, high),
          middle((a + b) / 2, high),
          corner(b, high),
          corner(b, low),
          middle((a + b) / 2, low),
          corner(a, low),
        ],
        true,
      )
      const colour = colours[random.whole(0, colours.length - 1)] ?? base
      const along = random.chance(0.5)
      const furrows = Array.from({ length: 5 }, (_, index) => {
        const share = (index + 1) / 6
        return along
          ? through([
              middle(a, high + (low - high) * share),
              middle((a + b) / 2, high + (low - high) * share),
              middle(b, high + (low - high) * share),
            ])
          : through([
              middle(a + (b - a) * share, high),
              middle(a + (b - a) * share, (high + low) / 2),
              middle(a + (b - a) * share, low),
            ])
      })
      const hedge = mix(colour, "#10291B", 0.42)
      patches.push(
        cut(d, colour) +
          line(furrows.join(""), mix(colour, "#10291B", 0.14), 2) +
          `<path d="${d}" fill="none" stroke="${hedge}" stroke-width="${round(2.4 + low * 2.6)}"/>`,
      )
    }
  }
  stage.add(clip(under(crest, height), patches.join("")))
}
