/** A boardwalk through papyrus, a bend of the river. */
import { farCattle } from "../../animals/cattle-far"
import { foreground, heavens, openWater, river } from "../../country"
import type { Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { acacia } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage, type Stage } from "../../scene"
import { farBirds, sun } from "../../sky"
import { churn } from "../../tools"

/** Planks that lead from the near edge into the reeds, narrowing to a point at (x, y). */
function boardwalk(set: Stage, x: number, y: number): void {
  const { width, height } = set
  const planks = Array.from({ length: 15 }, (_, index) => {
    const share = ((index + 1) / 15) ** 2.2
    const [top, bottom] = [y + (height - y) * (index / 15) ** 2.2, y + (height - y) * share * 0.97]
    const half = (depth: number) => 9 + ((depth - y) / (height - y)) * width * 0.3
    const middle = (depth: number) => x + ((depth - y) / (height - y)) ** 1.4 * (width * 0.5 - x)
    const tone = ["#B98A5C", "#A97C50", "#C4986A"][index % 3] ?? "#B98A5C"
    return cut(
      `M${(middle(top) - half(top)).toFixed(1)} ${top.toFixed(1)}H${(middle(top) + half(top)).toFixed(1)}L${(middle(bottom) + half(bottom)).toFixed(1)} ${bottom.toFixed(1)}H${(middle(bottom) - half(bottom)).toFixed(1)}Z`,
      tone,
    )
  })
  set.scenery("a boardwalk").add(sheet(planks.join(""), "land"))
}

export function throughThePapyrus(): Picture {
  const set = stage("gallery/lakeside/papyrus", { width: 800, height: 1200, light: "morning", horizon: 520, eye: 330 })
  set.add(sun("morning", 400, 300, 150, "rays"))
  set.litFrom(400)
  set.scenery("papyrus", "a swamp")
  openWater(set, 560)
  const wall = (y: number, size: number, places: readonly number[], share: number) => {
    const tone = mixTone(leaf.papyrus, mix("#F3DDAA", "#2C6240", share), 0.5 - share * 0.3)
    for (const x of places) set.put(papyrus(set.random, tone, 8), x, y, size)
  }
  wall(600, 0.5, [20, 90, 160, 240, 310, 490, 560, 640, 710, 780], 0.1)
  wall(660, 0.85, [-10, 90, 190, 275, 535, 620, 720, 810], 0.35)
  boardwalk(set, 400, 600)
  wall(780, 1.3, [-30, 80, 176, 640, 740, 840], 0.6)
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.indigo,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "reed-walk",
      carries: churn({ standing: false }),
    }),
    392,
    980,
    "left",
  )
  wall(1010, 1.9, [-60, 60, 770, 870], 0.85)
  wall(1280, 2.5, [-90, 900], 1)
  return set.finish(
    "A woman with a churn on her head comes along a boardwalk between walls of tall papyrus in the morning sun.",
  )
}

export function herdAtTheBend(): Picture {
  const set = stage("gallery/lakeside/bend", { width: 1400, height: 700, light: "dusk", horizon: 210, eye: 640 })
  heavens(set, { ground: 300, sun: { x: 1120, y: 214, radius: 74, style: "plain" } })
  const far: Point[] = [
    [-40, 226],
    [300, 214],
    [720, 230],
    [1100, 218],
    [1440, 228],
  ]
  set.add(hill(far, 700, "#86452F", 0.2))
  set.add(
    hill(
      far.map(([x, y], index): Point => [x, y + 36 + (index % 2) * 10]),
      700,
      "#99603C",
      0.3,
    ),
  )
  river(
    set,
    [
      [150, 770],
      [270, 610],
      [540, 500],
      [830, 446],
      [940, 402],
      [880, 352],
      [690, 318],
      [640, 288],
      [760, 262],
      [960, 246],
      [1080, 239],
    ],
    [
      [720, 770],
      [880, 660],
      [1060, 580],
      [1190, 510],
      [1250, 430],
      [1170, 366],
      [960, 326],
      [800, 298],
      [850, 274],
      [1010, 256],
      [1110, 242],
    ],
  )
  for (const [x, y, size] of [
    [180, 300, 0.2],
    [330, 286, 0.14],
    [1300, 330, 0.26],
    [640, 262, 0.1],
  ] as const)
    set.put(acacia(set.random, mixTone(leaf.acacia, "#3A1E18", 0.4)), x, y, size)
  const coats = [hide.ankoleDark, hide.ankole, hide.ankoleDark, hide.ankoleDark, hide.ankole]
  for (const [index, [x, y, step, size]] of (
    [
      [726, 452, "grazing", 0.48],
      [590, 424, "open", 0.48],
      [462, 512, "grazing", 0.6],
      [226, 478, "closed", 0.6],
      [272, 610, "grazing", 0.78],
    ] as const
  ).entries())
    set.put(farCattle({ tone: coats[index] ?? hide.ankole, step, horns: 70, name: "an Ankole cow" }), x, y, size)
  set.put(
    person({ who: "man", pose: "staff", clothes: "shuka", main: cloth.clay, skin: 5, seed: "bend" }),
    110,
    600,
    0.96,
  )
  set.add(farBirds(randomFrom("bend-birds"), 420, 120, 90, 7, "#4A1E18"))
  foreground(set, 46, { tufts: [0.1, 0.6, 0.9] })
  return set.finish(
    "Where the river bends and takes the colour of dusk, a herder brings five Ankole cows down to drink.",
  )
}
