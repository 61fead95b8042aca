/** The service picture of markets, seen from inside a stall: over the seller's shoulder and her goods. */
import { cattle } from "../animals/cattle"
import { goat } from "../animals/goat"
import { lakeShore } from "../country"
import { awning } from "../gallery/market/near"
import { cloth, hide, material, mixTone, ramps } from "../palette"
import { cut, sheet } from "../paper"
import type { Picture } from "../part"
import { person } from "../people"
import { fromBehind } from "../people/back"
import { basket, eggTray, milkCan } from "../tools"
import { bar, polygon, repeat } from "../tools/shapes"
import { servicePaper } from "./service-paper"

export function markets(): Picture {
  const set = servicePaper("market-access-promotion", "noon", 400, 150)
  lakeShore(set, { ground: 500, reeds: [0.42] })
  set.litFrom(500)
  set.stand(cattle({ coat: hide.ankole }), 604, 640)
  set.stand(goat({ pied: true }), 424, 644, "left", 0.82)
  set.stand(
    person({ who: "elder-man", pose: "give", clothes: "kanzu-jacket", headwear: "none", skin: 4, seed: "owner" }),
    498,
    664,
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
      laughs: true,
    }),
    868,
    668,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "give",
      clothes: "skirt",
      main: cloth.cream,
      second: cloth.plum,
      headwear: "none",
      hair: "bun",
      print: "plain",
      skin: 2,
      seed: "buyer",
      laughs: true,
    }),
    990,
    790,
    "left",
  )
  const wood = mixTone(material.wood, "#1B0F08", 0.34)
  set.add(
    sheet(
      cut(polygon([-20, 694], [1220, 694], [1220, 762], [-20, 762]), wood.light) +
        cut(polygon([-20, 762], [1220, 762], [1220, 920], [-20, 920]), wood.base) +
        repeat(3, (row) => cut(`M-20 ${800 + row * 46}H1220V${805 + row * 46}H-20Z`, wood.shade)),
      "land",
    ),
  )
  const post = (x: number, foot: number) =>
    sheet(
      cut(bar(x, 920, foot, -20, 52, 48), wood.base) + cut(bar(x + 14, 920, foot + 14, -20, 20, 18), wood.shade),
      "land",
    )
  set.add(post(1172, 1170), post(34, 36))
  set.put(eggTray({ layers: 3, standing: false }), 546, 744, 5.4)
  set.put(basket({ filling: "bananas", standing: false }), 760, 748, 4.2)
  set.put(milkCan({ standing: false, band: ramps.clay[600] }), 1082, 750, 3.9)
  set.put(
    fromBehind({
      who: "woman",
      clothes: "dress",
      main: cloth.clay,
      print: "rings",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "stall-keeper",
      tilt: 4,
    }),
    250,
    1050,
    4.3,
  )
  set.add(awning(1200, 122, 8, [cloth.forest.shade, ramps.cream[200]]))
  set.scenery("a market stall")
  return set.finish("Seen from a stall: eggs, bananas, and people bargaining over an Ankole cow; a goat.")
}
