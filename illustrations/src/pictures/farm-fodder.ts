/** The fodder bank of the farm walk: four kinds of fodder side by side, seen from above. */
import { crestThrough, terracedHills } from "../country"
import { standWorking } from "../gallery/hands"
import { hill } from "../land"
import { cloth, leaf, mixTone, type Tone } from "../palette"
import { cut, line } from "../paper"
import { round, type Part, type Picture } from "../part"
import { calliandra, lablab, rhodesGrass } from "../plants/fodder"
import { napier } from "../plants/grass"
import { sheaf } from "../plants/hay"
import type { Random } from "../random"
import { wheelbarrow } from "../tools"
import { sickle } from "../tools/land-work"
import { polygon } from "../tools/shapes"
import { nearLeaves } from "./depth"
import { farmPaper } from "./farm-paper"

interface Strip {
  /** Its edges where they meet the lower edge of the picture, in pixels. */
  from: number
  to: number
  soil: string
  plant: (random: Random, tone: Tone) => Part
  tone: Tone
  /** How far one plant stands from the next, in centimetres. */
  gap: number
}

const strips: readonly Strip[] = [
  {
    from: -560,
    to: 180,
    soil: "#4F7A3A",
    plant: (random, tone) => napier(random, tone, 4),
    tone: leaf.banana,
    gap: 128,
  },
  { from: 250, to: 640, soil: "#B79A55", plant: rhodesGrass, tone: leaf.dry, gap: 68 },
  {
    from: 910,
    to: 1260,
    soil: "#4E7A44",
    plant: lablab,
    tone: { light: "#8FC07A", base: "#5E9A58", shade: "#34693F" },
    gap: 112,
  },
  { from: 1330, to: 1900, soil: "#2F5B41", plant: calliandra, tone: leaf.euphorbia, gap: 130 },
]

/** Where all strips run to. */
const vanish = { x: 610, y: 40 }

/** Where an edge that meets the lower edge of the picture at `foot` lies farther up. */
const at = (foot: number, y: number): number => vanish.x + ((foot - vanish.x) * (y - vanish.y)) / (900 - vanish.y)

/** Rhodes grass that has just been cut: as green as it is when it flowers. */
const hay = mixTone(leaf.dry, leaf.papyrus.base, 0.45)

/** What the sickle has left, as pale dashes. */
const stubble = (random: Random): string =>
  [0, 1]
    .map((shade) =>
      line(
        Array.from({ length: 60 }, (_, index) => {
          const y = 690 + (index % 10) * 23 + random.between(-6, 6)
          const [left, right] = [at(262, y), at(628, y)]
          const x = random.between(left, right)
          return `M${round(x)} ${round(y)}l${round(random.between(-3, 3))} ${round(-(y - 400) / 26)}`
        }).join(""),
        shade === 0 ? hay.light : hay.shade,
        3.4,
      ),
    )
    .join("")

export function fodderBank(): Picture {
  const set = farmPaper("fodder-bank", "morning", 130, 330)
  terracedHills(set, { ground: 250, sun: { x: 930, y: 84, radius: 40, style: "plain" } })
  set.add(hill(crestThrough(set, 0.27, 0.26, 0.265, 0.26, 0.27), 900, "#A9754C", 0.2))
  for (const { from, to, soil } of strips)
    set.add(cut(polygon([at(from, 262), 262], [at(to, 262), 262], [at(to, 910), 910], [at(from, 910), 910]), soil))
  const rows = [274, 310, 356, 412, 480, 562, 644, 760, 890]
  const cutter = () => {
    set.stand(wheelbarrow({ load: "grass" }), 772, 690, "right", 0.84)
    set.add(stubble(set.random))
    set.stand(sheaf({ tone: hay }), 360, 812, "right", 0.8)
    set.stand(sheaf({ tone: hay }), 452, 852, "right", 0.86)
    standWorking(
      set,
      {
        who: "woman",
        pose: "feed",
        clothes: "dress",
        main: cloth.clay,
        print: "rings",
        headwear: "head-wrap",
        wrap: cloth.gold,
        footwear: "gumboots",
        skin: 4,
        seed: "fodder-cutter",
        holds: sickle(),
      },
      { x: 640, y: 800, facing: "left" },
      { near: { x: 524, y: 664 }, far: { x: 506, y: 628 } },
    )
  }
  for (const y of rows) {
    const scale = set.scaleAt(y)
    const distance = Math.max(0, (520 - y) / 520)
    for (const { from, to, soil, plant, tone, gap } of strips) {
      if (plant === rhodesGrass && y > 650) continue
      const [left, right] = [at(from, y), at(to, y)]
      const count = Math.max(2, Math.round((right - left) / (gap * scale)))
      for (let index = 0; index < count; index += 1) {
        const x = left + ((index + 0.5) / count) * (right - left) + set.random.between(-4, 4) * scale
        if (x < -90 || x > 1290) continue
        set.put(plant(set.random, mixTone(tone, soil, distance * 0.8)), x, y, scale)
      }
    }
    if (y === 760) cutter()
  }
  nearLeaves(set, "left", 0.36)
  return set.finish("A woman cuts fodder between strips of Napier, Rhodes grass, lablab and calliandra.")
}
