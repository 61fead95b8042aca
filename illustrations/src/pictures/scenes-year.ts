/** One farm seen from one place four times a year: in the rains, the dry months, at calving and when it sells. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { coats } from "../animals/cattle-hide"
import { restingCattle } from "../animals/cattle-resting"
import { foreground } from "../country"
import { cloth, leaf, mix, mixTone } from "../palette"
import { person } from "../people"
import { maize } from "../plants/crops"
import { hanging, type Picture, type Pictures } from "../part"
import { randomFrom } from "../random"
import { churn, hayBale, hayRack, jerrycan, milkCan, pickup } from "../tools"
import { rainBank } from "../weather"
import { nearBough, nearGrass, nearLeaves } from "./depth"
import { farm } from "./scenes-year-farm"

function rains(): Picture {
  const set = farm({
    light: "rain",
    road: mix(leaf.bark.light, "#5E8068", 0.2),
    weather: (sky) => sky.add(rainBank(1200, 800, 500, 1120)),
  })
  const rows = randomFrom("scenes/farm-year/maize")
  for (const [x, y] of [
    [900, 690],
    [980, 684],
    [1060, 692],
    [1140, 686],
  ] as const)
    set.stand(maize(rows), x, y, "right", 0.72)
  set.stand(jerrycan(), 470, 580)
  set.stand(jerrycan(), 500, 584)
  set.stand(
    person({
      who: "woman",
      pose: "plant",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "gumboots",
      skin: 3,
      seed: "rain-planter",
    }),
    800,
    735,
  )
  set.stand(cattle({ breed: "cross", pose: "looking" }), 700, 618)
  set.stand(cattle({ breed: "cross", pose: "grazing" }), 360, 735, "right", 1.05)
  foreground(set, 60, { tufts: [0.5, 0.92] })
  nearLeaves(set, "left", 0.42)
  return set.finish(
    "In the rains a woman plants beside the maize while two Friesian crosses have all the grass they want.",
  )
}

function dry(): Picture {
  const set = farm({
    light: "afternoon",
    sun: { x: 860, y: 130, radius: 92, style: "rays" },
    land: ["#D6A869", "#CFA35C", "#C09355", "#8A6535"],
    leaves: mixTone(leaf.dry, "#8A6535", 0.35),
    road: "#E2C188",
  })
  set.stand(cattle({ breed: "cross" }), 850, 622, "right", 0.96)
  set.stand(cattle({ breed: "cross", coat: coats.chestnut }), 1120, 640, "left", 0.96)
  set.stand(hayRack(), 990, 700, "right", 0.86)
  set.stand(cattle({ breed: "cross" }), 690, 716, "right", 1.05)
  set.stand(hayBale(), 420, 700)
  set.stand(hayBale(), 480, 716)
  set.stand(
    person({
      who: "man",
      pose: "carry-head",
      clothes: "trousers",
      main: cloth.sky,
      second: cloth.khaki,
      print: "plain",
      headwear: "cap",
      skin: 4,
      seed: "dry-bearer",
      carries: hayBale({ standing: false }),
    }),
    280,
    730,
  )
  foreground(set, 60, { tufts: [0.2, 0.52, 0.95], colour: "#8A6535" })
  nearBough(set, "right", 0.34, leaf.dry)
  return set.finish(
    "In the dry months a man brings stored hay to three Friesian crosses at the shed, and the hills have turned yellow.",
  )
}

function calving(): Picture {
  const set = farm({ light: "dawn", sun: { x: 1010, y: 300, radius: 120, style: "plain" }, road: "#DDBB8C" })
  set.stand(cattle({ breed: "cross" }), 950, 612, "left", 0.94)
  set.stand(cattle({ breed: "cross", pose: "licking" }), 520, 726, "right", 1.16)
  set.stand(restingCattle({ breed: "friesian", age: "calf" }), 840, 745, "left", 1.06)
  set.stand(
    person({
      who: "woman",
      pose: "kneel",
      clothes: "dress",
      main: cloth.indigo,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.clay,
      footwear: "barefoot",
      skin: 4,
      seed: "midwife",
    }),
    1075,
    755,
    "left",
  )
  foreground(set, 56, { tufts: [0.3, 0.92] })
  nearGrass(set, "left", 0.4)
  return set.finish(
    "At dawn in the calving weeks a cow licks her new calf; a woman kneels by, a second cow waits at the shed.",
  )
}

function market(): Picture {
  const set = farm({ light: "noon", road: "#D9BC8C" })
  set.litFrom(1000)
  set.stand(pickup({ tone: cloth.gold, cargo: "cans" }), 850, 716, "right", 0.84)
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "year-seller",
      head: "profile",
    }),
    270,
    735,
  )
  set.stand(
    person({
      who: "man",
      pose: "carry",
      clothes: "overalls",
      main: cloth.denim,
      headwear: "cap",
      skin: 5,
      seed: "year-loader",
      head: "profile",
      holds: hanging(churn({ standing: false })),
    }),
    488,
    748,
  )
  set.stand(milkCan(), 640, 760)
  set.stand(hen(), 1120, 764, "left")
  foreground(set, 50, { tufts: [0.5, 0.93] })
  nearBough(set, "left", 0.4)
  return set.finish("On market day a woman writes down the milk that a man loads on the pick-up; a hen looks on.")
}

export const pictures: Pictures = {
  "scenes/farm-year-rains": rains,
  "scenes/farm-year-dry": dry,
  "scenes/farm-year-calving": calving,
  "scenes/farm-year-market": market,
}
