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
import { bucket } from "../tools/milk-tools"
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
  return {
    wide: "A woman in a gomesi sells eggs and greens to a young man at a striped stall by the lake, a hen beside him, morning.",
    square:
      "A young man stands before a striped stall in the morning; a woman sells greens in it, eggs and a hen are in front.",
    tall: "Greens on a striped stall, eggs and a hen before it; a young man buys from a woman in a gomesi, morning.",
  }
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
    { wide: -64, square: -90, tall: -80 },
    0.1,
  )
  const counter = { wide: 40, square: 40, tall: 34 }
  const on = (cm: number) => ({ wide: counter.wide + cm, square: counter.square + cm, tall: counter.tall + cm })
  const label = markMotif(5, ramps.forest[700], ramps.clay[600])
  set.stand(table({ length: 150, drape: cloth.forest }), counter, 0.24)
  set.lay(eggTray({ layers: 2, standing: false }), on(-42), 0.24, 75, 1.1)
  set.lay(gheeJar({ motif: label }), on(-4), 0.24, 75, 1.2)
  set.lay(gheeJar({ motif: label }), on(20), 0.24, 74, 1.2)
  set.lay(milkBottle({ motif: label }), on(44), 0.24, 74, 1.1)
  set.front("banana", "right")
  return {
    wide: "Eggs, ghee and milk on a green cloth; beside it a woman carries a can to a pickup, afternoon sun on the savanna.",
    square:
      "A woman carries a can to a pickup in the afternoon; eggs, ghee and milk stand on a table with a green cloth.",
    tall: "Eggs, two jars of ghee and milk on a green table; a woman with a can goes to a pickup, in the afternoon.",
  }
})

const dairyParlour = formats("banners/dairy-parlour", "noon", (set) => {
  mountains(set.stage, set.country())
  set.stage.litFrom(0)
  set.stand(barn({ open: true, solar: true }), { wide: 30, square: 40, tall: 40 }, -0.5, "right", 0.92)
  set.stand(cattle({ breed: "friesian" }), { wide: -62, square: -100, tall: -84 }, -0.4)
  set.stand(cattle({ breed: "friesian" }), { wide: 96, square: 104, tall: 84 }, 0.42)
  set.stand(
    person({
      who: "woman",
      pose: "milk",
      clothes: "overalls",
      headwear: "head-wrap",
      main: cloth.forest,
      second: cloth.clay,
      wrap: cloth.gold,
      footwear: "gumboots",
      skin: 4,
      seed: "milker",
    }),
    { wide: -4, square: 4, tall: -16 },
    0.52,
  )
  set.stand(bucket({ full: true }), { wide: 80, square: 88, tall: 60 }, 0.58, "right", 0.9)
  set.stand(milkCan(), { wide: -76, square: -90, tall: -84 }, 0.2)
  set.front("banana", "left")
  return {
    wide: "A woman in overalls milks a Friesian cow outside an open barn while a second cow stands by, the Rwenzori behind.",
    square:
      "Outside an open barn with solar panels a woman in overalls milks a Friesian cow; a second cow stands by at midday.",
    tall: "A woman in overalls sits close to a Friesian cow and milks; a second cow and a milk can stand by a barn, midday.",
  }
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
    { wide: 84, square: 84, tall: 72 },
    0.08,
    "left",
  )
  for (const [at, depth] of [
    [-24, 0.5],
    [20, 0.62],
    [62, 0.72],
  ] as const) {
    set.stand(milkCan({}), at, depth)
  }
  set.front("banana", { wide: "right", square: "both", tall: "right" })
  return {
    wide: "A woman in a gomesi comes for three milk cans in the grass before a Friesian cow by a rail fence at dawn.",
    square:
      "Three milk cans stand in the grass; behind them a woman in a gomesi and a Friesian cow at a rail fence, at dawn.",
    tall: "A woman in a gomesi comes to a Friesian cow at a rail fence; three milk cans stand in front, at dawn.",
  }
})

export const pictures: Pictures = { ...productsMarket, ...productsHarvest, ...dairyParlour, ...dairyCans }
