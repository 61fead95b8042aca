/** Milk that goes at walking pace: beside a bicycle, on a head. */
import { ridges, terracedDome } from "../../heights"
import { hill, rolling } from "../../land"
import { cloth, leaf, mix, mixTone, ramps } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { grassBank, tuft } from "../../plants/grass"
import { acacia } from "../../plants/trees"
import { euphorbia } from "../../plants/euphorbia"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { stars, sun } from "../../sky"
import { milkCan } from "../../tools"
import { bicycle } from "../../tools/bicycle"
import { turned } from "../hands"

export function uphill(): Picture {
  const set = stage("gallery/milk-journey/uphill", { width: 1000, height: 1250, light: "dawn", horizon: 760, eye: 110 })
  set.add(sun("dawn", 640, 480, 270, "rings"))
  set.add(ridges(set.random, 1000, 800, 120, mix(set.mood.land[0], set.mood.haze, 0.5)))
  for (const [x, top, half, tint] of [
    [120, 690, 330, 0.5],
    [860, 720, 360, 0.4],
    [430, 800, 340, 0.15],
  ] as const)
    set.add(
      terracedDome(set.random, {
        x,
        top,
        half,
        base: 1130,
        colour: mix(set.mood.land[1], set.mood.haze, tint),
        rows: 8,
        lit: 1,
      }),
    )
  set.scenery("terraced hills")
  set.add(
    hill(
      [
        [-40, 1130],
        [300, 1075],
        [700, 960],
        [1040, 850],
      ],
      1250,
      set.mood.land[2],
      0.2,
    ),
  )
  const tilt = -17
  const base = { x: 500, y: 1075, scale: 3.1 }
  const farmer = person({
    who: "man",
    pose: "walk",
    clothes: "trousers",
    main: cloth.clay,
    second: cloth.indigo,
    print: "plain",
    headwear: "brimmed-hat",
    wrap: cloth.cream,
    footwear: "gumboots",
    skin: 4,
    seed: "hill-rider",
    head: "profile",
    reaches: { near: { x: 31, y: -111 }, far: { x: 37, y: -112 }, hands: "grip" },
  })
  set.add(
    hill(
      [
        [-40, 1170],
        [300, 1120],
        [500, 1064],
        [720, 996],
        [1040, 890],
      ],
      1250,
      mix(leaf.dry.light, set.mood.land[2], 0.4),
      0.16,
    ),
  )
  set.put(farmer, base.x - 64, base.y - 4, base.scale)
  set.put(turned(bicycle({ cans: 3 }), tilt), base.x, base.y, base.scale)
  set.add(
    hill(
      [
        [-40, 1210],
        [300, 1180],
        [600, 1120],
        [1040, 1010],
      ],
      1250,
      set.mood.land[3],
      0.1,
    ),
  )
  set.put(euphorbia(randomFrom("hill-candelabra")), 885, 1066, 1.12)
  for (const [x, y] of [
    [90, 1222],
    [420, 1206],
    [640, 1150],
  ] as const)
    set.put(tuft(set.random, mixTone(leaf.dry, set.mood.land[3], 0.4), 60, 9), x, y, 1.2)
  return set.finish(
    "Uphill at dawn: a man pushes a bicycle with three milk cans over the crest, the terraces still pale below.",
  )
}

export function lastMile(): Picture {
  const set = stage("gallery/milk-journey/last-mile", {
    width: 800,
    height: 1200,
    light: "night",
    horizon: 720,
    eye: 110,
  })
  set.add(stars(set.random, 800, 620, 60))
  set.add(sun("night", 430, 560, 250, "rings"))
  set.litFrom(430)
  set.add(hill(rolling(set.random, 800, 790, 34, 1.3), 1200, set.mood.land[0], 0.05))
  set.add(
    hill(
      [
        [-40, 880],
        [200, 850],
        [460, 880],
        [840, 930],
      ],
      1200,
      set.mood.land[1],
      0.1,
    ),
  )
  set.put(acacia(set.random), -30, 905, 0.6)
  set.add(
    hill(
      [
        [-40, 1040],
        [260, 1010],
        [520, 1020],
        [840, 1060],
      ],
      1200,
      set.mood.land[2],
      0.1,
    ),
  )
  set.put(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.plum,
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "last-mile",
      carries: milkCan({ standing: false, band: ramps.clay[600] }),
    }),
    400,
    1062,
    3.4,
  )
  set.put(
    person({
      who: "boy",
      pose: "walk",
      clothes: "shorts",
      main: cloth.sky,
      second: cloth.clay,
      print: "plain",
      skin: 3,
      seed: "last-boy",
      head: "profile",
    }),
    640,
    1072,
    3.4,
  )
  set.add(grassBank(set.random, 800, 1200, 120, set.mood.land[3]))
  for (const x of [70, 690]) set.put(tuft(set.random, mixTone(leaf.dry, set.mood.land[3], 0.5), 80, 9), x, 1170, 1.3)
  return set.finish(
    "Before a great moon a woman walks home at night with the milk can on her head, a boy a step ahead.",
  )
}
