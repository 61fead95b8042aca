/** The heroes of the home page and its alternate: calm on the left for words, the story right of the middle. */
import { hen } from "../animals/birds"
import { crane } from "../animals/cranes"
import { cattle, halter } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, biogasDome, kraalFence, marketStall, thatchedHut } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { person } from "../people"
import { cloth, hide } from "../palette"
import type { Picture, Pictures } from "../part"
import { stage, tether } from "../scene"
import { bodaBoda, eggTray, milkCan, phone } from "../tools"

const size = { width: 1600, height: 900 }

function empowering(): Picture {
  const set = stage("banners/empowering-farmers", { ...size, light: "afternoon", horizon: 540, eye: 124 })
  terracedHills(set, { ground: 640, sun: { x: 1190, y: 360, radius: 210 } })
  set.stand(thatchedHut(), 1430, 740, "right", 0.6)
  set.stand(cattle({ pose: "looking" }), 1110, 798)
  set.stand(
    person({
      who: "woman",
      pose: "stand",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.clay,
      headwear: "head-wrap",
      skin: 4,
      seed: "nakato",
    }),
    830,
    812,
  )
  set.stand(person({ who: "girl", pose: "wave", clothes: "dress", main: cloth.sky, skin: 3, seed: "girl" }), 665, 825)
  set.stand(cattle({ age: "calf" }), 1345, 830, "left")
  foreground(set, 90, { tufts: [0.05, 0.2, 0.36, 0.95] })
  return set.finish(
    "A woman in a gomesi and a waving girl beside an Ankole cow and calf, terraced hills in late afternoon light.",
  )
}

function modern(): Picture {
  const set = stage("banners/modern-practices", { ...size, light: "morning", horizon: 500, eye: 142 })
  mountains(set, { ground: 610, sun: { x: 800, y: 240, radius: 60, style: "plain" } })
  set.stand(barn({ solar: true }), 1190, 655, "right", 0.84)
  set.stand(biogasDome(), 1480, 740, "right", 0.76)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 840, 780)
  set.stand(
    person({
      who: "man",
      pose: "phone",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "cap",
      skin: 3,
      seed: "youth",
      holds: phone(),
    }),
    1200,
    812,
    "left",
  )
  set.stand(milkCan(), 1330, 826)
  foreground(set, 84, { tufts: [0.05, 0.2, 0.36, 0.95] })
  return set.finish(
    "A young man reads his phone beside a Friesian cow, a solar-roofed barn and a biogas dome behind him, morning.",
  )
}

function markets(): Picture {
  const set = stage("banners/premium-markets", { ...size, light: "noon", horizon: 490, eye: 136 })
  lakeShore(set, { ground: 600, sun: { x: 640, y: 130, radius: 44, style: "plain" }, reeds: [0.03, 0.12, 0.97] })
  set.stand(bodaBoda({}), 810, 735)
  set.stand(marketStall({ layer: "behind" }), 1240, 760)
  set.stand(
    person({
      who: "man",
      pose: "clasp",
      clothes: "trousers",
      headwear: "brimmed-hat",
      main: cloth.cream,
      skin: 4,
      seed: "trader",
    }),
    1250,
    750,
  )
  set.stand(marketStall({ layer: "front", wares: "milk" }), 1240, 760)
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      skin: 3,
      seed: "carrier",
      carries: eggTray({ layers: 3, standing: false }),
    }),
    965,
    812,
  )
  set.stand(goat({ pied: true }), 1330, 828, "left")
  set.stand(hen({ coat: hide.henCream }), 790, 832)
  foreground(set, 84, { tufts: [0.05, 0.2, 0.36, 0.95] })
  return set.finish(
    "A woman brings eggs to a man's milk stall by the lake, a boda-boda with milk cans, a goat and a hen near, at midday.",
  )
}

function morningHerd(): Picture {
  const set = stage("banners/morning-herd", { ...size, light: "dawn", horizon: 520, eye: 120 })
  savanna(set, {
    ground: 610,
    sun: { x: 1290, y: 430, radius: 150, style: "rays" },
    trees: [0.08, 0.3],
    birds: { x: 700, y: 210, count: 5 },
  })
  set.stand(cattle({ coat: hide.ankoleDark, splashed: true, pose: "walking" }), 800, 690)
  set.stand(cattle({ pose: "looking" }), 1140, 760)
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn }), 1450, 800, "left")
  set.stand(crane("stepping"), 640, 800, "left")
  scatter(set, [
    [0.62, 800],
    [0.93, 700],
  ])
  foreground(set, 110, { tufts: [0.05, 0.17, 0.31, 0.96] })
  return set.finish(
    "Two long-horned Ankole cows and a calf on open savanna at dawn, a crowned crane stepping past them.",
  )
}

function womenLead(): Picture {
  const set = stage("banners/women-lead", { ...size, light: "dusk", horizon: 530, eye: 124 })
  savanna(set, { ground: 630, sun: { x: 1010, y: 500, radius: 230, style: "plain" }, trees: [0.1, 0.27, 0.96] })
  set.stand(kraalFence({ length: 400 }), 1470, 660)
  set.stand(cattle({ pose: "walking", age: "calf" }), 530, 805)
  const leader = person({
    who: "woman",
    pose: "lead",
    clothes: "gomesi",
    main: cloth.gold,
    second: cloth.forest,
    headwear: "head-wrap",
    skin: 3,
    seed: "leader",
  })
  set.stand(cattle({ pose: "walking", coat: hide.ankole }), 835, 800)
  set.stand(leader, 1180, 815)
  tether(set, { x: 835, y: 800, spot: halter }, { x: 1180, y: 815, spot: leader.farHand })
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.cream,
      headwear: "head-wrap",
      skin: 4,
      seed: "second",
      carries: milkCan({ standing: false }),
    }),
    1330,
    805,
  )
  foreground(set, 90, { tufts: [0.05, 0.2, 0.36, 0.95] })
  return set.finish(
    "A woman in a gomesi leads an Ankole cow and calf home at dusk, another carries a milk can on her head.",
  )
}

export const pictures: Pictures = {
  "banners/empowering-farmers": empowering,
  "banners/modern-practices": modern,
  "banners/premium-markets": markets,
  "banners/morning-herd": morningHerd,
  "banners/women-lead": womenLead,
}
