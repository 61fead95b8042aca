/** Scenes of joining and belonging: signing up, asking, and what members receive together. */
import { hen } from "../animals/birds"
import { barn, thatchedHut } from "../buildings"
import { foreground, mountains, savanna, terracedHills } from "../country"
import { cloth, hide, leaf, ramps } from "../palette"
import { person } from "../people"
import { acacia, banana } from "../plants/trees"
import type { Picture, Pictures } from "../part"
import { stage } from "../scene"
import { bench, blackboard, feedSack, lyingSack, recordBook, sackStack, stool, table, wheelbarrow } from "../tools"
import { memberCard, pen } from "./props"

function registration(): Picture {
  const set = stage("scenes/registration", { width: 1200, height: 900, light: "morning", horizon: 330, eye: 140 })
  terracedHills(set, { ground: 500 })
  set.litFrom(1300)
  set.put(acacia(set.random, leaf.acacia), 930, 660, 1.25)
  set.stand(
    person({
      who: "man",
      pose: "give",
      clothes: "trousers",
      main: cloth.sky,
      second: cloth.charcoal,
      print: "plain",
      headwear: "none",
      skin: 3,
      seed: "clerk",
      head: "profile",
      reaches: { near: { x: 34, y: -116 }, far: { x: 22, y: -96 }, hands: "grip" },
      holds: memberCard(),
    }),
    850,
    770,
    "left",
  )
  set.stand(table({ length: 170, drape: cloth.forest }), 700, 800)
  set.put(recordBook(), 606, 548, 3.6)
  set.stand(
    person({
      who: "woman",
      pose: "feed",
      clothes: "gomesi",
      main: cloth.plum,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "new-member",
      holds: pen(),
    }),
    420,
    815,
  )
  set.stand(
    person({
      who: "man",
      pose: "carry-front",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.khaki,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "next-in-line",
      head: "profile",
      carries: hen({ standing: false }),
    }),
    165,
    800,
  )
  foreground(set, 52, { tufts: [0.05, 0.95] })
  return set.finish(
    "A woman signs the book under an acacia, her card is ready in the clerk's hand, and another farmer waits with a hen.",
  )
}

function faq(): Picture {
  const set = stage("scenes/faq", { width: 1200, height: 900, light: "dusk", horizon: 380, eye: 118 })
  savanna(set, { ground: 540, sun: { x: 560, y: 420, radius: 170, style: "plain" }, trees: [0.4] })
  set.stand(thatchedHut(), 1010, 690, "right", 0.92)
  set.put(banana(set.random), 60, 760, 1.7)
  set.stand(stool(), 815, 800, "right", 1.5)
  set.stand(
    person({
      who: "elder-man",
      pose: "sit-tell",
      clothes: "kanzu-jacket",
      headwear: "kofia",
      skin: 2,
      seed: "answering-elder",
      head: "profile",
    }),
    800,
    800,
    "left",
    1.06,
  )
  set.stand(bench({ length: 150 }), 350, 800)
  set.stand(
    person({
      who: "woman",
      pose: "sit",
      clothes: "dress",
      main: cloth.sky,
      hair: "braids",
      headwear: "none",
      skin: 4,
      seed: "asking-farmer",
      head: "profile",
      reaches: { near: { x: 22, y: -72 }, far: { x: 32, y: -70 }, hands: "grip" },
      holds: recordBook({ open: true }),
    }),
    350,
    800,
    "right",
    1.06,
  )
  foreground(set, 60, { tufts: [0.05, 0.52, 0.95] })
  return set.finish(
    "An elder on a stool answers a young woman who writes it all down, before his thatched hut at dusk.",
  )
}

function membership(): Picture {
  const set = stage("scenes/membership", { width: 1200, height: 900, light: "noon", horizon: 400, eye: 136 })
  mountains(set, { ground: 530 })
  set.litFrom(100)
  set.stand(barn({ roof: cloth.sky }), 930, 640, "right", 0.82)
  set.stand(sackStack({ rows: 3 }), 1050, 715, "right", 0.92)
  set.stand(blackboard({ lesson: "calendar" }), 215, 700, "right", 0.95)
  set.stand(
    person({
      who: "woman",
      pose: "point",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.plum,
      print: "plain",
      headwear: "none",
      hair: "bun",
      skin: 2,
      seed: "order-keeper",
    }),
    95,
    775,
  )
  set.stand(wheelbarrow(), 620, 820, "right", 1.05)
  set.put(lyingSack({ standing: false, print: ramps.forest[700] }), 606, 594, 2.7)
  set.stand(
    person({
      who: "elder-woman",
      pose: "clasp",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "receiver",
      head: "profile",
    }),
    345,
    815,
  )
  set.stand(
    person({
      who: "man",
      pose: "carry-front",
      clothes: "overalls",
      main: cloth.denim,
      second: cloth.cream,
      headwear: "cap",
      skin: 5,
      seed: "storekeeper",
      carries: lyingSack({ standing: false }),
    }),
    890,
    815,
    "left",
  )
  set.stand(feedSack({ print: ramps.forest[700] }), 1085, 832)
  set.stand(hen({ coat: hide.henCream, pose: "pecking" }), 1000, 852, "left")
  foreground(set, 52, { tufts: [0.06, 0.45, 0.96] })
  return set.finish(
    "One woman ticks the group's order off a blackboard, another has her sacks of feed loaded by a man; a hen gleans.",
  )
}

export const pictures: Pictures = {
  "scenes/registration": registration,
  "scenes/faq": faq,
  "scenes/membership": membership,
}
