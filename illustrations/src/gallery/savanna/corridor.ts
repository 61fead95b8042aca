/** Tall grass and red roads. */
import { cattle } from "../../animals/cattle"
import { crestThrough, fieldHill, redEarth, tallGrass } from "../../country"
import { thatchedHut } from "../../buildings"
import type { Point } from "../../geometry"
import { hill, path } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { mango } from "../../plants/mango"
import { bananaLeaf } from "../../plants/leaves"
import { banana } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { bodaBoda } from "../../tools"

export function hornsAboveTheGrass(): Picture {
  const set = stage("gallery/savanna/grass", { width: 1200, height: 800, light: "morning", horizon: 560, eye: 62 })
  set.litFrom(-300)
  set.add(cloud(set.random, 930, 150, 330, "#FBF4E0"), cloud(set.random, 270, 110, 200, "#F3EBD2"))
  set.add(hill(crestThrough(set, 0.6, 0.56, 0.6, 0.57, 0.6), 800, "#A9B878", 0.2))
  const coats = [
    { x: 250, y: 850, scale: 2.4, part: cattle({ pose: "looking", horns: 92, coat: hide.ankoleFawn }) },
    { x: 930, y: 870, scale: 2.7, part: cattle({ pose: "looking", age: "bull", horns: 100, coat: hide.ankole }) },
  ] as const
  set.scenery("tall grass", "savanna")
  const grass = (seed: string, bottom: number, height: number, step: number, colours: readonly [string, ...string[]]) =>
    set.add(tallGrass(randomFrom(seed), { width: 1200, bottom, height, colours, step }))
  grass("far-grass", 640, 150, 15, ["#E0C47A", "#D2B365", "#C9A957"])
  grass("mid-grass", 760, 210, 16, ["#D9B865", "#C7A24E", "#E6CC84"])
  for (const { x, y, scale, part } of coats) set.put(part, x, y, scale, x > 600 ? "left" : "right")
  grass("near-grass", 840, 270, 17, ["#CFA64C", "#B98D3C", "#E3C373", "#A87C34"])
  grass("front-grass", 850, 150, 17, ["#8A6A2E", "#A5803A", "#77592A"])
  return set.finish(
    "An Ankole cow and a bull stand chest-deep in tall golden savanna grass, their horns high against a morning sky.",
  )
}

export function overTheHillsByBoda(): Picture {
  const set = stage("gallery/savanna/boda", { width: 900, height: 1200, light: "noon", horizon: 0, eye: 700 })
  set.litFrom(1200)
  set.add(cloud(set.random, 240, 150, 320, "#FBF7E6"), cloud(set.random, 690, 230, 240, "#F1F2E2"))
  const road = mix(redEarth, "#E8B48C", 0.12)
  const greens = ["#8DB97A", "#7DAE6C", "#9EC27A", "#B9C772", "#6CA463"]
  const hills: readonly {
    heights: readonly number[]
    colours: readonly string[]
    bends: readonly Point[]
    near: number
    far: number
  }[] = [
    {
      heights: [0.34, 0.3, 0.32, 0.28, 0.31],
      colours: greens.map((each) => mix(each, "#D9E6D2", 0.5)),
      bends: [
        [520, 480],
        [590, 420],
        [540, 372],
      ],
      near: 12,
      far: 5,
    },
    {
      heights: [0.36, 0.4, 0.38, 0.42, 0.4],
      colours: greens.map((each) => mix(each, "#D9E6D2", 0.24)),
      bends: [
        [330, 640],
        [250, 560],
        [430, 520],
        [500, 470],
      ],
      near: 30,
      far: 10,
    },
    {
      heights: [0.55, 0.5, 0.53, 0.5, 0.56],
      colours: greens,
      bends: [
        [700, 900],
        [760, 790],
        [560, 710],
        [420, 660],
        [360, 622],
      ],
      near: 70,
      far: 26,
    },
  ]
  for (const { heights, colours, bends, near, far } of hills) {
    fieldHill(set, { crest: crestThrough(set, ...heights), depth: 330, rows: 4, columns: 5, colours })
    set.add(path(bends, near, far, road))
  }
  set.put(thatchedHut(), 160, 760, 0.18)
  set.put(banana(set.random, leaf.banana, false), 222, 772, 0.2)
  set.put(mango(set.random), 850, 720, 0.12)
  set.add(hill(crestThrough(set, 0.74, 0.72, 0.73, 0.76, 0.72), 1200, "#5C9A52", 0.2, 2, 50))
  set.scenery("a red earth road").add(
    path(
      [
        [210, 1270],
        [420, 1120],
        [640, 1000],
        [700, 870],
      ],
      330,
      76,
      road,
    ),
  )
  const rider = person({
    who: "woman",
    pose: "ride",
    clothes: "trousers",
    main: cloth.gold,
    second: cloth.indigo,
    headwear: "head-wrap",
    wrap: cloth.clay,
    skin: 3,
    seed: "boda-rider",
  })
  set.put(bodaBoda({ load: "cans" }), 520, 1076, 0.9)
  set.put(rider, 511, 1076, 0.9)
  const dark = mixTone(leaf.banana, "#10291B", 0.6)
  set.add(
    bananaLeaf(-90, 1130, 700, -52, dark),
    bananaLeaf(-60, 1260, 560, -14, dark),
    bananaLeaf(990, 240, 620, 140, dark),
    bananaLeaf(980, 40, 520, 172, dark),
    bananaLeaf(1000, 1260, 420, 210, dark),
  )
  return set.finish(
    "A woman rides a boda-boda with milk cans over patchwork hills at midday, seen small through banana leaves.",
  )
}
