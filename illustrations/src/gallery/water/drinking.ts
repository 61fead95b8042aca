/** Drinking at the shore, at the trough, by night. */
import { cattle } from "../../animals/cattle"
import { cattleBustProfile } from "../../animals/cattle-bust-profile"
import { coats } from "../../animals/cattle-hide"
import { heavens, openWater, waterColours } from "../../country"
import { ridges } from "../../heights"
import { hill } from "../../land"
import { hide, leaf, material, mix, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import { place, type Picture } from "../../part"
import { papyrus } from "../../plants/grass"
import { stage } from "../../scene"
import type { Facing } from "../../scene"
import { lens, lightRoad, reflection, rings } from "./water-parts"

/** Three at the far edge of a still bay, and the same three upside down. */
export function lakeReflections(): Picture {
  const set = stage("gallery/water/lake-reflections", {
    width: 1200,
    height: 820,
    light: "dawn",
    horizon: 250,
    eye: 150,
  })
  heavens(set, { ground: 400, sun: { x: 930, y: 250, radius: 84, style: "rings" } })
  set.add(
    hill(
      [
        [-40, 330],
        [260, 270],
        [640, 340],
        [1240, 290],
      ],
      460,
      mix(set.mood.land[0], set.mood.haze, 0.35),
      0.1,
    ),
  )
  set.add(
    hill(
      [
        [-40, 390],
        [400, 410],
        [760, 370],
        [1240, 400],
      ],
      500,
      set.mood.land[1],
      0.14,
    ),
  )
  openWater(set, 448)
  const drinkers: readonly (readonly [Parameters<typeof cattle>[0], number, number, Facing])[] = [
    [{ pose: "grazing", coat: hide.ankole, horns: 70 }, 250, 452, "right"],
    [{ pose: "looking", coat: coats.cream, horns: 84 }, 640, 448, "right"],
    [{ pose: "grazing", coat: hide.ankoleFawn, splashed: true, horns: 70 }, 985, 454, "left"],
  ]
  for (const [options, x, y, facing] of drinkers) reflection(set, cattle(options), x, y, { facing })
  const sand = mix(set.mood.land[1], "#F0D9A0", 0.6)
  set.add(cut(lens(250, 452, 250, 9) + lens(650, 450, 230, 8) + lens(985, 455, 250, 9), sand))
  for (const [options, x, y, facing] of drinkers) set.put(cattle(options), x, y, set.scaleAt(y), facing)
  rings(set, 395, 456, 60)
  rings(set, 838, 458, 60)
  const reed = mixTone(leaf.papyrus, set.mood.land[3], 0.5)
  set.put(papyrus(set.random, reed, 6), 90, 900, 1.5)
  set.put(papyrus(set.random, reed, 7), 1130, 930, 1.7)
  set.scenery("papyrus")
  return set.finish(
    "Three Ankole cows stand at the lake at dawn, two of them drinking, and the still water shows them all again.",
  )
}

/** Two muzzles and the water between them. */
export function muzzlesAtTheTrough(): Picture {
  const set = stage("gallery/water/muzzles-at-the-trough", {
    width: 1100,
    height: 880,
    light: "afternoon",
    horizon: 520,
  })
  heavens(set, { ground: 520 })
  set.litFrom(200)
  set.add(
    hill(
      [
        [-40, 470],
        [300, 410],
        [700, 480],
        [1140, 400],
      ],
      1000,
      set.mood.land[1],
      0.14,
      2,
      60,
    ),
  )
  set.add(
    hill(
      [
        [-40, 640],
        [400, 600],
        [800, 650],
        [1140, 610],
      ],
      1000,
      set.mood.land[2],
      0.14,
    ),
  )
  const { water, iron } = material
  const rim = "M0 742C120 700 980 700 1100 742L1120 784H-20Z"
  set.add(sheet(cut(rim, iron.light), "land"), cut("M26 748C160 716 940 716 1074 748L1090 778H10Z", water.base))
  set.put(cattleBustProfile({ breed: "friesian", nose: 58 }), 215, 372, 6.1)
  set.put(cattleBustProfile({ coat: hide.ankole, nose: 60, horns: 56 }), 890, 392, 5.8, "left")
  rings(set, 440, 752, 120)
  rings(set, 680, 752, 110)
  set.add(
    cut(lens(560, 738, 70, 4) + lens(250, 754, 60, 3) + lens(860, 756, 70, 4), water.light),
    sheet(
      cut("M-10 770H1110V1010H-10Z", iron.base) +
        cut("M760 770H1110V1010H800Z", iron.shade) +
        cut("M-10 770H1110V800H-10Z", iron.light),
      "land",
    ),
  )
  set.scenery("a water trough")
  return set.finish("Two cows, a Friesian and an Ankole, drink from the two ends of a trough on a hot afternoon.")
}

/** One bull, one moon, and both again in the water. */
export function moonlitDrink(): Picture {
  const set = stage("gallery/water/moonlit-drink", { width: 850, height: 1200, light: "night", horizon: 430, eye: 150 })
  heavens(set, { ground: 600, sun: { x: 560, y: 300, radius: 130, style: "rings" } })
  set.add(ridges(set.random, 850, 640, 150, mix(set.mood.land[0], set.mood.haze, 0.5)))
  set.add(
    hill(
      [
        [-40, 640],
        [300, 610],
        [600, 640],
        [890, 600],
      ],
      800,
      mix(set.mood.land[1], set.mood.land[3], 0.5),
      0.06,
    ),
  )
  openWater(set, 690)
  lightRoad(set, 560, 720, 1150, 120, mix("#FFF8DF", waterColours(set).water, 0.2))
  const bull = cattle({ age: "bull", pose: "grazing", coat: hide.ankole, horns: 78 })
  reflection(set, bull, 300, 716)
  set.add(
    cut("M-20 690C120 676 380 690 470 722C380 734 120 738 -20 730Z", mix(set.mood.land[2], set.mood.land[3], 0.6)),
  )
  set.stand(bull, 300, 716)
  rings(set, 492, 722, 70)
  set.add(place(papyrus(set.random, mixTone(leaf.papyrus, set.mood.land[3], 0.5), 6), 70, 1240, 1.7))
  set.scenery("papyrus")
  return set.finish("The moon lays a road across the lake to the spot where an Ankole bull has come to drink.")
}
