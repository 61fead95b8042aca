/** The pictures that open the gallery and stand on the home page, in mixed shapes, from dawn to dusk. */
import { chick, cockerel, hen } from "../animals/birds"
import { crane, flyingCrane } from "../animals/cranes"
import { cattle } from "../animals/cattle"
import { duck } from "../animals/duck"
import { duckling } from "../animals/duckling"
import { goat } from "../animals/goat"
import { sheep } from "../animals/sheep"
import { kraalFence, thatchedHut } from "../buildings"
import { foreground, heavens, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { hill, rolling } from "../land"
import { hide, leaf, mix, mixTone } from "../palette"
import { papyrus } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import type { Picture, Scenes } from "../part"
import { randomFrom } from "../random"
import { stage } from "../scene"
import { cloud } from "../sky"
import { rainBank } from "../weather"
import { afloat } from "./ducks-and-turkeys/lily-pond"

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

function ducksAtDusk(): Picture {
  const set = stage("gallery/image_6", { width: 1200, height: 1200, light: "dusk", horizon: 560, eye: 120 })
  heavens(set, { ground: 620, sun: { x: 300, y: 470, radius: 150 } })
  set.add(
    hill(rolling(set.random, 1200, 520, 40, 1.4), 1200, mix(set.mood.land[0], set.mood.haze, 0.3), 0.05),
    hill(rolling(set.random, 1200, 570, 22, 1.1), 1200, set.mood.land[1], 0.06),
  )
  const water = ["#C4684A", "#A5523F", "#863F37", "#662F30"]
  water.forEach((colour, index) => set.add(hill(rolling(set.random, 1200, 610 + index * 150, 9, 1), 1200, colour, 0)))
  set.scenery("a lake", "hills", "papyrus")
  for (const [x, y, beat, scale] of [
    [860, 190, 0.7, 1.6],
    [1010, 290, -0.7, 1.3],
    [760, 330, 0.25, 1.1],
  ] as const) {
    set.put(flyingCrane(beat), x, y, scale)
  }
  for (const [x, y, scale] of [
    [1090, 720, 1.05],
    [980, 690, 0.8],
    [60, 690, 0.8],
  ] as const) {
    set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.land[2], 0.5), 7), x, y, scale)
  }
  for (const [look, x, y, scale] of [
    [{ coat: "brown" }, 330, 740, 3.4],
    [{ coat: "drake" }, 700, 830, 4.8],
    [{ coat: "white" }, 420, 1010, 7],
  ] as const) {
    afloat(set, duck({ pose: "swimming", ...look }), x, y, scale)
  }
  for (const [x, y] of [
    [690, 1030],
    [840, 1010],
    [980, 1036],
  ] as const) {
    afloat(set, duckling("swimming"), x, y, 6.2)
  }
  set.put(papyrus(randomFrom("reeds-at-dusk"), leaf.papyrus, 7), 1130, 1250, 1.9)
  return set.finish("{ducks} and {ducklings} swim on a red lake at dusk while {cranes} fly home over the hills.")
}

export const scenes: Scenes = {
  "cranes-at-dawn": cranesAtDawn,
  yard,
  browsers,
  "before-the-rain": beforeTheRain,
  homeward,
  "ducks-at-dusk": ducksAtDusk,
}
