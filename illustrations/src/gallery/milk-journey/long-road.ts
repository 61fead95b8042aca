/** The road to the collecting centre, seen from a hill. */
import { cattle } from "../../animals/cattle"
import { foreground } from "../../country"
import { ridges } from "../../heights"
import { hill, path, rolling } from "../../land"
import { cloth, hide, mix } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { acacia, banana } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { bodaBoda } from "../../tools"
import { turned } from "../hands"

export function longRoad(): Picture {
  const set = stage("gallery/milk-journey/long-road", {
    width: 1200,
    height: 900,
    light: "noon",
    horizon: 150,
    eye: 500,
  })
  set.add(cloud(set.random, 250, 120, 260, "#F6F4E4"), cloud(set.random, 820, 90, 330, "#EEF1E2"))
  set.add(ridges(set.random, 1200, 240, 90, mix(set.mood.land[0], set.mood.haze, 0.4)))
  for (const [y, tint] of [
    [250, 0.5],
    [330, 0.25],
  ] as const)
    set.add(
      hill(rolling(set.random, 1200, y, 26, 2), 900, mix(set.mood.land[0], set.mood.land[1], 1 - tint), 0.08, 2, 20),
    )
  set.add(hill(rolling(set.random, 1200, 420, 22, 1.4), 900, set.mood.land[1], 0.12, 3, 34))
  set.add(hill(rolling(set.random, 1200, 600, 20, 1), 900, mix(set.mood.land[1], set.mood.land[2], 0.6), 0.1, 2, 50))
  set.add(
    path(
      [
        [430, 1010],
        [520, 820],
        [800, 690],
        [830, 590],
        [560, 510],
        [440, 450],
        [560, 395],
        [690, 350],
        [640, 300],
        [600, 275],
      ],
      330,
      12,
      mix("#C7794F", set.mood.haze, 0.15),
    ),
  )
  for (const [x, y, size] of [
    [170, 420, 0.3],
    [930, 400, 0.28],
    [1080, 520, 0.46],
    [260, 560, 0.5],
    [1000, 330, 0.2],
  ] as const)
    set.put(acacia(set.random), x, y, size)
  for (const [x, y, coat] of [
    [230, 640, hide.ankole],
    [130, 690, hide.ankoleFawn],
    [330, 690, hide.ankoleDark],
  ] as const)
    set.stand(cattle({ pose: "grazing", coat }), x, y)
  const ride = { x: 700, y: 745, scale: 1.36 }
  set.put(turned(bodaBoda({ load: "cans", tone: cloth.clay }), -3), ride.x, ride.y, ride.scale)
  set.put(
    turned(
      person({
        who: "man",
        pose: "ride",
        clothes: "trousers",
        main: cloth.gold,
        second: cloth.denim,
        print: "plain",
        headwear: "cap",
        wrap: cloth.forest,
        footwear: "shoes",
        skin: 4,
        seed: "long-rider",
        head: "profile",
      }),
      -3,
    ),
    ride.x,
    ride.y,
    ride.scale,
  )
  set.put(banana(randomFrom("near-banana")), 1130, 960, 1.9)
  foreground(set, 46, { tufts: [0.06, 0.2] })
  return set.finish(
    "A long red road at midday, a boda-boda rider on it with two milk cans; {cattle} graze by the bend.",
  )
}
