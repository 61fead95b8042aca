/** Banners of the product slider and the dairy slider, each in three formats. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { barn, marketStall, railFence } from "../buildings"
import { lakeShore, mountains, savanna } from "../country"
import { gheeJar, markMotif, milkBottle } from "../goods"
import { person } from "../people"
import { fromBehind } from "../people/back"
import { cloth, hide, ramps } from "../palette"
import type { Pictures } from "../part"
import { bodaBoda, eggTray, milkCan, pickup, table } from "../tools"
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
  set.stand(eggTray({ layers: 4 }), { wide: -10, square: 0, tall: -6 }, 0.06)
  set.stand(hen(), { wide: -66, square: -88, tall: -80 }, 0.12)
  set.stand(
    fromBehind({
      who: "man",
      clothes: "trousers",
      headwear: "cap",
      main: cloth.sky,
      second: cloth.charcoal,
      skin: 4,
      seed: "buyer",
    }),
    { wide: 110, square: 128, tall: 100 },
    0.66,
  )
  set.front("papyrus", { wide: "left", square: "left", tall: "left" })
  return "A woman in a gomesi sells eggs and greens to a young man at a striped stall by the lake, a hen beside him, morning."
})

const productsHarvest = formats("banners/products-harvest", "afternoon", (set) => {
  savanna(set.stage, {
    ...set.country({ at: -60, up: 130, radius: 90, style: "plain" }),
    trees: set.format === "wide" ? [0.5, 0.97] : [0.06, 0.94],
  })
  set.far(hide.ankole, { wide: -100, square: -150, tall: -120 })
  set.stand(pickup({ cargo: "cans" }), { wide: 40, square: 50, tall: 40 }, -0.24, "right", 0.62)
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
      carries: milkCan({ standing: false }),
    }),
    { wide: -62, square: -82, tall: -74 },
    0.06,
  )
  const counter = { wide: 82, square: 70, tall: 56 }
  const on = (cm: number) => ({ wide: counter.wide + cm, square: counter.square + cm, tall: counter.tall + cm })
  const label = markMotif(5, ramps.forest[700], ramps.clay[600])
  set.stand(table({ length: 190, drape: cloth.forest }), counter, 0.62)
  set.lay(gheeJar({ motif: label }), on(-46), 0.62, 75, 1.9)
  set.lay(gheeJar({ motif: label }), on(-10), 0.62, 74, 1.9)
  set.lay(milkBottle({ motif: label }), on(24), 0.62, 74, 1.5)
  set.lay(eggTray({ layers: 2, standing: false }), on(66), 0.62, 74, 1.3)
  set.front("banana", "right")
  return "Ghee, milk and eggs on a green cloth, a woman loading a can behind them, afternoon sun on the savanna."
})

const dairyParlour = formats("banners/dairy-parlour", "noon", (set) => {
  mountains(set.stage, set.country())
  set.stage.litFrom(0)
  set.stand(barn({ open: true, solar: true }), { wide: 30, square: 40, tall: 40 }, -0.5, "right", 0.92)
  set.stand(cattle({ breed: "friesian" }), { wide: -40, square: -60, tall: -50 }, -0.4)
  set.stand(cattle({ breed: "friesian" }), { wide: 100, square: 112, tall: 100 }, 0.42)
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
    { wide: 6, square: 18, tall: 6 },
    0.5,
  )
  set.stand(milkCan(), { wide: -76, square: -90, tall: -84 }, 0.2)
  set.front("banana")
  return "A woman in overalls milks a Friesian cow outside an open barn while a second cow stands by, the Rwenzori behind."
})

const dairyCans = formats("banners/dairy-cans", "dawn", (set) => {
  savanna(set.stage, {
    ...set.country({ at: -20, up: 60, radius: 190, style: "plain" }),
    trees: set.format === "wide" ? [0.54, 0.95] : [0.1, 0.9],
  })
  for (const at of [-110, 70]) set.stand(railFence({ length: 400 }), at, -0.36)
  set.far(hide.friesianWhite, { wide: -110, square: -160, tall: -130 }, 2)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), { wide: -34, square: -54, tall: -44 }, -0.2)
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
    { wide: 66, square: 66, tall: 56 },
    0.08,
    "left",
  )
  for (const [at, depth] of [
    [22, 0.5],
    [78, 0.66],
    [142, 0.8],
  ] as const) {
    set.stand(milkCan({}), at, depth)
  }
  set.front("banana", { wide: "right", square: "both", tall: "right" })
  return "A woman in a gomesi comes for three milk cans in the grass before a Friesian cow by a rail fence at dawn."
})

export const pictures: Pictures = { ...productsMarket, ...productsHarvest, ...dairyParlour, ...dairyCans }
