/** Service pictures of knowing and saying: training, records, advocacy. */
import { cattle } from "../animals/cattle"
import { barn, railFence } from "../buildings"
import { foreground, savanna, scatter, terracedHills } from "../country"
import { cloth, leaf } from "../palette"
import type { Picture, Pictures } from "../part"
import { person } from "../people"
import { acacia } from "../plants/trees"
import { blackboard, phone } from "../tools"
import { servicePaper } from "./service-paper"
import { advocacy } from "./services-advocacy"

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
      head: "profile",
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
      head: "profile",
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
      head: "profile",
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
  return set.finish("A woman teaches at a blackboard; two women, two men and a girl listen.")
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
      head: "profile",
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
  return set.finish("A woman enters a cow's figures in her phone; a man writes them down.")
}

export const pictures: Pictures = {
  "services/knowledge-sharing-training": training,
  "services/data-collection-innovation": records,
  "services/advocacy-representation": advocacy,
}
