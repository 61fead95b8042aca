/** Green fodder carried, cut and given. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { railFence } from "../../buildings"
import { foreground } from "../../country"
import { terracedDome } from "../../heights"
import { hill, rolling } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { napier, tuft } from "../../plants/grass"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { chaffCutter } from "../../tools"
import { fodderHeap, napierBundle } from "../../tools/fodder"
import { spotOn, standAt, standWorking, turned } from "../hands"

export function downTheRidge(): Picture {
  const set = stage("gallery/feeding/down-the-ridge", {
    width: 1400,
    height: 700,
    light: "dusk",
    horizon: 300,
    eye: 120,
  })
  set.add(sun("dusk", 930, 360, 210, "plain"))
  set.litFrom(930)
  set.add(
    hill(
      [
        [-40, 400],
        [300, 470],
        [700, 520],
        [1100, 460],
        [1440, 380],
      ],
      700,
      mix(set.mood.land[0], set.mood.haze, 0.3),
      0.06,
    ),
  )
  set.add(
    hill(
      [
        [-40, 440],
        [350, 500],
        [720, 548],
        [1100, 586],
        [1440, 610],
      ],
      700,
      set.mood.land[2],
      0.2,
    ),
  )
  const women = [
    { x: 330, y: 520, main: cloth.gold, wrap: cloth.clay, skin: 4, seed: "ridge-1" },
    { x: 700, y: 560, main: cloth.sky, wrap: cloth.gold, skin: 5, seed: "ridge-2" },
    { x: 1080, y: 596, main: cloth.clay, wrap: cloth.cream, skin: 3, seed: "ridge-3" },
  ] as const
  for (const { x, y, main, wrap, skin, seed } of women) {
    const walker = person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main,
      print: "leaves",
      headwear: "head-wrap",
      wrap,
      skin,
      seed,
      footwear: "sandals",
      carries: napierBundle({ seed }),
    })
    set.put(walker, x, y, 2.05)
  }
  set.put(goat({ pose: "walking", coat: hide.goatBlack }), 1290, 624, 2)
  set.add(
    hill(
      [
        [-40, 560],
        [350, 590],
        [760, 630],
        [1100, 655],
        [1440, 660],
      ],
      700,
      set.mood.land[3],
      0.1,
    ),
  )
  for (const x of [70, 190, 520, 880, 1220])
    set.put(tuft(set.random, mixTone(leaf.dry, set.mood.land[3], 0.5), 60, 9), x, 575 + x * 0.07, 1.1)
  return set.finish("Three women follow a goat down the ridge at sunset, long bundles of Napier grass on their heads.")
}

export function chaff(): Picture {
  const set = stage("gallery/feeding/chaff", { width: 1100, height: 1100, light: "noon", horizon: 300, eye: 196 })
  for (const [x, y, size] of [
    [60, 760, 3],
    [250, 720, 2.4],
    [430, 700, 2.1],
    [640, 700, 2.2],
    [850, 720, 2.5],
    [1050, 770, 3.1],
  ] as const)
    set.put(napier(randomFrom(`stand-${x}`), mixTone(leaf.banana, set.mood.land[2], 0.35), 7), x, y, size)
  set.add(hill(rolling(set.random, 1100, 720, 14, 1), 1100, mix(leaf.dry.base, set.mood.land[2], 0.3), 0.16))
  set.add(hill(rolling(set.random, 1100, 900, 16, 1.2), 1100, mix(leaf.dry.base, set.mood.land[2], 0.5), 0.1))
  set.scenery("Napier grass")
  const machine = standAt(set, chaffCutter(), { x: 545, y: 950, size: 1.05 })
  const crank = spotOn(set, machine, { x: 80, y: -104 })
  standWorking(
    set,
    {
      who: "man",
      pose: "inject",
      clothes: "shorts",
      main: cloth.clay,
      second: cloth.indigo,
      print: "plain",
      headwear: "cap",
      wrap: cloth.gold,
      footwear: "gumboots",
      skin: 5,
      seed: "crank-man",
    },
    { x: 945, y: 962, facing: "left" },
    { near: crank, far: { x: crank.x + 10, y: crank.y + 4 } },
  )
  const chute = spotOn(set, machine, { x: -98, y: -92 })
  standWorking(
    set,
    {
      who: "woman",
      pose: "feed",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.plum,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.plum,
      footwear: "sandals",
      skin: 2,
      seed: "chute-woman",
    },
    { x: 96, y: 972 },
    { near: { x: chute.x - 14, y: chute.y + 10 }, far: { x: chute.x + 16, y: chute.y + 2 } },
  )
  set.stand(fodderHeap({ seed: "cutting" }), 720, 1020, "right", 1)
  foreground(set, 60, { tufts: [0.05, 0.92] })
  return set.finish(
    "A woman feeds Napier grass into a chaff cutter with a guard over its blades; a man turns the crank, midday.",
  )
}

export function overTheRail(): Picture {
  const set = stage("gallery/feeding/over-the-rail", {
    width: 1200,
    height: 1000,
    light: "dawn",
    horizon: 380,
    eye: 128,
  })
  for (const [x, top, half, colour] of [
    [240, 250, 420, mix(set.mood.land[0], set.mood.haze, 0.3)],
    [900, 210, 460, mix(set.mood.land[0], set.mood.haze, 0.1)],
    [560, 400, 420, mix(set.mood.land[1], set.mood.haze, 0.1)],
  ] as const)
    set.add(terracedDome(set.random, { x, top, half, base: 640, colour, rows: 7, lit: 1 }))
  set.scenery("terraced hills")
  set.litFrom(1500)
  set.add(hill(rolling(set.random, 1200, 610, 14, 1), 1000, set.mood.land[2], 0.2))
  set.stand(cattle({ coat: hide.ankoleFawn, pose: "licking", horns: 74 }), -8, 800)
  set.stand(cattle({ coat: hide.ankole, pose: "licking", marking: "splashed", horns: 84 }), 1214, 806, "left")
  set.stand(railFence({ length: 560, seed: "hay-rail" }), 600, 860, "right", 0.86)
  const grass = { x: 605, y: 548 }
  standWorking(
    set,
    {
      who: "girl",
      pose: "clasp",
      clothes: "dress",
      main: cloth.plum,
      print: "dots",
      skin: 4,
      seed: "hay-girl",
      headwear: "none",
      hair: "short",
      height: 142,
    },
    { x: 596, y: 920, size: 1.05 },
    { near: { x: grass.x - 30, y: grass.y + 6 }, far: { x: grass.x + 34, y: grass.y + 4 }, hands: "grip" },
  )
  for (const [dx, dy, degrees] of [
    [-8, 6, -24],
    [8, 6, 22],
    [0, 12, 0],
  ] as const)
    set.put(
      turned(tuft(randomFrom(`armful${degrees}`), leaf.banana, 66, 15), degrees),
      grass.x + dx,
      grass.y + 30 + dy,
      2.9,
    )
  foreground(set, 66, { tufts: [0.06, 0.56, 0.95] })
  return set.finish(
    "Two Ankole cows stretch their necks over a rail for the bunch of fresh grass that a girl holds at dawn.",
  )
}
