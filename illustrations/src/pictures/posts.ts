/** One picture for each of the five posts of data/posts; two of them are in posts-care.ts. */
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { barn, railFence, thatchedHut } from "../buildings"
import { foreground, savanna, terracedHills } from "../country"
import { cloth, hide } from "../palette"
import { hanging, type Picture, type Pictures } from "../part"
import { person } from "../people"
import { bust } from "../people/bust"
import { crop } from "../people/bust-hair"
import { shirt } from "../people/bust-shirts"
import { churn, hayBale, hayRack, phone, stool } from "../tools"
import { bucket } from "../tools/milk-tools"
import { post } from "./post-paper"
import { biogas, ticks } from "./posts-care"
import { armful } from "./props"

function drySeason(): Picture {
  const set = post("dry-season-feeding", "afternoon")
  set.mood = { ...set.mood, land: ["#C79A5C", "#CFA35C", "#B98A48", "#7A5A31"] }
  savanna(set, { ground: 480, sun: { x: 560, y: 330, radius: 150, style: "rays" }, trees: [0.55, 0.9] })
  set.stand(hayRack(), 690, 640, "right", 1)
  set.stand(cattle({ coat: hide.ankole }), 420, 668)
  set.stand(cattle({ coat: hide.ankoleFawn, age: "calf" }), 212, 714)
  set.stand(
    person({
      who: "man",
      pose: "give",
      clothes: "trousers",
      main: cloth.sky,
      second: cloth.charcoal,
      print: "plain",
      headwear: "brimmed-hat",
      footwear: "gumboots",
      skin: 5,
      seed: "feeder",
      holds: armful(),
    }),
    880,
    706,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.plum,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "bearer",
      head: "profile",
      carries: hayBale({ standing: false }),
    }),
    1046,
    718,
    "left",
  )
  foreground(set, 60, { tufts: [0.04, 0.2, 0.52, 0.95], colour: "#7A5A31" })
  return set.finish("A man and a woman bring hay to a cow and calf on dry savanna.")
}

function goatMilk(): Picture {
  const set = post("women-goat-milk", "morning", 360, 106)
  terracedHills(set, { ground: 480, sun: { x: 760, y: 250, radius: 56, style: "plain" } })
  set.stand(thatchedHut(), 1040, 560, "right", 0.66)
  set.stand(railFence({ length: 520 }), 180, 556, "right", 0.8)
  set.stand(goat({ pied: true, pose: "standing" }), 190, 600, "right", 0.94)
  set.stand(stool(), 330, 706, "right", 0.95)
  set.stand(
    person({
      who: "woman",
      pose: "milk",
      clothes: "dress",
      main: cloth.clay,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "gumboots",
      skin: 4,
      seed: "milker",
    }),
    350,
    706,
  )
  set.stand(bucket({ full: true }), 545, 716, "right", 0.8)
  set.stand(goat({ coat: hide.goatBrown }), 610, 700, "right", 1.16)
  set.stand(
    person({
      who: "woman",
      pose: "carry",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "none",
      hair: "short",
      skin: 2,
      seed: "dairywoman",
      head: "profile",
      nod: 14,
      holds: hanging(churn({ standing: false })),
    }),
    905,
    712,
  )
  set.stand(goat({ age: "kid" }), 1085, 722, "left", 1.1)
  foreground(set, 54, { tufts: [0.04, 0.32, 0.94] })
  return set.finish("A woman milks a goat, another carries a churn past a kid, in the morning.")
}

function phoneRecords(): Picture {
  const set = post("youth-phone-records", "noon", 330, 130)
  terracedHills(set, { ground: 460 })
  set.litFrom(1040)
  set.stand(barn({ solar: true }), 990, 540, "right", 0.46)
  set.stand(railFence({ length: 1000 }), 820, 600, "right", 0.8)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 900, 680)
  set.stand(cattle({ breed: "friesian", age: "calf" }), 690, 726)
  foreground(set, 56, { tufts: [0.5, 0.74, 0.95] })
  const youth = bust({
    name: "a young man with a telephone",
    skin: 4,
    light: "right",
    build: { shoulders: 1, neck: 0.98, across: true },
    seed: "youth-phone",
    width: 0.96,
    jaw: 0.96,
    smile: 0.7,
    teeth: true,
    brows: 1.1,
    tilt: 4,
    clothes: (body) => shirt(body, cloth.gold),
    head: ({ light, random }) => crop({ light, random, width: 0.96, lift: 10 }),
    holds: { part: phone(), x: 66, y: 466, size: 9.4, wrist: [-20, 440], curl: 0.66, tilt: -16 },
  })
  set.put(youth, 330, 858, 11.4)
  return set.finish("A smiling young man shows his cow's milk on a phone, her calf beside her.")
}

export const pictures: Pictures = {
  "posts/dry-season-feeding": drySeason,
  "posts/women-goat-milk": goatMilk,
  "posts/youth-phone-records": phoneRecords,
  "posts/biogas-four-cows": biogas,
  "posts/tick-control-calendar": ticks,
}
