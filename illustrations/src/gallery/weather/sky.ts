/** What is seen in the sky: one ray of sun, a rainbow, lightning. */
import { cattle } from "../../animals/cattle"
import { farCattle } from "../../animals/cattle-far"
import { kraalFence, thatchedHut } from "../../buildings"
import { crestThrough, fieldHill, foreground, ranges } from "../../country"
import { through, type Point } from "../../geometry"
import { hill } from "../../land"
import { cloth, hide, leaf, mixTone } from "../../palette"
import { clip, cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { heapedCloud, lightning, rainbow, rainFall, shower, rainBank } from "../../weather"

export function oneLitField(): Picture {
  const set = stage("gallery/weather/lit-field", { width: 1200, height: 800, light: "rain", horizon: 300, eye: 360 })
  set.add(`<rect width="1200" height="800" fill="#3E545C" fill-opacity="0.72"/>`)
  set.add(shower(250, 120, 470, 300, "#7E959A", 0.35), shower(1030, 120, 470, 220, "#7E959A", 0.3))
  set.add(rainBank(1200, 900, 60, 330))
  ranges(set, { top: 400, bottom: 440, count: 2, swell: 30, far: "#5C7474", near: "#4A665E" })
  fieldHill(set, {
    crest: crestThrough(set, 0.6, 0.58, 0.6, 0.57, 0.6),
    depth: 330,
    rows: 4,
    columns: 6,
    colours: ["#2C4A3A", "#34553F", "#294438", "#3A5A44", "#2F4E36"],
  })
  const lit = through(
    [
      [392, 556, "corner"],
      [520, 543],
      [660, 552],
      [850, 540, "corner"],
      [882, 584],
      [958, 632],
      [1010, 712, "corner"],
      [820, 722],
      [600, 704],
      [400, 722],
      [214, 700, "corner"],
      [296, 648],
      [330, 600],
    ],
    true,
  )
  const furrows = [0, 1, 2, 3, 4]
    .map((row) => `M200 ${570 + row * 26}Q600 ${560 + row * 30} 1080 ${572 + row * 27}`)
    .join("")
  set.add(
    `<path d="M540 262L690 262L980 690Q600 712 250 686Z" fill="#F7E3A0" fill-opacity="0.1"/><path d="M580 262L650 262L860 690Q600 706 360 688Z" fill="#F7E3A0" fill-opacity="0.1"/>`,
  )
  set.scenery("a field").add(sheet(cut(lit, "#E6CE62") + clip(lit, line(furrows, "#D3BC58", 3)), "figure"))
  set.litFrom(640)
  set.put(cattle({ breed: "friesian", pose: "standing" }), 520, 650, 1)
  set.put(cattle({ breed: "friesian", pose: "grazing" }), 750, 668, 1, "left")
  set.add(hill(crestThrough(set, 0.87, 0.89, 0.86, 0.9, 0.85), 800, "#1E3A2E", 0.06))
  foreground(set, 60, { tufts: [0.1, 0.8], colour: "#16302A" })
  return set.finish(
    "Two Friesian cows stand on the one yellow field that the sun reaches; all round it lies dark rain.",
  )
}

export function bowOverTheKraal(): Picture {
  const set = stage("gallery/weather/rainbow", { width: 1100, height: 1100, light: "rain", horizon: 520, eye: 330 })
  set.litFrom(-200)
  set.scenery("a rainbow")
  set.add(rainbow(640, 830, 620, 86, 0.3), rainbow(640, 830, 500, 92, 0.86))
  set.add(heapedCloud(150, 250, 420, "#F1EDDB", "#BCCAC6"), heapedCloud(1010, 190, 360, "#E6E6D8", "#A9BBBA"))
  ranges(set, { top: 600, bottom: 670, count: 2, swell: 44, far: "#8FA89A", near: "#6F9479" })
  fieldHill(set, {
    crest: crestThrough(set, 0.66, 0.63, 0.65, 0.62, 0.66),
    depth: 180,
    rows: 3,
    columns: 6,
    colours: ["#7DAA62", "#98BB66", "#5F9458", "#B5BC62"],
  })
  set.add(hill(crestThrough(set, 0.74, 0.75, 0.74, 0.76, 0.75), 1100, "#58975A", 0.24, 2, 60))
  set.stand(thatchedHut(), 260, 860, "right", 0.96)
  set.stand(kraalFence({ length: 620 }), 730, 876, "right", 0.86)
  set.stand(cattle({ pose: "looking", coat: hide.ankole, splashed: true }), 590, 940)
  set.stand(cattle({ pose: "standing", coat: hide.ankoleFawn }), 945, 965, "left")
  set.stand(cattle({ age: "calf", coat: hide.ankoleFawn }), 800, 1015, "left")
  foreground(set, 56, { tufts: [0.5, 0.93] })
  return set.finish(
    "A double rainbow stands over a kraal where two Ankole cows and a calf wait beside a hut, after the rain.",
  )
}

/** From the cloud down to the plain. */
const bolt: readonly Point[] = [
  [750, 408],
  [722, 520],
  [766, 560],
  [726, 680],
  [762, 716],
  [740, 840],
]

/** What the bolt lights up round it: rings of pale air. */
const flash = [420, 320, 230, 150]
  .map((radius) => `<circle cx="744" cy="680" r="${radius}" fill="#BFD8EE" fill-opacity="0.07"/>`)
  .join("")

export function lightningFarOff(): Picture {
  const set = stage("gallery/weather/lightning", { width: 900, height: 1200, light: "night", horizon: 760, eye: 330 })
  set.scenery("lightning", "a plain")
  set.add(heapedCloud(560, 420, 900, "#4C6474", "#33495A"), heapedCloud(220, 350, 560, "#3D5566", "#2A3E4E"))
  set.add(
    rainFall(randomFrom("far-rain"), {
      left: 560,
      right: 900,
      top: 430,
      bottom: 840,
      count: 70,
      colour: "#9FB6C2",
      opacity: 0.3,
    }),
  )
  set.add(lightning(bolt, 13))
  const horizon: Point[] = [
    [-40, 846],
    [220, 836],
    [470, 846],
    [720, 834],
    [940, 848],
  ]
  set.add(hill(horizon, 1200, "#4A6C68", 0.1))
  set.put(acacia(set.random, mixTone(leaf.acacia, "#1D3330", 0.5)), 190, 858, 0.24)
  set.put(acacia(set.random, mixTone(leaf.acacia, "#1D3330", 0.5)), 850, 864, 0.15)
  set.litFrom(540)
  set.add(
    hill(
      [
        [-40, 960],
        [250, 940],
        [520, 962],
        [940, 930],
      ],
      1200,
      "#42665A",
      0.1,
    ),
  )
  for (const [x, y, tone, step] of [
    [250, 1086, hide.ankole, "open"],
    [408, 1112, hide.ankoleFawn, "open"],
    [560, 1084, hide.ankole, "closed"],
  ] as const)
    set.put(farCattle({ tone, step, horns: 76, name: "an Ankole cow" }), x, y, 0.9)
  set.put(
    person({ who: "man", pose: "walk", clothes: "shuka", main: cloth.clay, skin: 4, seed: "storm-herder" }),
    96,
    1116,
    1.04,
  )
  foreground(set, 90, { tufts: [0.1, 0.5, 0.86] })
  set.glow(flash, `<g opacity="0.9">${lightning(bolt, 11)}</g>`)
  return set.finish(
    "At night lightning strikes far off on the plain as a herder brings three Ankole cows home before it comes near.",
  )
}
