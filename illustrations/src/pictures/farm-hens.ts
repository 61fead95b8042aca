/** The hen house of the farm walk, as a hen sees it: from the ground. */
import { hen } from "../animals/birds"
import { footBath, henHouse, perches } from "../buildings/hen-house"
import { crestThrough, foreground, heavens, ranges } from "../country"
import { hill } from "../land"
import { cloth, hide, leaf, mix, mixTone } from "../palette"
import type { Picture } from "../part"
import { person } from "../people"
import { banana } from "../plants/trees"
import { eggTray } from "../tools"
import { farmPaper } from "./farm-paper"

export function hens(): Picture {
  const set = farmPaper("hen-house", "morning", 545, 48)
  const { random, mood } = set
  heavens(set, { ground: 600 })
  set.litFrom(-100)
  ranges(set, {
    top: 520,
    bottom: 590,
    count: 3,
    swell: 40,
    far: mix(mood.land[0], mood.haze, 0.4),
    near: mood.land[1],
  })
  set.put(banana(random, mixTone(leaf.banana, mood.land[1], 0.25)), 60, 640, 1.5)
  set.add(hill(crestThrough(set, 0.68, 0.675, 0.68, 0.675, 0.68), 900, mood.land[2], 0.2))
  set.add(hill(crestThrough(set, 0.735, 0.72, 0.725, 0.72, 0.73), 900, "#C39A62", 0.25, 2, 44))
  const [low, high] = perches
  const house = { x: 486, y: 664 }
  set.stand(
    henHouse({
      inside: [
        { part: hen({ pose: "perching", coat: hide.henDark }), x: -144, up: high },
        { part: hen({ pose: "perching" }), x: -103, up: high, facing: "left" },
        { part: hen({ pose: "perching", coat: hide.henCream }), x: 26, up: high },
        { part: hen({ pose: "perching", coat: hide.henCream }), x: -110, up: low },
        { part: hen({ pose: "perching", coat: hide.henDark }), x: 62, up: low, facing: "left" },
        { part: hen({ pose: "perching" }), x: -24, up: low },
        { part: hen({ pose: "pecking", coat: hide.henCream }), x: 22, up: 32 },
        { part: hen(), x: 150, up: 30, facing: "left" },
      ],
    }),
    house.x,
    house.y,
    "right",
    2.88 / set.scaleAt(house.y),
  )
  const bath = { x: 968, y: 716, scale: 3.7 }
  set.put(footBath("behind"), bath.x, bath.y, bath.scale)
  set.stand(
    person({
      who: "woman",
      pose: "walk",
      clothes: "overalls",
      main: cloth.indigo,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      footwear: "gumboots",
      skin: 3,
      seed: "hen-keeper",
      laughs: true,
      holds: eggTray({ standing: false }),
      reaches: { near: { x: 24, y: -92 }, far: { x: 36, y: -92 }, hands: "grip" },
    }),
    1010,
    712,
    "left",
    0.86,
  )
  set.put(footBath("front"), bath.x, bath.y, bath.scale)
  set.stand(hen({ pose: "pecking", coat: hide.henCream }), 600, 790, "right", 0.9)
  set.stand(hen({ coat: hide.henRust }), 262, 874, "right", 1.06)
  foreground(set, 44, { tufts: [0.62, 0.94] })
  return set.finish("Hens perch behind wire mesh; a woman with eggs stands in the foot bath.")
}
