/** Banners of the product slider and the dairy slider. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { barn, marketStall, railFence } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { person } from "../people"
import { cloth } from "../palette"
import { banana } from "../plants/trees"
import type { Picture, Pictures } from "../part"
import { stage } from "../scene"
import { bodaBoda, crate, eggTray, hayRack, milkCan, pickup } from "../tools"

const size = { width: 1600, height: 900 }

function productsMarket(): Picture {
  const set = stage("banners/products-market", { ...size, light: "morning", horizon: 500, eye: 135 })
  lakeShore(set, { ground: 600, sun: { x: 690, y: 392, radius: 74, style: "plain" }, reeds: [0.03, 0.1, 0.97] })
  set.stand(bodaBoda({}), 1440, 700, "left")
  set.stand(marketStall({ layer: "behind" }), 1060, 780)
  set.stand(
    person({
      who: "woman",
      pose: "clasp",
      clothes: "gomesi",
      headwear: "head-wrap",
      main: cloth.gold,
      second: cloth.clay,
      skin: 3,
      seed: "seller",
    }),
    1040,
    770,
  )
  set.stand(marketStall({ layer: "front", wares: "produce" }), 1060, 780)
  set.stand(
    person({ who: "man", pose: "give", clothes: "trousers", headwear: "cap", main: cloth.sky, skin: 4, seed: "buyer" }),
    800,
    800,
  )
  set.stand(crate({ filling: "bananas" }), 1330, 815)
  set.stand(eggTray({ layers: 4 }), 1215, 825)
  set.stand(hen(), 690, 825)
  foreground(set, 84, { tufts: [0.05, 0.18, 0.32, 0.95] })
  return set.finish(
    "A woman in a gomesi sells eggs and greens to a young man at a striped stall by the lake, a hen beside him, morning.",
  )
}

function productsHarvest(): Picture {
  const set = stage("banners/products-harvest", { ...size, light: "afternoon", horizon: 520, eye: 146 })
  terracedHills(set, { ground: 620, sun: { x: 690, y: 330, radius: 92, style: "plain" } })
  set.put(banana(set.random), 1520, 730, 1.6)
  set.stand(pickup({ cargo: "crates" }), 1190, 750)
  set.stand(
    person({
      who: "woman",
      pose: "carry-front",
      clothes: "dress",
      main: cloth.clay,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "harvester",
      carries: crate({ filling: "tomatoes", standing: false }),
    }),
    700,
    812,
  )
  set.stand(crate({ filling: "bananas" }), 1100, 838)
  foreground(set, 84, { tufts: [0.05, 0.18, 0.32, 0.95] })
  return set.finish(
    "A woman carries a crate of tomatoes to a loaded pick-up among terraced hills in late afternoon light.",
  )
}

function dairyParlour(): Picture {
  const set = stage("banners/dairy-parlour", { ...size, light: "noon", horizon: 470, eye: 150 })
  mountains(set, { ground: 590 })
  set.litFrom(500)
  set.stand(barn({ open: true, solar: true }), 1140, 680, "right", 0.84)
  set.stand(hayRack(), 1290, 715, "right", 0.9)
  set.stand(cattle({ breed: "friesian" }), 1440, 745, "left", 0.95)
  set.stand(cattle({ breed: "friesian" }), 1020, 790)
  set.stand(
    person({
      who: "woman",
      pose: "milk",
      clothes: "overalls",
      headwear: "head-wrap",
      main: cloth.forest,
      wrap: cloth.gold,
      skin: 4,
      seed: "milker",
    }),
    860,
    808,
  )
  set.stand(milkCan(), 780, 826)
  set.stand(milkCan(), 1240, 830)
  foreground(set, 84, { tufts: [0.05, 0.18, 0.32, 0.96] })
  return set.finish(
    "A woman in overalls milks a Friesian cow outside an open barn while a second cow stands by, the Rwenzori behind.",
  )
}

function dairyCans(): Picture {
  const set = stage("banners/dairy-cans", { ...size, light: "dawn", horizon: 480, eye: 120 })
  savanna(set, { ground: 600, sun: { x: 1010, y: 470, radius: 190, style: "plain" }, trees: [0.06, 0.24, 0.96] })
  for (const x of [980, 1400]) set.stand(railFence({ length: 400 }), x, 630)
  set.stand(cattle({ breed: "friesian" }), 990, 690)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 1390, 700, "left")
  for (const [x, y] of [
    [660, 806],
    [790, 830],
    [1190, 830],
  ] as const) {
    set.stand(milkCan({}), x, y)
  }
  scatter(set, [[0.46, 730]])
  foreground(set, 84, { tufts: [0.05, 0.18, 0.34, 0.95] })
  return set.finish("{milk cans} stand ready in the grass before two Friesian cows by a rail fence at dawn.")
}

export const pictures: Pictures = {
  "banners/products-market": productsMarket,
  "banners/products-harvest": productsHarvest,
  "banners/dairy-parlour": dairyParlour,
  "banners/dairy-cans": dairyCans,
}
