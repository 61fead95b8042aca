/** The pictures that open the gallery and stand on the home page, in mixed shapes, from dawn to dusk. */
import { chick, cockerel, hen } from "../animals/birds"
import { crane, flyingCrane } from "../animals/cranes"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { kraalFence, thatchedHut } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { hide, leaf } from "../palette"
import { papyrus } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import type { Picture, Scenes } from "../part"
import { randomFrom } from "../random"
import { stage } from "../scene"
import { cloud } from "../sky"
import { rainBank } from "../weather"

function cranesAtDawn(): Picture {
  const set = stage("gallery/image_1", { width: 1040, height: 1400, light: "dawn", horizon: 820, eye: 92 })
  lakeShore(set, { ground: 1080, sun: { x: 600, y: 420, radius: 170 }, reeds: [0.05, 0.14, 0.93] })
  set.stand(crane("standing"), 640, 1230)
  set.stand(crane("stepping"), 330, 1290)
  set.put(papyrus(randomFrom("reeds-near"), leaf.papyrus, 7), 960, 1420, 1.9)
  foreground(set, 110, { tufts: [0.08, 0.2] })
  return set.finish("Two grey crowned cranes, one stepping, on a papyrus-fringed lake shore at dawn.")
}

function yard(): Picture {
  const set = stage("gallery/image_2", { width: 1200, height: 1200, light: "morning", horizon: 480, eye: 100 })
  terracedHills(set, { ground: 660, sun: { x: 300, y: 230, radius: 110 } })
  set.stand(thatchedHut(), 900, 800, "right", 0.46)
  set.put(banana(set.random), 120, 900, 1.9)
  set.put(banana(set.random, leaf.banana, false), 330, 790, 1.3)
  set.stand(cockerel(), 430, 880)
  set.stand(hen({ coat: hide.henDark }), 800, 910, "left")
  set.stand(hen({ pose: "pecking" }), 590, 1030)
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 960, 1060, "left")
  for (const [x, y, pose] of [
    [480, 1090, "standing"],
    [390, 1050, "pecking"],
    [790, 1100, "standing"],
    [290, 1095, "standing"],
  ] as const) {
    set.stand(chick(pose), x, y, "right", 1.1)
  }
  scatter(
    set,
    [
      [0.12, 1010],
      [0.92, 940],
    ],
    18,
  )
  foreground(set, 84, { tufts: [0.06, 0.95] })
  return set.finish(
    "A cockerel, three hens and four chicks in a farmyard with a thatched hut and banana plants, morning sun.",
  )
}

function browsers(): Picture {
  const set = stage("gallery/image_3", { width: 1500, height: 1000, light: "noon", horizon: 560, eye: 84 })
  mountains(set, { ground: 680, sun: { x: 1240, y: 150, radius: 70 } })
  set.add(cloud(set.random, 360, 250, 340, "#F6F4E4"), cloud(set.random, 900, 170, 240, "#EEF1E2"))
  set.put(acacia(set.random), 980, 830, 1.02)
  set.stand(goat({ pose: "browsing", coat: hide.goatBlack }), 1270, 850, "left")
  set.stand(goat({ pose: "browsing", coat: hide.goatBrown }), 690, 840)
  set.stand(goat({ age: "buck", pied: true }), 260, 870)
  set.stand(goat({ pose: "grazing", coat: hide.ankoleFawn }), 1110, 905, "left")
  set.stand(goat({ pose: "walking", age: "kid", coat: hide.goatBrown }), 490, 920)
  set.stand(goat({ pose: "looking", age: "kid" }), 745, 930, "left")
  foreground(set, 80, { tufts: [0.04, 0.14, 0.95] })
  return set.finish(
    "Four goats, two of them on their hind legs under an acacia, and two kids, before the Rwenzori at midday.",
  )
}

function beforeTheRain(): Picture {
  const set = stage("gallery/image_4", { width: 1000, height: 1250, light: "rain", horizon: 660, eye: 94 })
  set.add(rainBank(1000, 1250, 560, 980))
  terracedHills(set, { ground: 830 })
  set.stand(sheep({ pose: "grazing", coat: hide.sheepBrown }), 205, 860, "left")
  set.stand(sheep({ coat: hide.sheepBrown }), 850, 880, "left")
  set.stand(sheep({ hood: hide.goatBlack }), 400, 990)
  set.stand(sheep({ pose: "grazing" }), 770, 1100, "left")
  set.stand(sheep({ age: "lamb" }), 330, 1130)
  foreground(set, 110, { tufts: [0.1, 0.86] })
  return set.finish("Four fat-tailed sheep and a lamb on a terraced hillside under rain clouds.")
}

function homeward(): Picture {
  const set = stage("gallery/image_5", { width: 1600, height: 820, light: "afternoon", horizon: 470, eye: 128 })
  savanna(set, { ground: 570, sun: { x: 420, y: 270, radius: 120 }, trees: [0.06, 0.72, 0.95] })
  set.stand(kraalFence({ length: 400 }), 1330, 600)
  const line = [
    { part: cattle({ pose: "walking", coat: hide.ankoleFawn }), x: 1190, y: 640 },
    { part: cattle({ pose: "walking" }), x: 880, y: 665 },
    { part: cattle({ pose: "walking", age: "bull" }), x: 540, y: 690 },
    { part: cattle({ pose: "walking", splashed: true }), x: 150, y: 670 },
  ]
  for (const { part, x, y } of line) set.stand(part, x, y)
  set.stand(cattle({ age: "calf", pose: "walking" }), 350, 722)
  foreground(set, 96, { tufts: [0.05, 0.36, 0.62, 0.94] })
  return set.finish(
    "Four Ankole cattle and a calf walk in line towards a kraal on the savanna in late afternoon light.",
  )
}

function bullAtDusk(): Picture {
  const set = stage("gallery/image_6", { width: 1200, height: 1200, light: "dusk", horizon: 700, eye: 96 })
  savanna(set, { ground: 840, sun: { x: 690, y: 470, radius: 220 }, trees: [0.12, 0.93] })
  for (const [x, y, beat, scale] of [
    [230, 230, 0.7, 1.7],
    [400, 330, -0.7, 1.35],
    [130, 390, 0.25, 1.2],
  ] as const) {
    set.put(flyingCrane(beat), x, y, scale)
  }
  set.stand(cattle({ age: "bull", pose: "looking", horns: 104, coat: hide.ankole }), 540, 1070)
  foreground(set, 130, { tufts: [0.07, 0.2, 0.9] })
  return set.finish("An Ankole bull with great lyre horns stands before the setting sun as three cranes fly home.")
}

export const scenes: Scenes = {
  "cranes-at-dawn": cranesAtDawn,
  yard,
  browsers,
  "before-the-rain": beforeTheRain,
  homeward,
  "bull-at-dusk": bullAtDusk,
}
