/** Service pictures of trade: buying together, markets. What is shared stands in services-tools.ts. */
import { hen } from "../animals/birds"
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { marketStall } from "../buildings"
import { foreground, lakeShore, savanna } from "../country"
import { cloth, hide } from "../palette"
import type { Picture, Pictures } from "../part"
import { person } from "../people"
import { lyingSack, phone, pickup, sackStack } from "../tools"
import { calfScale } from "../tools/weighing"
import { nearBough } from "./depth"
import { servicePaper } from "./service-paper"
import { tools } from "./services-tools"

function buying(): Picture {
  const set = servicePaper("collective-bargaining", "afternoon", 430, 140)
  savanna(set, { ground: 540, sun: { x: 900, y: 400, radius: 120, style: "plain" }, trees: [0.05, 0.44] })
  set.put(sackStack({ rows: 3 }), 350, 540, 1.16)
  set.stand(pickup({ tone: cloth.clay, cargo: "none" }), 230, 716, "left", 0.94)
  set.stand(sackStack({ rows: 3 }), 1090, 690, "right", 0.8)
  const scale = set.scaleAt(782)
  set.put(calfScale("behind"), 790, 782, scale)
  set.put(lyingSack({ standing: false }), 776, 782 - 16 * scale, scale)
  set.put(lyingSack({ standing: false, print: cloth.forest.base }), 770, 782 - 44 * scale, scale)
  set.put(calfScale("front"), 790, 782, scale)
  set.stand(
    person({
      who: "man",
      pose: "carry-front",
      clothes: "overalls",
      main: cloth.denim,
      second: cloth.cream,
      headwear: "none",
      skin: 5,
      seed: "porter",
      carries: lyingSack({ standing: false }),
    }),
    500,
    815,
  )
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.clay,
      headwear: "none",
      hair: "short",
      skin: 2,
      seed: "clerk",
    }),
    1095,
    845,
    "left",
    1.06,
  )
  foreground(set, 64, { tufts: [0.05, 0.33, 0.96] })
  nearBough(set, "right", 0.42)
  return set.finish("Members unload sacks of feed and weigh them on a scale; one writes it down.")
}

function markets(): Picture {
  const set = servicePaper("market-access-promotion", "noon", 420, 136)
  lakeShore(set, { ground: 530, reeds: [0.97] })
  set.litFrom(590)
  set.stand(marketStall({ layer: "behind", tone: cloth.forest, wares: "eggs" }), 250, 690)
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "dress",
      main: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "seller",
      head: "profile",
    }),
    225,
    684,
  )
  set.stand(marketStall({ layer: "front", tone: cloth.forest, wares: "eggs" }), 250, 690)
  set.stand(cattle({ coat: hide.ankole }), 782, 738)
  const owner = person({
    who: "elder-man",
    pose: "give",
    clothes: "kanzu-jacket",
    headwear: "none",
    skin: 4,
    seed: "owner",
  })
  set.stand(owner, 590, 812)
  set.stand(
    person({
      who: "woman",
      pose: "phone",
      clothes: "skirt",
      main: cloth.cream,
      second: cloth.plum,
      headwear: "none",
      hair: "bun",
      print: "plain",
      footwear: "shoes",
      skin: 2,
      seed: "buyer",
      head: "profile",
      holds: phone(),
    }),
    440,
    806,
  )
  set.stand(
    person({
      who: "man",
      pose: "speak",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.charcoal,
      headwear: "brimmed-hat",
      wrap: cloth.cream,
      skin: 5,
      seed: "trader",
    }),
    1110,
    812,
    "left",
  )
  set.stand(goat({ pied: true }), 190, 846, "left", 0.94)
  set.stand(hen(), 880, 842)
  foreground(set, 60, { tufts: [0.04, 0.5, 0.96] })
  return set.finish("Buyers and farmers bargain over an Ankole cow; a goat and a hen near.")
}

export const pictures: Pictures = {
  "services/collective-bargaining": buying,
  "services/market-access-promotion": markets,
  "services/resource-sharing": tools,
}
