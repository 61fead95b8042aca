/**
 * The three formats of a banner. The wide one keeps its left for the sheet of paper with the words; the square one
 * and the tall one have the sheet below them. A banner is composed in centimetres from the middle of its action, and
 * each format says for itself where it wants something else.
 */
import type { Light } from "../moods"
import { leaf, mix, mixTone, type Tone } from "../palette"
import type { Part, Picture, Pictures } from "../part"
import { bananaLeaf } from "../plants/leaves"
import { euphorbia } from "../plants/euphorbia"
import { papyrus } from "../plants/grass"
import { stage, tether, type Facing, type Stage } from "../scene"
import type { SunCut } from "../sky"
import { farHerd, type FarPlace } from "./depth"
import { foreground, type CountryOptions, type SunAt } from "../country"

export type Format = "wide" | "square" | "tall"

/** One value for all formats, or one for each. */
type PerFormat<Value> = Value | Readonly<Record<Format, Value>>

interface Measures {
  width: number
  height: number
  horizon: number
  ground: number
  /** Where the chief figures stand. */
  line: number
  /** The middle of the action. */
  middle: number
  /** The dark bank along the lower edge. */
  bank: number
}

const measures: Record<Format, Measures> = {
  wide: { width: 1600, height: 900, horizon: 430, ground: 545, line: 742, middle: 1215, bank: 96 },
  square: { width: 1200, height: 1200, horizon: 585, ground: 745, line: 985, middle: 600, bank: 150 },
  tall: { width: 960, height: 1200, horizon: 585, ground: 745, line: 985, middle: 480, bank: 150 },
}

/** How high the viewer's eye is, in centimetres: low, so that people stand tall against the sky. */
const eye = 118

export interface Banner {
  stage: Stage
  format: Format
  /** What a backdrop is told: where the ground begins, and the sun, `at` centimetres from the middle and `up` pixels above the horizon. */
  country(disc?: {
    at: PerFormat<number>
    up: number
    radius: number
    style?: SunCut
  }): CountryOptions & { sun?: SunAt }
  /**
   * Sets a part down, in centimetres from the middle of the action. `depth` is 0 on the line of the chief figures,
   * more towards the viewer, less towards the hills: −0.2 is a fifth smaller. From 0.5 on the lower edge cuts it.
   */
  stand(part: Part, at: PerFormat<number>, depth?: number, facing?: Facing, size?: number): void
  /** Sets a part on something that stands at this place, `up` centimetres above its foot: a jar on a table. */
  lay(part: Part, at: PerFormat<number>, depth: number, up: number, size?: number): void
  /** A herd so far away that the air has paled it, `at` centimetres from the middle, one animal after another. */
  far(coat: Tone, at: PerFormat<number>, horns?: number): void
  /** A rope between two figures that stand at these places. */
  tether(from: Tied, to: Tied): void
  /** A dark plant that the frame cuts, before everything: the nearest sheet. Ends the picture's front. */
  front(plant: "banana" | "papyrus" | "euphorbia", sides?: PerFormat<"left" | "right" | "both">): void
}

interface Tied {
  at: PerFormat<number>
  depth?: number
  spot: { x: number; y: number }
  facing?: Facing
}

/** Leaves that rise from a corner: degrees from upright towards the picture, and their length in heights of it. */
const leaves = [
  [6, 0.4],
  [68, 0.25],
  [38, 0.33],
] as const

/** Plants in a corner: how far from the edge, in banks, and how high, in heights of the picture. */
const clumps = [
  [0.1, 0.3],
  [1.1, 0.2],
] as const

const of = <Value extends number | string>(value: PerFormat<Value>, format: Format): Value =>
  typeof value === "object" ? value[format] : value

function banner(name: string, format: Format, light: Light): Banner {
  const { width, height, horizon, ground, line, middle, bank } = measures[format]
  const set = stage(name, { width, height, light, horizon, eye, edges: true })
  const scale = (line - horizon) / eye
  const place = (at: PerFormat<number>, depth = 0) => ({
    x: middle + of(at, format) * scale,
    y: horizon + (line - horizon) * (1 + depth),
  })
  return {
    stage: set,
    format,
    country: (disc) => ({
      ground,
      ...(disc && { sun: { ...disc, x: place(disc.at).x, y: horizon - disc.up, radius: disc.radius } }),
    }),
    stand(part, at, depth, facing, size) {
      const { x, y } = place(at, depth)
      set.stand(part, x, y, facing, size)
    },
    lay(part, at, depth, up, size = 1) {
      const { x, y } = place(at, depth)
      set.put(part, x, y - up * set.scaleAt(y), set.scaleAt(y) * size)
    },
    far(coat, at, horns) {
      const { x } = place(at)
      const places = [0, 62, 150].map((step, index): FarPlace => [
        (x + step) / width,
        ground + 6 + (index % 2) * 8,
        height * 0.00034,
        index === 2 ? "left" : "right",
      ])
      farHerd(set, coat, places, horns)
    },
    tether(from, to) {
      tether(set, { ...from, ...place(from.at, from.depth) }, { ...to, ...place(to.at, to.depth) })
    },
    front(plant, sides = "right") {
      const { random, mood } = set
      const dark = mix(mood.land[3], "#0B1E13", 0.45)
      const tone = (family: Tone) => mixTone(family, dark, 0.78)
      const edges = { left: [-1], right: [1], both: [-1, 1] }[of(sides, format)]
      for (const edge of edges) {
        const corner = { x: edge < 0 ? 0 : width, y: height - bank * 0.3 }
        if (plant === "banana") {
          for (const [degrees, length] of leaves) {
            set.add(bananaLeaf(corner.x, corner.y, height * length, -90 - edge * degrees, tone(leaf.banana)))
          }
          continue
        }
        for (const [inwards, size] of clumps) {
          const part =
            plant === "papyrus" ? papyrus(random, tone(leaf.papyrus), 8) : euphorbia(random, tone(leaf.euphorbia))
          const tall = (height * size) / -part.box.top
          set.put(part, corner.x - edge * inwards * bank, height, tall)
        }
      }
      foreground(set, bank, { tufts: [0.06, 0.2, 0.34, 0.72, 0.93], colour: dark })
    },
  }
}

/** What a banner's formats are called beside the wide one, which has the plain name. */
const suffixes: Record<Format, string> = { wide: "", square: "-square", tall: "-tall" }

/** The three pictures of one banner, each with its own description: what its frame shows. */
export function formats(name: string, light: Light, draw: (set: Banner) => Record<Format, string>): Pictures {
  return Object.fromEntries(
    (["wide", "square", "tall"] as const).map((format) => [
      `${name}${suffixes[format]}`,
      (): Picture => {
        const set = banner(name, format, light)
        return set.stage.finish(draw(set)[format])
      },
    ]),
  )
}
