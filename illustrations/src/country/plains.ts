/** Dry open country: golden grass, a manyatta from above, red roads. */
import { through, type Point } from "../geometry"
import { hill, path, rolling, type Crest } from "../land"
import { cut, line, sheet } from "../paper"
import { leaf, material, mix, mixTone } from "../palette"
import { place, round, type Part } from "../part"
import { acacia } from "../plants/trees"
import type { Random } from "../random"
import type { Stage } from "../scene"
import { onCrest } from "./base"

/** The red earth of a road or a yard. */
export const redEarth = "#B4583A"

/** A red earth road through the given places from near to far; the crown is lighter than the ruts. */
export function redRoad(stage: Stage, places: readonly Point[], near: number, far: number): void {
  stage.scenery("a red earth road").add(path(places, near, far, mix(redEarth, stage.mood.haze, 0.12)))
}

/** Plains of dry grass in flat sheets, hazier towards the horizon, with acacias at the given shares of the width. */
export function dryPlain(
  stage: Stage,
  { horizon, colours, trees = [] }: { horizon: number; colours: readonly string[]; trees?: readonly number[] },
): Crest[] {
  const { width, height, random, mood } = stage
  stage.scenery("a dry plain")
  return colours.map((colour, index) => {
    const share = index / colours.length
    const y = horizon + (height - horizon) * share ** 1.3
    const crest = rolling(random, width, y, 6 + share * 34, 1.2)
    stage.add(hill(crest, height, mix(colour, mood.haze, 0.4 * (1 - share)), 0.16, index > 1 ? 1 : 0, 40))
    if (index === 1) {
      const crown = mixTone(leaf.acacia, mood.haze, 0.3)
      for (const at of trees)
        onCrest(stage, acacia(random, crown), crest, width * at, random.between(0.13, 0.2) * (height / 900))
    }
    return crest
  })
}

/** A tall swaying stand of dry grass along the whole width, its roots below `bottom`: a sheet to stand behind. */
export function tallGrass(
  random: Random,
  {
    width,
    bottom,
    height,
    colours,
    step = 13,
  }: { width: number; bottom: number; height: number; colours: readonly [string, ...string[]]; step?: number },
): string {
  const blades = new Map<string, string[]>()
  const heads: string[] = []
  for (let x = -30; x < width + 30; x += step * random.between(0.7, 1.3)) {
    const tall = height * random.between(0.7, 1.06)
    const lean = height * random.between(-0.06, 0.2)
    const wide = step * random.between(0.5, 0.8)
    const colour = random.pick(colours)
    const d = `M${round(x - wide)} ${round(bottom)}Q${round(x - wide * 0.4 + lean * 0.2)} ${round(bottom - tall * 0.6)} ${round(x + lean)} ${round(bottom - tall)}Q${round(x + wide + lean * 0.3)} ${round(bottom - tall * 0.5)} ${round(x + wide)} ${round(bottom)}Z`
    blades.set(colour, [...(blades.get(colour) ?? []), d])
    if (random.chance(0.3)) {
      const [hx, hy] = [x + lean * 1.02, bottom - tall]
      heads.push(
        `M${round(hx)} ${round(hy + 26)}Q${round(hx - 7)} ${round(hy + 4)} ${round(hx + lean * 0.12)} ${round(hy - 26)}Q${round(hx + 9)} ${round(hy + 2)} ${round(hx)} ${round(hy + 26)}Z`,
      )
    }
  }
  const layers = [...blades].map(([colour, shapes]) => cut(shapes.join(""), colour))
  return sheet(layers.join("") + cut(heads.join(""), mix(colours[0], "#FFF0C0", 0.45)), "land")
}

/**
 * A Karamojong homestead from above, 3600 cm across: a thorn ring with a gate, huts inside along it, the cattle pen in
 * the middle. Its ground is foreshortened; animals may be set into the pen.
 */
export function manyatta(random: Random): Part {
  const flat = 0.46
  const ring = (rx: number, gap: number, seed: number, thick: number): string => {
    const tufts: string[] = []
    for (let angle = gap; angle < Math.PI * 2 - gap; angle += (thick * 0.62) / rx) {
      const [x, y] = [Math.cos(angle + seed) * rx, Math.sin(angle + seed) * rx * flat]
      const r = thick * random.between(0.7, 1.15)
      tufts.push(
        `M${round(x - r)} ${round(y)}Q${round(x - r * 0.6)} ${round(y - r * 1.5)} ${round(x)} ${round(y - r * 1.1)}Q${round(x + r * 0.7)} ${round(y - r * 1.6)} ${round(x + r)} ${round(y)}Q${round(x)} ${round(y + r * 0.4)} ${round(x - r)} ${round(y)}Z`,
      )
    }
    return sheet(cut(tufts.join(""), thick > 60 ? leaf.bark.base : leaf.bark.light), "figure")
  }
  const yard = `<ellipse cx="0" cy="0" rx="1740" ry="${round(1740 * flat)}" fill="#D8A368"/><ellipse cx="60" cy="10" rx="760" ry="${round(760 * flat)}" fill="#B98450"/>`
  const huts = [-2.75, -2.25, -1.75, -1.25, -0.75, -0.28, 0.3, 2.84].map((angle) => ({
    x: Math.cos(angle) * 1260,
    y: Math.sin(angle) * 1260 * flat,
    size: random.between(0.85, 1.12),
  }))
  const drawn = huts.sort((a, b) => a.y - b.y).map(({ x, y, size }) => place(roundRoof(), x, y, size * 1.75))
  return {
    svg: yard + ring(1760, 0.16, Math.PI * 0.44, 74) + drawn.join("") + ring(800, 0.22, Math.PI * 0.4, 46),
    box: { left: -1800, top: -950, right: 1800, bottom: 860 },
    name: "a manyatta",
    with: ["a thorn fence", "huts"],
  }
}

/** A small hut from above and in front: a layered thatch cap on a low wall, 260 cm wide. */
function roundRoof(): Part {
  const { thatch, mud } = material
  const cap = (y: number, half: number, tall: number, colour: string) =>
    sheet(
      cut(
        through(
          [
            [-half, y, "corner"],
            [-half * 0.5, y - tall * 0.62],
            [0, y - tall],
            [half * 0.5, y - tall * 0.62],
            [half, y, "corner"],
            [half * 0.5, y + half * 0.2],
            [0, y + half * 0.27],
            [-half * 0.5, y + half * 0.2],
          ],
          true,
        ),
        colour,
      ),
      "figure",
    )
  const straw = [-0.7, -0.35, 0, 0.35, 0.7]
    .map((share) => `M${round(share * 20)} -230L${round(share * 165)} ${round(-78 - Math.abs(share) * 20)}`)
    .join("")
  return {
    svg:
      cut("M-104 -110V-8C-60 16 60 16 104 -8V-110Z", mud.base) +
      cut("M30 -110V12C70 8 90 2 104 -8V-110Z", mud.shade) +
      cut("M-28 8V-62C-28 -74 24 -74 24 -62V10Z", "#3D281D") +
      cap(-92, 170, 160, thatch.base) +
      line(straw, thatch.shade, 5) +
      cap(-168, 92, 100, thatch.light) +
      sheet(cut("M-12 -262L-4 -292H6L14 -262Z", thatch.shade), "small"),
    box: { left: -170, top: -292, right: 170, bottom: 14 },
    name: "a hut",
  }
}
