/** The service picture of tools that go from hand to hand. */
import { barn } from "../buildings"
import { foreground, terracedHills } from "../country"
import { cloth } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { napier } from "../plants/grass"
import { chaffCutter, hayBale, sprayPump } from "../tools"
import { servicePaper } from "./service-paper"

export function tools(): Picture {
  const set = servicePaper("resource-sharing", "dawn", 420, 136)
  terracedHills(set, { ground: 540, sun: { x: 800, y: 330, radius: 130, style: "rays" } })
  set.stand(barn({}), 330, 640, "right", 0.62)
  set.stand(napier(set.random), 1130, 690)
  set.stand(napier(set.random), 1050, 676)
  set.stand(chaffCutter(), 930, 764)
  set.stand(
    person({
      who: "man",
      pose: "feed",
      clothes: "trousers",
      main: cloth.denim,
      second: cloth.khaki,
      headwear: "cap",
      wrap: cloth.gold,
      skin: 4,
      seed: "cutter",
      head: "profile",
    }),
    1132,
    790,
    "left",
  )
  set.put(sprayPump({ standing: false }), 470, 600, 2.75)
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "overalls",
      main: cloth.clay,
      second: cloth.cream,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "lender",
      head: "profile",
    }),
    296,
    806,
  )
  set.stand(
    person({
      who: "man",
      pose: "give",
      clothes: "trousers",
      main: cloth.forest,
      second: cloth.charcoal,
      headwear: "brimmed-hat",
      footwear: "gumboots",
      skin: 5,
      seed: "borrower",
      head: "profile",
    }),
    642,
    806,
    "left",
  )
  set.stand(hayBale(), 110, 838)
  foreground(set, 62, { tufts: [0.05, 0.42, 0.93] })
  return set.finish("A woman hands a spray pump to a neighbour; another man feeds a chaff cutter.")
}
