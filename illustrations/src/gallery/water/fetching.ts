/** Fords and pumps: water that people and herds come a long way for. */
import { cattle } from "../../animals/cattle"
import { coats } from "../../animals/cattle-hide"
import { egret } from "../../animals/egret"
import { foreground, heavens } from "../../country"
import { outline } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import { cut, sheet } from "../../paper"
import { type Picture } from "../../part"
import { person } from "../../people"
import { papyrus } from "../../plants/grass"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { cloud } from "../../sky"
import { jerrycan, waterTrough } from "../../tools"
import { handPump } from "../../tools/hand-pump"
import { rings, waterSheet } from "./water-parts"

/** Up to the knees in the river, seen from the other bank; no sky but a strip. */
export function fordWithEgrets(): Picture {
  const set = stage("gallery/water/ford-with-egrets", {
    width: 1200,
    height: 850,
    light: "afternoon",
    horizon: 120,
    eye: 250,
  })
  set.litFrom(1200)
  set.add(
    hill(
      [
        [-40, 120],
        [400, 80],
        [800, 130],
        [1240, 90],
      ],
      850,
      mix(set.mood.land[1], set.mood.haze, 0.3),
      0.12,
    ),
  )
  set.add(
    hill(
      [
        [-40, 230],
        [300, 260],
        [760, 220],
        [1240, 250],
      ],
      850,
      set.mood.land[2],
      0.16,
      1,
      30,
    ),
  )
  for (const [x, y, scale] of [
    [70, 300, 0.72],
    [180, 290, 0.56],
    [1090, 286, 0.66],
    [960, 280, 0.5],
  ] as const)
    set.put(papyrus(set.random, mixTone(leaf.papyrus, set.mood.land[3], 0.2), 6), x, y, scale)
  set.scenery("a river", "papyrus")
  waterSheet(set, 290, 850, 0.12)
  set.put(cattle({ pose: "walking", coat: coats.cream, horns: 70 }), 880, 440, set.scaleAt(440), "left")
  set.put(cattle({ age: "calf", pose: "walking", coat: hide.ankoleFawn }), 655, 430, set.scaleAt(432) * 1.06, "left")
  waterSheet(set, 392, 850, 0.2)
  for (const x of [820, 945, 625, 690]) rings(set, x, 400, 34, 2)
  set.put(cattle({ pose: "walking", coat: hide.ankole, splashed: true, horns: 76 }), 420, 590, set.scaleAt(590), "left")
  set.put(egret("hunched", false), 455, 371, 1.9, "left")
  waterSheet(set, 520, 850, 0.3)
  for (const x of [330, 520]) rings(set, x, 532, 52, 3)
  set.put(cattle({ pose: "drinking", coat: hide.ankoleDark, horns: 62 }), 795, 800, set.scaleAt(800))
  waterSheet(set, 657, 850, 0.42)
  rings(set, 657, 676, 60, 3)
  rings(set, 909, 676, 60, 3)
  rings(set, 1156, 652, 70, 3)
  set.add(
    sheet(
      cut(outline([60, 850], [90, 770], [170, 750], [270, 770], [330, 850]), "#9C8468") +
        cut(outline([90, 800], [120, 772], [180, 764], [240, 780], [170, 792]), "#C0A682"),
      "land",
    ),
  )
  set.put(egret("striding", false), 180, 764, 2.5)
  return set.finish(
    "Wading home through the river in late afternoon: three Ankole cows and a calf, with two egrets along.",
  )
}

/** Everybody's well. */
export function handPumpAtNoon(): Picture {
  const set = stage("gallery/water/hand-pump", { width: 900, height: 1000, light: "noon", horizon: 370, eye: 168 })
  heavens(set, { ground: 550, sun: { x: 720, y: 130, radius: 64, style: "plain" } })
  set.add(cloud(set.random, 240, 210, 330, "#F6F4E4"), cloud(set.random, 520, 90, 200, "#EEF1E2"))
  set.add(
    hill(
      [
        [-40, 470],
        [240, 390],
        [560, 460],
        [940, 400],
      ],
      1000,
      mix(set.mood.land[0], set.mood.haze, 0.4),
      0.08,
    ),
  )
  set.add(
    hill(
      [
        [-40, 570],
        [300, 540],
        [640, 580],
        [940, 540],
      ],
      1000,
      set.mood.land[1],
      0.14,
      2,
      40,
    ),
  )
  set.put(banana(set.random), -10, 690, 1.2)
  set.scenery("a banana plant")
  set.add(
    hill(
      [
        [-40, 710],
        [300, 690],
        [640, 720],
        [940, 690],
      ],
      1000,
      mix(set.mood.land[1], "#C98F5E", 0.55),
      0.14,
    ),
  )
  set.stand(handPump(), 362, 790)
  set.stand(
    person({
      who: "woman",
      pose: "inject",
      clothes: "dress",
      main: cloth.clay,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "pump",
      reaches: { near: { x: 33, y: -110 }, far: { x: 41, y: -113 }, hands: "grip" },
    }),
    84,
    798,
  )
  set.stand(cattle({ pose: "drinking", coat: hide.ankole, horns: 64 }), 862, 850, "left", 0.92)
  set.stand(waterTrough({ length: 170 }), 560, 880)
  rings(set, 470, 718, 30, 2)
  set.stand(jerrycan(), 240, 910)
  set.stand(jerrycan({ tone: cloth.sky }), 160, 930)
  foreground(set, 60, { tufts: [0.9] })
  return set.finish(
    "A woman leans on the lever of the hand pump at noon, and an Ankole cow drinks what runs into the trough.",
  )
}
