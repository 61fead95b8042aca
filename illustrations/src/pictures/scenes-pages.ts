/** Scenes that open a page: about, achievements, contact; the farm's is in scenes-farm.ts. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { kraalFence, thatchedHut } from "../buildings"
import { foreground, lakeShore, savanna, terracedHills } from "../country"
import { path } from "../land"
import { cloth, hide, leaf, mix } from "../palette"
import { person } from "../people"
import { acacia, banana } from "../plants/trees"
import type { Picture, Pictures } from "../part"
import { stage } from "../scene"
import { bodaBoda, milkCan, phone } from "../tools"
import { farm } from "./scenes-farm"

function about(): Picture {
  const set = stage("scenes/about", { width: 1400, height: 1050, light: "morning", horizon: 540, eye: 134 })
  terracedHills(set, { ground: 670, sun: { x: 760, y: 330, radius: 130, style: "rays" } })
  set.put(acacia(set.random), 240, 800, 1.1)
  set.stand(cattle({ splashed: true, pose: "looking" }), 1060, 850)
  set.stand(
    person({ who: "elder-man", pose: "staff", clothes: "kanzu-jacket", headwear: "kofia", skin: 4, seed: "elder" }),
    800,
    850,
  )
  set.stand(
    person({
      who: "woman",
      pose: "speak",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      skin: 3,
      seed: "speaker",
    }),
    600,
    890,
  )
  set.stand(
    person({ who: "man", pose: "fold", clothes: "trousers", main: cloth.sky, headwear: "cap", skin: 5, seed: "youth" }),
    430,
    880,
  )
  set.stand(person({ who: "girl", pose: "clasp", clothes: "dress", main: cloth.plum, skin: 3, seed: "girl" }), 318, 905)
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 770, 955, "left")
  foreground(set, 90, { tufts: [0.06, 0.5, 0.94] })
  return set.finish(
    "A woman in a gomesi speaks to two men, one of them an elder, and a girl by an acacia, an Ankole cow and a kid near.",
  )
}

function achievements(): Picture {
  const set = stage("scenes/achievements", { width: 1400, height: 1050, light: "afternoon", horizon: 560, eye: 128 })
  savanna(set, { ground: 680, sun: { x: 720, y: 520, radius: 260 }, trees: [0.06, 0.93] })
  set.stand(kraalFence({ length: 400 }), 1240, 700)
  set.stand(cattle({ age: "bull", pose: "looking", horns: 100 }), 690, 870)
  set.stand(
    person({
      who: "woman",
      pose: "wave",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      skin: 4,
      seed: "winner",
    }),
    1010,
    895,
  )
  set.stand(
    person({ who: "man", pose: "clasp", clothes: "kanzu", headwear: "kofia", skin: 3, seed: "proud" }),
    1175,
    880,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "carry-front",
      clothes: "overalls",
      main: cloth.forest,
      headwear: "head-wrap",
      skin: 2,
      seed: "can",
      carries: milkCan({ standing: false }),
    }),
    350,
    890,
  )
  set.stand(person({ who: "boy", pose: "stand", clothes: "shorts", main: cloth.gold, skin: 4, seed: "boy" }), 240, 905)
  set.stand(cattle({ age: "calf" }), 480, 935)
  foreground(set, 96, { tufts: [0.05, 0.6, 0.93] })
  return set.finish("Two women, a man and a boy stand proudly round an Ankole bull and a calf in late afternoon light.")
}

function contact(): Picture {
  const set = stage("scenes/contact", { width: 1400, height: 1050, light: "noon", horizon: 560, eye: 138 })
  lakeShore(set, { ground: 690, sun: { x: 1210, y: 130, radius: 46, style: "plain" }, reeds: [0.03, 0.95] })
  set.add(
    path(
      [
        [640, 1130],
        [600, 1000],
        [760, 900],
        [640, 810],
        [470, 790],
        [350, 797],
      ],
      260,
      56,
      mix(leaf.dry.light, set.mood.land[2], 0.35),
    ),
  )
  set.stand(thatchedHut(), 300, 800, "right", 0.62)
  set.put(banana(set.random), 90, 860, 1.6)
  set.put(banana(set.random, leaf.banana, false), 520, 775, 1.1)
  set.stand(bodaBoda({}), 960, 890, "left")
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "caller",
      holds: phone(),
    }),
    700,
    915,
  )
  set.stand(hen(), 500, 930, "left")
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 400, 965)
  foreground(set, 84, { tufts: [0.05, 0.93] })
  return set.finish(
    "A woman reads a message on her phone beside a loaded boda-boda, two hens and a hut by the lake at midday.",
  )
}

export const pictures: Pictures = {
  "scenes/about": about,
  "scenes/achievements": achievements,
  "scenes/contact": contact,
  "scenes/farm": farm,
}
