/** A crater lake and Bunyonyi. */
import { farCattle } from "../../animals/cattle-far"
import { thatchedHut } from "../../buildings"
import { crestThrough, foreground, island, mistBand, openWater, ranges, waterColours } from "../../country"
import { oval } from "../../geometry"
import { heightAt, hill, under } from "../../land"
import { cloth, hide, leaf, material, mix, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { stage, type Stage } from "../../scene"
import { cloud, sun } from "../../sky"
import { canoe, paddle } from "../../tools/boats"
import { milkCan } from "../../tools"

/** Over the near rim into the bowl: a steep dark wall, and the water small and flat at its foot. */
export function aboveTheCraterLake(): Picture {
  const set = stage("gallery/lakeside/crater", { width: 1100, height: 1100, light: "noon", horizon: -400, eye: 1100 })
  set.litFrom(1400)
  set.add(cloud(set.random, 760, 90, 300, "#F6F4E4"), cloud(set.random, 220, 120, 200, "#EEF1E2"))
  ranges(set, { top: 190, bottom: 230, count: 2, swell: 30, far: "#BFD6C4", near: "#A3C19C" })
  craterBowl(set, { rim: 290, floor: 800, lake: { x: 600, y: 700, rx: 250, ry: 46 } })
  const rim = crestThrough(set, 0.5, 0.6, 0.74, 0.84, 0.83)
  set.add(hill(rim, 1100, "#2C5E3F", 0.24, 1, 60))
  for (const [x, coat, step, facing] of [
    [560, hide.ankole, "open", "right"],
    [780, hide.ankoleFawn, "grazing", "right"],
    [990, hide.ankoleDark, "grazing", "left"],
  ] as const)
    set.put(farCattle({ tone: coat, step, horns: 66, name: "an Ankole cow" }), x, heightAt(rim, x) + 16, 0.86, facing)
  set.add(hill(crestThrough(set, 0.66, 0.82, 0.94, 1.02, 1.06), 1100, "#1F4A33", 0.16))
  set.put(
    person({
      who: "woman",
      pose: "staff",
      clothes: "dress",
      main: cloth.gold,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "rim",
    }),
    190,
    1030,
    3.1,
  )
  foreground(set, 90, { tufts: [0.4, 0.62], colour: "#173A28" })
  return set.finish(
    "Three Ankole cows walk the rim of a crater at midday; a woman with a staff looks down to the lake far below.",
  )
}

/** The far wall of a crater with its gullies, from the rim down to the floor, and the lake seen nearly flat. */
function craterBowl(
  set: Stage,
  { rim, floor, lake }: { rim: number; floor: number; lake: { x: number; y: number; rx: number; ry: number } },
): void {
  const { width, random } = set
  const wall = under(
    [
      [-60, rim + 40],
      [width * 0.2, rim - 6],
      [width * 0.5, rim + 14],
      [width * 0.8, rim - 20],
      [width + 60, rim + 30],
    ],
    floor + 400,
  )
  const folds = [0.34, 0.6, 0.8].map((share) => {
    const y = rim + (lake.y - rim) * share
    const sag = 90 * (1 - share) + 30
    return under(
      [
        [-60, y - sag],
        [width * 0.16, y - sag * 0.34],
        [width * 0.36, y + sag * 0.2],
        [width * 0.58, y + sag * 0.1],
        [width * 0.82, y - sag * 0.5],
        [width + 60, y - sag * 1.2],
      ],
      floor + 400,
    )
  })
  const shore = (grow: number) => oval(lake.x, lake.y, lake.rx + grow, lake.ry + grow * 0.3)
  const { water } = waterColours(set)
  const trees = Array.from({ length: 90 }, () => {
    const y = random.between(rim + 50, lake.y - 40)
    const size = 6 + ((y - rim) / (lake.y - rim)) * 3
    return oval(random.between(0, width), y, size, size * 0.8)
  }).join("")
  set.scenery("a crater lake", "a lake")
  set.add(
    sheet(
      cut(wall, "#7FA873") +
        clip(
          wall,
          folds
            .map((fold, index) => sheet(cut(fold, ["#6A9865", "#55855A", "#41724F"][index] ?? "#41724F"), "land"))
            .join("") + cut(trees, "#2F5F45"),
        ),
      "land",
    ),
    sheet(cut(shore(26), "#8DAA6A"), "small"),
    cut(shore(0), mix(water, "#0F4D58", 0.6)),
    clip(shore(0), cut(oval(lake.x + 40, lake.y - lake.ry * 0.6, lake.rx, lake.ry * 0.7), mix(water, "#0F4D58", 0.25))),
  )
}

export function crossingBunyonyi(): Picture {
  const set = stage("gallery/lakeside/islands", { width: 900, height: 1200, light: "dawn", horizon: 300, eye: 560 })
  set.add(sun("dawn", 250, 250, 84, "plain"))
  set.litFrom(250)
  ranges(set, { top: 300, bottom: 340, count: 2, swell: 40, far: "#E3BB9A", near: "#C8AE8C" })
  openWater(set, 400)
  const tone = (share: number) => mix("#D9BFA0", "#3F6B4E", share)
  island(set, { x: 640, base: 440, half: 190, height: 120, colour: tone(0.25) })
  island(set, { x: 120, base: 500, half: 210, height: 150, colour: tone(0.38) })
  set.add(mistBand(set, 500, 60, 0.6))
  island(set, { x: 800, base: 640, half: 270, height: 220, colour: tone(0.62), lit: -1 })
  set.put(thatchedHut(), 690, 560, 0.13)
  set.add(mistBand(set, 655, 64, 0.5))
  const paddler = person({
    who: "woman",
    pose: "staff",
    clothes: "dress",
    main: cloth.clay,
    print: "leaves",
    headwear: "head-wrap",
    wrap: cloth.gold,
    skin: 4,
    seed: "bunyonyi",
    holds: paddle(230),
  })
  const passenger = person({
    who: "man",
    pose: "sit",
    clothes: "trousers",
    main: cloth.sky,
    headwear: "brimmed-hat",
    skin: 5,
    seed: "fare",
  })
  set.put(
    canoe({
      length: 540,
      tone: leaf.bark,
      stripe: material.wood.light,
      trim: material.wood.base,
      aboard: [
        { part: milkCan({ standing: false }), x: -70, y: 14 },
        { part: milkCan({ standing: false }), x: -30, y: 14 },
        { part: passenger, x: 56, y: -8 },
        { part: paddler, x: -160, y: 8 },
      ],
    }),
    400,
    880,
    1.2,
  )
  set.add(line("M60 930Q160 922 270 930M520 942Q640 932 760 940M180 990Q280 982 400 990", "#F6E6C4", 3.5))
  const near = mixTone(leaf.papyrus, set.mood.land[3], 0.3)
  for (const [x, y, size] of [
    [820, 1230, 1.35],
    [900, 1250, 1.6],
    [40, 1260, 1],
  ] as const)
    set.put(papyrus(set.random, near, 7), x, y, size)
  return set.finish(
    "A woman poles a man and two milk cans in a canoe between the islands of a lake at dawn, papyrus close by.",
  )
}
