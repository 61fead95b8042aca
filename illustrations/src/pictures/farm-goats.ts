/** The goat house of the farm walk, seen from behind the woman who brings fodder. */
import { goat } from "../animals/goat"
import { goatFacingUs } from "../animals/goat-front-body"
import { cleatedRamp, goatHouse, goatHouseRack } from "../buildings"
import { foreground, terracedHills } from "../country"
import { cloth, hide, leaf, mixTone } from "../palette"
import type { Picture } from "../part"
import { fromBehind } from "../people/back"
import { banana } from "../plants/trees"
import { milkingStand } from "../tools/milk-tools"
import { napierBundle } from "../tools/fodder"
import { nearLeaves } from "./depth"
import { farmPaper } from "./farm-paper"

export function goats(): Picture {
  const set = farmPaper("goat-house", "afternoon", 350, 165)
  const { random, mood } = set
  terracedHills(set, { ground: 500, sun: { x: 170, y: 150, radius: 70, style: "plain" } })
  for (const [x, y, size] of [
    [1130, 600, 1.5],
    [1010, 570, 1.2],
  ] as const)
    set.put(banana(random, mixTone(leaf.banana, mood.land[1], 0.2)), x, y, size)
  const house = { x: 690, y: 640 }
  set.stand(
    goatHouse({
      inside: [
        { part: goatFacingUs({ coat: hide.sheepCream, age: "doe", ears: "lop" }), x: -100, size: 1.16 },
        { part: goatFacingUs({ coat: hide.goatBlack, age: "doe", tilt: 8 }), x: -40, size: 1.2 },
        { part: goatFacingUs({ coat: hide.goatBrown, age: "doe", tilt: -8 }), x: 34, size: 1.2 },
        { part: goatFacingUs({ coat: hide.ankoleFawn, age: "doe", blaze: true, tilt: 4 }), x: 132, size: 1.16 },
      ],
    }),
    house.x,
    house.y,
  )
  set.put(goatHouseRack(), house.x, house.y, set.scaleAt(house.y))
  set.put(cleatedRamp({ run: 120, rise: 82 }), 1196, 654, 1.76, "left")
  set.put(goat({ pose: "climbing", age: "kid", coat: hide.goatBrown }), 1110, 610, 1.9, "left")
  const stand = { x: 850, y: 806 }
  set.stand(milkingStand(), stand.x, stand.y, "right", 0.86)
  const scale = set.scaleAt(stand.y) * 0.86
  set.put(goat({ coat: hide.friesianWhite }), stand.x, stand.y - 43 * scale, scale * 1.06)
  set.stand(
    fromBehind({
      who: "woman",
      pose: "walk",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "fodder-bearer",
      carries: napierBundle({ seed: "goats" }),
      tilt: 0,
    }),
    196,
    858,
  )
  foreground(set, 48, { tufts: [0.42, 0.6] })
  nearLeaves(set, "right", 0.36)
  return set.finish("A woman brings fodder to goats in a house on poles; a kid climbs.")
}
