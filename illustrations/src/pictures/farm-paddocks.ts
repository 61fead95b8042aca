/** Paddocks and rest: six paddocks behind a gate, cows in one, long grass in those that rest. */
import { cattle } from "../animals/cattle"
import { coats } from "../animals/cattle-hide"
import { egret } from "../animals/egret"
import { crestThrough, heavens, ranges } from "../country"
import { hill } from "../land"
import { leaf, material, mix, mixTone, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { round, type Picture } from "../part"
import { rhodesGrass } from "../plants/fodder"
import { tuft } from "../plants/grass"
import { acacia } from "../plants/trees"
import type { Stage } from "../scene"
import { cloud } from "../sky"
import { bar, polygon } from "../tools/shapes"
import { farmPaper } from "./farm-paper"

const { wood } = material

/** The point to which the fences run, and the one that parts the near paddocks. */
const vanish = { x: 700, y: 190 }
const middle = 792

/** Where a line through the vanishing point and (foot, 900) lies at this height. */
const at = (foot: number, y: number): number => vanish.x + ((foot - vanish.x) * (y - vanish.y)) / (900 - vanish.y)

type Spot = readonly [x: number, y: number]

/** A fence of posts and two wires through places on the ground. */
function fence(set: Stage, places: readonly Spot[]): void {
  const posts = places.map(([x, y]) => {
    const scale = set.scaleAt(y)
    return (
      cut(bar(x, y, x, y - 112 * scale, 12 * scale, 10 * scale), wood.base) +
      cut(bar(x + 3 * scale, y, x + 3 * scale, y - 112 * scale, 4 * scale), wood.shade)
    )
  })
  const wires = [0.45, 0.88].map((share) =>
    line(
      places
        .map(([x, y], index) => `${index === 0 ? "M" : "L"}${round(x)} ${round(y - 112 * set.scaleAt(y) * share)}`)
        .join(""),
      material.steel.shade,
      2.2,
    ),
  )
  set.add(sheet(posts.join(""), "land"), ...wires)
}

/** The gate that the viewer stands behind: five bars and a brace between two heavy posts. */
function gate(set: Stage): void {
  const board = (y: number, fall: number, thick: number, tone: Tone) =>
    sheet(
      cut(bar(40, y, 760, y + fall, thick), tone.base) +
        cut(bar(40, y + thick * 0.3, 760, y + fall + thick * 0.3, thick * 0.34), tone.shade),
      "land",
    )
  const near = mixTone(wood, "#2A1A12", 0.34)
  const post = (x: number, top: number, wide: number) =>
    sheet(
      cut(bar(x, 930, x, top, wide, wide * 0.92), near.base) +
        cut(bar(x + wide * 0.26, 930, x + wide * 0.26, top, wide * 0.42, wide * 0.36), near.shade) +
        cut(
          polygon(
            [x - wide * 0.46, top],
            [x + wide * 0.46, top],
            [x + wide * 0.36, top - 14],
            [x - wide * 0.36, top - 14],
          ),
          near.light,
        ),
      "land",
    )
  set.add(
    board(642, 6, 38, near),
    board(746, 2, 36, near),
    board(850, 0, 36, near),
    sheet(cut(bar(92, 880, 706, 652, 32), near.base) + cut(bar(98, 890, 712, 662, 11), near.shade), "land"),
    sheet(cut(bar(70, 900, 70, 620, 36), near.base) + cut(bar(738, 900, 738, 628, 36), near.base), "land"),
    post(800, 560, 70),
    post(4, 570, 64),
    line("M764 700C790 690 830 690 838 706C846 726 800 730 764 720", "#3E4A48", 6),
  )
  set.scenery("a gate", "a wire fence")
}

export function paddocks(): Picture {
  const set = farmPaper("paddocks-and-rest", "noon", 210, 270)
  const { random, mood } = set
  heavens(set, { ground: 300 })
  set.litFrom(240)
  set.add(cloud(random, 300, 96, 300, "#FBF7E6"), cloud(random, 930, 66, 240, "#F3F4E4"))
  ranges(set, {
    top: 200,
    bottom: 262,
    count: 3,
    swell: 30,
    far: mix(mood.land[0], mood.haze, 0.4),
    near: mood.land[1],
  })
  set.add(hill(crestThrough(set, 0.3, 0.29, 0.3, 0.29, 0.3), 900, "#8FB36A", 0.2))
  const ground = (from: number, to: number, top: number, low: number, colour: string) =>
    cut(polygon([at(from, top), top], [at(to, top), top], [at(to, low), low], [at(from, low), low]), colour)
  // Six paddocks: the one that is grazed is short and pale, the others are the greener the longer they have rested.
  set.add(
    ground(-4200, middle, 282, 322, "#5F9A55"),
    ground(middle, 4200, 282, 322, "#A9BE72"),
    ground(-2600, middle, 322, 396, "#7DAA5C"),
    ground(middle, 2600, 322, 396, "#4F8A4C"),
    ground(-1600, middle, 396, 910, "#B5BE6E"),
    ground(middle, 2400, 396, 910, "#3F7A45"),
  )
  set.put(acacia(random, mixTone(leaf.acacia, mood.land[1], 0.3)), 250, 316, 0.34)
  set.put(acacia(random, mixTone(leaf.acacia, mood.land[1], 0.3)), 1010, 318, 0.3)
  const across = (y: number): Spot[] => Array.from({ length: 15 }, (_, index): Spot => [index * 90 - 30, y])
  fence(set, across(322))
  const rested = (y: number, gap: number, tone: Tone) => {
    for (let x = at(middle, y) + 46 * set.scaleAt(y); x < 1260; x += gap * set.scaleAt(y))
      set.put(rhodesGrass(random, tone, 7), x + random.between(-5, 5), y, set.scaleAt(y) * (y > 640 ? 1 : 1.15))
  }
  const green: Tone = { light: "#A9C46E", base: "#5F9A4C", shade: "#2F6A43" }
  rested(372, 120, mixTone(green, mood.haze, 0.2))
  fence(set, across(396))
  for (const y of [432, 476, 530, 596]) rested(y, 78, green)
  set.stand(cattle({ breed: "cross", pose: "grazing" }), 575, 446)
  set.stand(cattle({ breed: "cross", coat: coats.chestnut, pose: "grazing" }), 235, 478, "left")
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 520, 598, "left", 1.04)
  set.stand(egret("striding"), 236, 606, "right", 1.1)
  fence(
    set,
    [396, 424, 460, 508, 574, 668].map((y): Spot => [at(middle, y), y]),
  )
  for (const y of [690, 806]) rested(y, 74, green)
  for (const [x, y] of [
    [120, 560],
    [590, 640],
    [300, 660],
  ] as const)
    set.put(tuft(random, mixTone(leaf.papyrus, "#B5BE6E", 0.4), 24, 6), x, y, 1.4)
  gate(set)
  rested(930, 66, mixTone(green, "#10291B", 0.45))
  return set.finish("Beyond a gate, three cows and an egret; across the fence grass stands tall.")
}
