/** The picture of the service that speaks for farmers. */
import { savanna, foreground } from "../country"
import { leaf, cloth } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { acacia } from "../plants/trees"
import { table, bench } from "../tools"
import { servicePaper } from "./service-paper"

export function advocacy(): Picture {
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
      footwear: "shoes",
      seed: "official",
      head: "profile",
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
      footwear: "shoes",
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
      footwear: "sandals",
      seed: "member-1",
      head: "profile",
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
      footwear: "sandals",
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
      footwear: "sandals",
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
      footwear: "sandals",
      seed: "speaker",
      head: "profile",
    }),
    590,
    822,
    "right",
    1.02,
  )
  foreground(set, 60, { tufts: [0.05, 0.36, 0.94] })
  return set.finish("Outdoors a speaker tells the officials what the women and men here need.")
}
