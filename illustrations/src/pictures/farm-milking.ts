/** The milking bench of the farm walk, so near that the cow fills the picture. */
import { cattle } from "../animals/cattle"
import { coats } from "../animals/cattle-hide"
import { terracedHills } from "../country"
import { spotOn, standAt, standWorking } from "../gallery/hands"
import { floors, rafters } from "../gallery/room"
import { cloth, material, mix, mixTone, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import type { Picture } from "../part"
import { bench, milkCan, stool } from "../tools"
import { bucket } from "../tools/milk-tools"
import { bar, block, polygon } from "../tools/shapes"
import { farmPaper } from "./farm-paper"

/** Where the teats of a standing cow end, in her own centimetres. */
const teats = { x: -34, y: -47 }

export function milkingBench(): Picture {
  const set = farmPaper("milking-bench", "dawn", 330, 112)
  const { wood, brick, milk } = material
  terracedHills(set, { ground: 470, sun: { x: 1010, y: 250, radius: 96, style: "plain" } })
  // A milking place under a roof: a knee-high wall, a floor that can be washed, posts that carry the iron sheets.
  set.add(
    sheet(cut(block(-20, 620, 1240, 130), brick.base) + cut(block(-20, 520, 1240, 30), brick.light), "land"),
    line(
      "M-20 552H1220M-20 586H1220M60 522V552M260 522V552M460 522V552M1100 522V552M150 552V586M980 552V586",
      brick.shade,
      4,
    ),
    sheet(cut(block(-20, 920, 1240, 306), floors.concrete.base), "land"),
    cut(polygon([0, 614], [1200, 614], [1200, 632], [0, 632]), floors.concrete.light),
    line("M0 742C400 736 800 748 1200 738", floors.concrete.shade, 4),
    rafters(1200, 44),
    sheet(cut(bar(1120, 620, 1120, 60, 40), wood.base) + cut(bar(1130, 620, 1130, 60, 16), wood.shade), "land"),
  )
  const cow = standAt(set, cattle({ breed: "cross", coat: coats.chestnut, horns: 10 }), { x: 452, y: 742 })
  const udder = spotOn(set, cow, teats)
  const hands = { near: { x: udder.x + 18, y: udder.y }, far: { x: udder.x - 8, y: udder.y + 4 } }
  set.put(bucket({ bail: false, full: true }), udder.x + 10, 838, 5.2)
  set.add(
    line(
      `M${udder.x - 8} ${udder.y + 18}L${udder.x - 2} 704M${udder.x + 14} ${udder.y + 18}L${udder.x + 14} 704`,
      milk.light,
      4,
    ),
  )
  const seat = { x: udder.x + 250, y: 826, facing: "left" } as const
  set.stand(stool(), seat.x + 26, seat.y, "right", 1.14)
  standWorking(
    set,
    {
      who: "woman",
      pose: "milk",
      clothes: "overalls",
      main: cloth.forest,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      seed: "farm-milker",
      footwear: "gumboots",
    },
    seat,
    hands,
  )
  set.stand(bench({ length: 124 }), 1010, 872)
  const top = 872 - 45 * set.scaleAt(872)
  set.put(milkCan({ standing: false, band: ramps.forest[600] }), 1086, top, 4.4)
  set.put(bucket({ tone: cloth.sky, standing: false }), 884, top, 5)
  set.add(
    sheet(
      cut(
        `M936 ${top - 6}C960 ${top - 12} 990 ${top - 12} 1012 ${top - 6}L1006 ${top + 92}C986 ${top + 84} 966 ${top + 96} 944 ${top + 86}Z`,
        ramps.cream[50],
      ) +
        cut(
          `M940 ${top + 58}C962 ${top + 66} 986 ${top + 58} 1008 ${top + 64}V${top + 76}C986 ${top + 70} 962 ${top + 78} 942 ${top + 70}Z`,
          ramps.clay[600],
        ),
      "land",
    ),
  )
  const near = mixTone(wood, "#1B0F08", 0.5)
  set.add(
    sheet(
      cut(bar(26, 940, 30, -20, 92, 88), near.base) +
        cut(bar(50, 940, 54, -20, 40, 36), mix(near.base, near.shade, 0.7)),
      "land",
    ),
  )
  set.scenery("a milking shed")
  return set.finish("A woman milks a cow by hand; a wash bucket and can on the bench.")
}
