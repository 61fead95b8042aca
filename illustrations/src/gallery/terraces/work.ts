/** Work on the terraces: a wall mended. */
import { stoneHeap, stoneWall } from "../../buildings/walls"
import { crestThrough, foreground, ranges, terracedSlope } from "../../country"
import { hill } from "../../land"
import { cloth } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { maize } from "../../plants/crops"
import { stage } from "../../scene"
import { heldStone } from "../../tools/land-work"

export function mendingTheWall(): Picture {
  const set = stage("gallery/terraces/wall", { width: 1200, height: 900, light: "noon", horizon: 250, eye: 190 })
  set.litFrom(1500)
  ranges(set, { top: 170, bottom: 200, count: 2, swell: 40, far: "#A9C4A8", near: "#7FA77A" })
  terracedSlope(set, {
    from: crestThrough(set, 0.2, 0.27, 0.3, 0.26, 0.16),
    to: crestThrough(set, 0.52, 0.56, 0.58, 0.56, 0.53),
    count: 5,
    crops: ["#8FBB7A", "#6CA463", "#A9C36C", "#5A9457", "#7FAE5C"],
    nearer: 2,
  })
  set.add(
    hill(
      [
        [-40, 500],
        [400, 492],
        [800, 500],
        [1240, 488],
      ],
      900,
      "#6B4630",
      0.1,
    ),
  )
  for (let index = 0; index < 9; index += 1) set.put(maize(set.random), 40 + index * 144, 516 + (index % 2) * 12, 0.92)
  set.add(
    hill(
      [
        [-40, 532],
        [400, 526],
        [800, 534],
        [1240, 522],
      ],
      900,
      "#7A5138",
      0.2,
    ),
  )
  set.put(stoneWall({ length: 600, height: 104, gap: { at: 0.55, width: 190 }, seed: "mend" }), 600, 742, 2.24)
  set.add(
    hill(
      [
        [-40, 736],
        [400, 742],
        [800, 738],
        [1240, 744],
      ],
      900,
      "#5C9A52",
      0.2,
      1,
      70,
    ),
  )
  set.stand(stoneHeap(), 1130, 800, "right", 0.8)
  set.stand(
    person({
      who: "man",
      pose: "plant",
      clothes: "overalls",
      main: cloth.denim,
      second: cloth.cream,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "waller",
      holds: { ...heldStone(), svg: `<g transform="translate(5 24) scale(1.25)">${heldStone().svg}</g>` },
    }),
    560,
    800,
  )
  set.stand(
    person({
      who: "woman",
      pose: "carry-front",
      clothes: "dress",
      main: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.clay,
      footwear: "gumboots",
      skin: 3,
      seed: "stone-bearer",
      carries: heldStone(),
    }),
    950,
    838,
    "left",
  )
  set.stand(
    person({
      who: "elder-man",
      pose: "point",
      clothes: "kanzu-jacket",
      headwear: "kofia",
      skin: 4,
      seed: "wall-elder",
    }),
    235,
    836,
  )
  foreground(set, 40, { tufts: [0.06, 0.94] })
  return set.finish(
    "At midday a man sets a stone in the gap of a terrace wall; a woman brings the next, and an old man in a kanzu shows where.",
  )
}
