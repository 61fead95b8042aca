/** Banners of the product slider and the dairy slider, each in three formats. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { barn, marketStall, railFence } from "../buildings"
import { lakeShore, mountains, savanna, terracedHills } from "../country"
import { person } from "../people"
import { cloth } from "../palette"
import { banana } from "../plants/trees"
import type { Pictures } from "../part"
import { bodaBoda, crate, eggTray, milkCan, pickup } from "../tools"
import { formats } from "./banner-frame"

const productsMarket = formats("banners/products-market", "morning", (set) => {
  lakeShore(set.stage, { ...set.country({ at: -80, up: 130, radius: 74, style: "plain" }), reeds: [0.1, 0.56, 0.97] })
  set.stand(bodaBoda({}), { wide: 118, square: 160, tall: 128 }, -0.3, "left")
  const stall = { wide: 28, square: 36, tall: 30 }
  set.stand(marketStall({ layer: "behind" }), stall, -0.1, "right", 0.94)
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
    { wide: 34, square: 44, tall: 38 },
    -0.12,
    "left",
  )
  set.stand(marketStall({ layer: "front", wares: "produce" }), stall, -0.1, "right", 0.94)
  set.stand(
    person({ who: "man", pose: "give", clothes: "trousers", headwear: "cap", main: cloth.sky, skin: 4, seed: "buyer" }),
    { wide: -88, square: -92, tall: -92 },
    0.02,
  )
  set.stand(crate({ filling: "bananas" }), { wide: 84, square: 112, tall: 84 }, 0.08)
  set.stand(eggTray({ layers: 4 }), { wide: 36, square: 54, tall: 36 }, 0.1)
  set.stand(hen(), { wide: -32, square: -28, tall: -28 }, 0.12)
  set.front("papyrus", { wide: "right", square: "both", tall: "left" })
  return "A woman in a gomesi sells eggs and greens to a young man at a striped stall by the lake, a hen beside him, morning."
})

const productsHarvest = formats("banners/products-harvest", "afternoon", (set) => {
  terracedHills(set.stage, set.country({ at: -60, up: 150, radius: 110, style: "plain" }))
  set.stand(banana(set.stage.random), { wide: 112, square: 160, tall: 118 }, -0.3, "right", 0.8)
  set.stand(pickup({ cargo: "crates" }), { wide: 46, square: 58, tall: 48 }, -0.18, "right", 0.62)
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
    { wide: -76, square: -72, tall: -68 },
    0.04,
  )
  set.stand(crate({ filling: "bananas" }), { wide: 38, square: 44, tall: 30 }, 0.06)
  set.stand(crate({ filling: "tomatoes" }), { wide: 84, square: 102, tall: 78 }, 0.09)
  set.front("banana", { wide: "right", square: "both", tall: "right" })
  return "A woman carries a crate of tomatoes to a loaded pick-up among terraced hills in late afternoon light."
})

const dairyParlour = formats("banners/dairy-parlour", "noon", (set) => {
  mountains(set.stage, set.country())
  set.stage.litFrom(0)
  set.stand(barn({ open: true, solar: true }), { wide: 30, square: 40, tall: 40 }, -0.5, "right", 0.92)
  set.stand(cattle({ breed: "friesian" }), { wide: -92, square: -118, tall: -106 }, -0.42)
  set.stand(cattle({ breed: "friesian" }), { wide: 18, square: 34, tall: 18 }, -0.04)
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
    { wide: -46, square: -32, tall: -46 },
    0.04,
  )
  set.stand(milkCan(), { wide: -84, square: -98, tall: -96 }, 0.06)
  set.stand(milkCan(), { wide: 92, square: 112, tall: 92 }, 0.07)
  set.front("banana")
  return "A woman in overalls milks a Friesian cow outside an open barn while a second cow stands by, the Rwenzori behind."
})

const dairyCans = formats("banners/dairy-cans", "dawn", (set) => {
  savanna(set.stage, {
    ...set.country({ at: -20, up: 60, radius: 190, style: "plain" }),
    trees: set.format === "wide" ? [0.54, 0.95] : [0.1, 0.9],
  })
  for (const at of [-110, 70]) set.stand(railFence({ length: 400 }), at, -0.36)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), { wide: -34, square: -44, tall: -40 }, -0.16)
  set.stand(
    person({
      who: "woman",
      pose: "carry",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      skin: 4,
      seed: "morning-milk",
    }),
    { wide: 84, square: 92, tall: 80 },
    0.02,
    "left",
  )
  for (const [at, depth] of [
    [-104, 0.06],
    [-72, 0.1],
    [-14, 0.08],
  ] as const) {
    set.stand(milkCan({}), at, depth)
  }
  set.front("banana", { wide: "right", square: "both", tall: "right" })
  return "A woman in a gomesi comes for three milk cans in the grass before a Friesian cow by a rail fence at dawn."
})

export const pictures: Pictures = { ...productsMarket, ...productsHarvest, ...dairyParlour, ...dairyCans }
