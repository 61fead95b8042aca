/** Scenes that open a page: about, achievements, contact, the farm. */
import { chick, cockerel, hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { barn, biogasDome, kraalFence, solarPosts, thatchedHut } from "../buildings"
import { foreground, lakeShore, savanna, scatter, terracedHills } from "../country"
import { path } from "../land"
import { cloth, hide, leaf, mix } from "../palette"
import { person } from "../people"
import { napier } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import { hanging, type Picture } from "../part"
import { stage } from "../scene"
import { bodaBoda, churn, milkCan, phone, waterTrough } from "../tools"
import type { Pictures } from "./index"

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
  set.stand(
    person({ who: "girl", pose: "sit-ground", clothes: "dress", main: cloth.plum, skin: 3, seed: "girl" }),
    310,
    940,
  )
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

function farm(): Picture {
  const set = stage("scenes/farm", { width: 1600, height: 1000, light: "morning", horizon: 500, eye: 176 })
  terracedHills(set, { ground: 600, sun: { x: 700, y: 240, radius: 70, style: "plain" } })
  set.put(acacia(set.random), 760, 655, 0.62)
  set.stand(barn({ solar: true }), 1180, 710, "right", 0.8)
  set.stand(thatchedHut(), 330, 720, "right", 0.62)
  set.stand(thatchedHut(), 110, 740, "right", 0.56)
  set.put(banana(set.random), 520, 720, 0.95)
  set.put(banana(set.random), 600, 735, 1.1)
  set.stand(solarPosts(), 1510, 745, "right", 0.8)
  set.stand(biogasDome(), 1460, 830, "right", 0.62)
  set.stand(cattle({ breed: "friesian" }), 1040, 800, "left")
  set.stand(waterTrough(), 840, 815, "right", 0.75)
  set.stand(cattle({ splashed: true }), 600, 850)
  set.stand(
    person({
      who: "woman",
      pose: "feed",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      skin: 3,
      seed: "feeder",
    }),
    270,
    905,
  )
  set.stand(cockerel(), 440, 925, "left")
  set.stand(hen({ pose: "pecking" }), 540, 945, "left")
  for (const [x, y] of [
    [480, 962],
    [610, 958],
  ] as const) {
    set.stand(chick("pecking"), x, y, "left", 1.2)
  }
  set.stand(
    person({
      who: "man",
      pose: "carry",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "brimmed-hat",
      skin: 4,
      seed: "carrier",
      holds: hanging(churn({ standing: false })),
    }),
    1240,
    890,
    "left",
  )
  set.stand(goat({ pied: true }), 900, 915)
  set.stand(goat({ age: "kid" }), 1020, 940, "left")
  set.stand(sheep({ hood: hide.sheepBrown }), 1420, 925, "left")
  set.put(napier(set.random), 60, 985, 1.1)
  set.put(napier(set.random), 1570, 990, 1.15)
  scatter(set, [[0.55, 900]])
  foreground(set, 56, { tufts: [0.12, 0.7] })
  return set.finish(
    "A whole farm in the morning: barn, huts, biogas, two cows, a goat and a kid, a sheep and poultry, two people at work.",
  )
}

export const pictures: Pictures = {
  "scenes/about": about,
  "scenes/achievements": achievements,
  "scenes/contact": contact,
  "scenes/farm": farm,
}
