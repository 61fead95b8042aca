/** One farm seen from one place four times a year: in the rains, the dry months, at calving and when it sells. */
import { chick, hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { restingCattle } from "../animals/cattle-resting"
import { goat } from "../animals/goat"
import { foreground } from "../country"
import { cloth, hide, leaf, mix, mixTone } from "../palette"
import { person } from "../people"
import { napier } from "../plants/grass"
import { maize } from "../plants/crops"
import { hanging, type Picture, type Pictures } from "../part"
import { randomFrom } from "../random"
import { churn, hayBale, hayRack, jerrycan, pickup } from "../tools"
import { rainBank } from "../weather"
import { farm } from "./scenes-year-farm"

function rains(): Picture {
  const set = farm({
    light: "rain",
    road: mix(leaf.bark.light, "#5E8068", 0.2),
    weather: (sky) => sky.add(rainBank(1200, 800, 500, 1120)),
  })
  const rows = randomFrom("scenes/farm-year/maize")
  for (const [x, y] of [
    [820, 660],
    [900, 655],
    [980, 660],
    [1060, 654],
    [1140, 660],
  ] as const)
    set.stand(maize(rows), x, y, "right", 0.72)
  set.stand(jerrycan(), 602, 572)
  set.stand(jerrycan(), 640, 576)
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
  set.stand(cattle({ pose: "grazing" }), 345, 705, "left")
  foreground(set, 66, { tufts: [0.06, 0.3, 0.92] })
  return set.finish("In the rains a woman plants beside the young maize, a cow grazes and jerrycans fill by the huts.")
}

function dry(): Picture {
  const set = farm({
    light: "afternoon",
    sun: { x: 860, y: 130, radius: 92, style: "rays" },
    land: ["#D6A869", "#CFA35C", "#C09355", "#8A6535"],
    leaves: mixTone(leaf.dry, "#8A6535", 0.35),
    road: "#E2C188",
  })
  set.stand(hayRack(), 900, 690, "right", 0.86)
  set.stand(cattle({ coat: hide.ankoleFawn }), 700, 655)
  set.stand(goat({ pose: "browsing", pied: true }), 1065, 700, "left", 1.1)
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
  foreground(set, 60, { tufts: [0.05, 0.2, 0.52, 0.95], colour: "#8A6535" })
  return set.finish(
    "In the dry months a man brings stored hay; a cow and a goat eat from the rack, and the same hills have turned yellow.",
  )
}

function calving(): Picture {
  const set = farm({ light: "dawn", sun: { x: 1010, y: 300, radius: 120, style: "plain" }, road: "#DDBB8C" })
  set.stand(cattle({ pose: "licking" }), 560, 705)
  set.stand(restingCattle({ age: "calf" }), 850, 725, "left")
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
    1085,
    735,
    "left",
  )
  set.put(napier(set.random), 40, 780, 0.9)
  foreground(set, 60, { tufts: [0.06, 0.3, 0.92] })
  return set.finish(
    "At dawn in the calving weeks a cow licks her new calf while a woman kneels by, the farm still asleep.",
  )
}

function market(): Picture {
  const set = farm({ light: "noon", road: "#D9BC8C" })
  set.litFrom(1000)
  set.stand(pickup({ tone: cloth.gold, cargo: "cans" }), 850, 690, "right", 0.8)
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
  set.stand(goat({ pied: true }), 96, 745)
  set.stand(hen(), 1080, 752, "left")
  set.stand(chick("pecking"), 1010, 760, "left")
  foreground(set, 56, { tufts: [0.05, 0.93] })
  return set.finish(
    "On market day a woman writes down what a man loads on the pick-up; a goat, a hen and a chick stay home.",
  )
}

export const pictures: Pictures = {
  "scenes/farm-year-rains": rains,
  "scenes/farm-year-dry": dry,
  "scenes/farm-year-calving": calving,
  "scenes/farm-year-market": market,
}
