/** Banners of the product slider and the dairy slider. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, marketStall, railFence } from "../buildings"
import { foreground, lakeShore, mountains, savanna, scatter, terracedHills } from "../country"
import { person } from "../people"
import { cloth, hide } from "../palette"
import { banana } from "../plants/trees"
import { place, type Picture } from "../part"
import { stage } from "../scene"
import { bodaBoda, crate, eggTray, hayBale, hayRack, milkCan, pickup } from "../tools"
import type { Pictures } from "./index"

const size = { width: 1600, height: 900 }

function productsMarket(): Picture {
  const set = stage("banners/products-market", { ...size, light: "morning", horizon: 500, eye: 135 })
  lakeShore(set, { ground: 600, sun: { x: 760, y: 210, radius: 92 }, reeds: [0.03, 0.1, 0.97] })
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
    "A woman in a gomesi sells at a striped market stall to a young man, a boda-boda with milk cans behind, lake morning.",
  )
}

function productsHarvest(): Picture {
  const set = stage("banners/products-harvest", { ...size, light: "afternoon", horizon: 520, eye: 140 })
  terracedHills(set, { ground: 620, sun: { x: 880, y: 230, radius: 116 } })
  set.add(place(banana(set.random), 1500, 720, 1.7), place(banana(set.random), 1370, 690, 1.35))
  set.stand(pickup({ cargo: "crates" }), 1140, 750, "left")
  set.stand(hayBale(), 1370, 812)
  set.stand(hayBale(), 1440, 836)
  set.stand(goat({ pied: true }), 800, 815)
  set.stand(goat({ age: "kid", coat: hide.goatBrown }), 945, 840, "left")
  set.stand(crate({ filling: "tomatoes" }), 1090, 828)
  set.stand(crate({ filling: "greens" }), 1215, 834)
  foreground(set, 84, { tufts: [0.05, 0.18, 0.32, 0.95] })
  return set.finish(
    "A pick-up loaded with crates, hay bales, tomatoes and greens, a goat and her kid, among terraces in late afternoon.",
  )
}

function dairyParlour(): Picture {
  const set = stage("banners/dairy-parlour", { ...size, light: "noon", horizon: 470, eye: 150 })
  mountains(set, { ground: 590, sun: { x: 420, y: 150, radius: 62 } })
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
  savanna(set, { ground: 600, sun: { x: 1120, y: 300, radius: 120 }, trees: [0.06, 0.24, 0.96] })
  set.stand(railFence({ length: 400 }), 700, 630)
  set.stand(railFence({ length: 400 }), 1180, 630)
  set.stand(railFence({ length: 400 }), 1660, 630)
  set.stand(cattle({ breed: "friesian", pose: "grazing" }), 860, 690, "left")
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 1270, 715, "left")
  for (const [x, y] of [
    [960, 775],
    [1100, 780],
    [1240, 790],
    [890, 826],
    [1030, 832],
    [1170, 834],
  ] as const) {
    set.stand(milkCan({}), x, y)
  }
  scatter(set, [[0.46, 730]])
  foreground(set, 84, { tufts: [0.05, 0.18, 0.34, 0.95] })
  return set.finish("Six milk cans stand ready before two Friesian cows by a rail fence on the savanna at dawn.")
}

export const pictures: Pictures = {
  "banners/products-market": productsMarket,
  "banners/products-harvest": productsHarvest,
  "banners/dairy-parlour": dairyParlour,
  "banners/dairy-cans": dairyCans,
}
