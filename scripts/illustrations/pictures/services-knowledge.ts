/** Service pictures of knowing and saying: training, records, advocacy. */
import { cattle } from "../animals/cattle"
import { barn, railFence } from "../buildings"
import { foreground, savanna, scatter, terracedHills } from "../country"
import { cloth, leaf } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { acacia } from "../plants/trees"
import { bench, blackboard, phone, table } from "../tools"
import type { Pictures } from "./index"
import { servicePaper } from "./service-paper"

function training(): Picture {
  const set = servicePaper("knowledge-sharing-training", "morning")
  terracedHills(set, { ground: 540, sun: { x: 560, y: 230, radius: 84, style: "plain" } })
  set.stand(acacia(set.random, leaf.acacia), 830, 636, "right", 0.64)
  set.stand(blackboard({ lesson: "cow" }), 430, 726)
  set.stand(
    person({
      who: "woman",
      pose: "point",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.forest,
      headwear: "head-wrap",
      wrap: cloth.clay,
      print: "plain",
      footwear: "shoes",
      skin: 3,
      seed: "trainer",
    }),
    235,
    772,
  )
  set.stand(
    person({
      who: "man",
      pose: "write",
      clothes: "trousers",
      main: cloth.sky,
      headwear: "cap",
      wrap: cloth.clay,
      skin: 4,
      seed: "note-taker",
    }),
    1118,
    742,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.plum,
      headwear: "none",
      hair: "braids",
      skin: 2,
      seed: "learner-1",
    }),
    790,
    742,
    "left",
  )
  set.stand(
    person({
      who: "elder-man",
      pose: "sit-ground",
      clothes: "kanzu",
      headwear: "kofia",
      wrap: cloth.cream,
      skin: 5,
      seed: "learner-2",
    }),
    985,
    752,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit-ground",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "learner-3",
    }),
    650,
    842,
    "left",
  )
  set.stand(
    person({ who: "girl", pose: "sit-ground", clothes: "dress", main: cloth.sky, skin: 3, seed: "learner-4" }),
    880,
    850,
    "left",
  )
  foreground(set, 66, { tufts: [0.04, 0.3, 0.95] })
  return set.finish(
    "A young woman teaches at a blackboard by an acacia, two women, two men and a girl listening, morning light.",
  )
}

function records(): Picture {
  const set = servicePaper("data-collection-innovation", "noon", 430, 128)
  savanna(set, { ground: 545, sun: { x: 250, y: 110, radius: 44, style: "plain" }, trees: [0.86] })
  set.stand(barn({ solar: true }), 1060, 640, "right", 0.5)
  set.stand(railFence({ length: 900 }), 560, 662, "right", 0.84)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 350, 780)
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "skirt",
      main: cloth.gold,
      second: cloth.indigo,
      print: "plain",
      headwear: "none",
      hair: "braids",
      footwear: "gumboots",
      skin: 3,
      seed: "youth",
      holds: phone(),
    }),
    772,
    812,
    "left",
  )
  set.stand(
    person({
      who: "man",
      pose: "write",
      clothes: "overalls",
      main: cloth.forest,
      second: cloth.cream,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "keeper",
    }),
    1010,
    806,
    "left",
  )
  scatter(set, [
    [0.08, 812],
    [0.52, 836],
  ])
  foreground(set, 62, { tufts: [0.04, 0.28, 0.9] })
  return set.finish(
    "A young woman notes a Friesian cow on her telephone, a man beside her writes in the record book, at midday.",
  )
}

function advocacy(): Picture {
  const set = servicePaper("advocacy-representation", "afternoon", 420, 128)
  savanna(set, { ground: 540, sun: { x: 300, y: 420, radius: 140, style: "rays" }, trees: [0.06] })
  set.stand(acacia(set.random, leaf.acacia), 1040, 630, "right", 0.6)
  set.stand(
    person({
      who: "man",
      pose: "sit",
      clothes: "trousers",
      main: cloth.cream,
      second: cloth.charcoal,
      headwear: "none",
      print: "plain",
      skin: 4,
      seed: "official",
    }),
    1090,
    776,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit",
      clothes: "skirt",
      main: cloth.plum,
      headwear: "none",
      hair: "bun",
      skin: 2,
      seed: "clerk",
    }),
    945,
    772,
    "left",
  )
  set.stand(table({ length: 180, drape: cloth.forest }), 985, 812)
  set.stand(bench({ length: 260 }), 215, 752)
  set.stand(
    person({
      who: "elder-woman",
      pose: "sit",
      clothes: "gomesi",
      main: cloth.plum,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 5,
      seed: "member-1",
    }),
    100,
    752,
  )
  set.stand(
    person({
      who: "man",
      pose: "sit",
      clothes: "trousers",
      main: cloth.indigo,
      second: cloth.khaki,
      headwear: "brimmed-hat",
      skin: 3,
      seed: "member-2",
    }),
    225,
    758,
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit",
      clothes: "dress",
      main: cloth.sky,
      headwear: "hijab",
      wrap: cloth.cream,
      skin: 2,
      seed: "member-3",
    }),
    345,
    764,
  )
  set.stand(
    person({
      who: "woman",
      pose: "speak",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "speaker",
    }),
    590,
    822,
    "right",
    1.02,
  )
  foreground(set, 60, { tufts: [0.05, 0.36, 0.94] })
  return set.finish(
    "A speaker in a red gomesi puts the women's and men's case to officials at a table by an acacia, afternoon sun.",
  )
}

export const pictures: Pictures = {
  "services/knowledge-sharing-training": training,
  "services/data-collection-innovation": records,
  "services/advocacy-representation": advocacy,
}
