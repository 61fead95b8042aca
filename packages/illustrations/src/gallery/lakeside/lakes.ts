/** A crater lake and Bunyonyi. */
import { farCattle } from "../../animals/cattle-far"
import { thatchedHut } from "../../buildings"
import { craterLake, crestThrough, island, mistBand, openWater, ranges } from "../../country"
import { heightAt, hill } from "../../land"
import { cloth, hide, leaf, material, mix, mixTone } from "../../palette"
import { line } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { cloud, sun } from "../../sky"
import { canoe, paddle } from "../../tools/boats"
import { milkCan } from "../../tools"

export function aboveTheCraterLake(): Picture {
  const set = stage("gallery/lakeside/crater", { width: 1100, height: 1100, light: "noon", horizon: -400, eye: 1100 })
  set.litFrom(200)
  set.add(cloud(set.random, 820, 120, 300, "#F6F4E4"), cloud(set.random, 250, 90, 190, "#EEF1E2"))
  ranges(set, { top: 190, bottom: 250, count: 3, swell: 36, far: "#B9D0B8", near: "#8DB07E" })
  craterLake(set, { x: 600, y: 560, rx: 350, ry: 190 })
  set.add(hill(crestThrough(set, 0.68, 0.72, 0.8, 0.83, 0.76), 1100, "#4E8F55", 0.2, 2, 46))
  set.put(banana(set.random, leaf.banana, false), 990, 900, 0.6)
  set.put(banana(set.random), 1060, 910, 0.74)
  const rim = crestThrough(set, 0.79, 0.83, 0.9, 0.95, 0.92)
  set.add(hill(rim, 1100, "#2F6A43", 0.2, 2, 50))
  for (const [x, coat, step, facing] of [
    [470, hide.ankole, "grazing", "right"],
    [668, hide.ankoleFawn, "open", "right"],
    [880, hide.ankoleDark, "grazing", "left"],
  ] as const)
    set.put(farCattle({ tone: coat, step, horns: 66, name: "an Ankole cow" }), x, heightAt(rim, x) + 22, 0.78, facing)
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
    250,
    heightAt(rim, 250) + 46,
    1.16,
  )
  return set.finish(
    "High on the rim, a woman with a staff minds three Ankole cows; far below lies a round green crater lake at midday.",
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
