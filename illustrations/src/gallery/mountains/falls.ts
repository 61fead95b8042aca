/** The falls of Mount Elgon. */
import { cliff, crestThrough, foreground, waterfall } from "../../country"
import { oval, type Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, leaf } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { grove } from "../../plants/broad-trees"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { farBirds } from "../../sky"
import { jerrycan } from "../../tools"

export function underTheFalls(): Picture {
  const set = stage("gallery/mountains/falls", { width: 800, height: 1200, light: "morning", horizon: 560, eye: 480 })
  set.litFrom(-300)
  set.add(farBirds(set.random, 190, 110, 80, 5, "#8A6A3A"))
  const brow: Point[] = [
    [-40, 300],
    [140, 250],
    [330, 268],
    [520, 230],
    [680, 262],
    [840, 190],
  ]
  set.add(
    hill(
      brow.map(([x, y]): Point => [x, y - 26]),
      1200,
      "#7FA65A",
      0.2,
    ),
  )
  cliff(set, brow, 960, "#B07A55")
  set.add(grove(set.random, 130, 252, 220, "#5C8A4C"), grove(set.random, 690, 250, 240, "#4E7F48"))
  set.scenery("Mount Elgon", "a mountain")
  const lower = crestThrough(set, 0.72, 0.76, 0.8, 0.77, 0.7)
  set.add(hill(lower, 1200, "#5E9150", 0.22))
  for (const [x, y, size] of [
    [70, 900, 0.7],
    [170, 930, 0.56],
    [720, 905, 0.8],
    [640, 940, 0.5],
  ] as const)
    set.put(banana(set.random, leaf.banana, false), x, y, size)
  const pool = oval(420, 1010, 300, 52)
  set
    .scenery("a pool")
    .add(
      sheet(cut(pool, "#8FC3C6"), "figure"),
      clip(
        pool,
        cut(oval(430, 990, 170, 20), "#DDEFEC") +
          cut(
            "M200 1030Q300 1022 380 1032Q300 1036 200 1030ZM470 1040Q560 1032 640 1040Q560 1046 470 1040Z",
            "#DDEFEC",
          ),
      ),
    )
  waterfall(set, 430, 252, 996, 92)
  set.add(hill(crestThrough(set, 0.86, 0.885, 0.9, 0.89, 0.87), 1200, "#3C7548", 0.2, 1, 60))
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.clay,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.indigo,
      skin: 4,
      seed: "falls-woman",
      carries: jerrycan({ standing: false }),
    }),
    300,
    1120,
  )
  set.stand(
    person({ who: "girl", pose: "walk", clothes: "dress", main: cloth.gold, skin: 3, seed: "falls-girl" }),
    190,
    1140,
  )
  foreground(set, 60, { tufts: [0.6, 0.9] })
  return set.finish(
    "Morning below the cliffs of Elgon: a woman with a jerrycan on her head and a girl walk past the pool of a tall waterfall.",
  )
}
