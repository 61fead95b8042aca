/** Learning with the ears: a story by the fire, a programme on the radio. */
import { savanna, terracedHills } from "../../country"
import { cloth, leaf, material, mix, mixTone, ramps } from "../../palette"
import { cut, line, sheet } from "../../paper"
import { round, type Picture } from "../../part"
import { person } from "../../people"
import { fromBehind } from "../../people/back"
import { acacia, banana } from "../../plants/trees"
import { stage } from "../../scene"
import { bench, stool } from "../../tools"
import { flames, halo, woodFire } from "../../tools/lights"
import { radio } from "../../tools/music"
import { repeat } from "../../tools/shapes"
import { lamplit } from "../lamplight"

/** An elder tells a story. */
export function storyByTheFire(): Picture {
  const set = stage("gallery/story-by-the-fire", { width: 900, height: 1200, light: "night", horizon: 640, eye: 104 })
  savanna(set, { ground: 780, sun: { x: 700, y: 190, radius: 66, style: "plain" }, trees: [0.5] })
  set.put(acacia(set.random, mixTone(leaf.acacia, "#16281E", 0.4)), 130, 860, 1.35)
  set.glow(halo(450, 900, 470, 0.13))
  lamplit(
    set,
    person({ who: "boy", pose: "sit-ground", main: cloth.gold, print: "stripes", skin: 3, seed: "story-2" }),
    560,
    880,
    "left",
  )
  lamplit(set, stool(), 190, 960, "right", 1.3)
  lamplit(
    set,
    person({
      who: "elder-woman",
      pose: "sit-tell",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "story-1",
    }),
    208,
    974,
  )
  lamplit(
    set,
    person({
      who: "girl",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.sky,
      print: "dots",
      hair: "bun",
      skin: 5,
      seed: "story-3",
    }),
    740,
    950,
    "left",
  )
  lamplit(set, woodFire(), 455, 1000, "right", 0.92)
  const scale = set.scaleAt(1000) * 0.92
  set.glow(halo(455, 950, 130, 0.16), `<g transform="translate(455 1000) scale(${scale})">${flames()}</g>`)
  lamplit(
    set,
    fromBehind({
      who: "girl",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.plum,
      print: "leaves",
      hair: "braids",
      skin: 3,
      seed: "story-4",
    }),
    300,
    1150,
  )
  lamplit(
    set,
    fromBehind({ who: "boy", pose: "sit-ground", main: cloth.leaf, print: "plain", skin: 4, seed: "story-5" }),
    640,
    1160,
  )
  return set.finish(
    "A grandmother lifts her hand at the best part of the story; two girls and two boys sit round the fire, the moon above.",
  )
}

/** A dry place under the eaves while it rains. */
export function radioInTheRain(): Picture {
  const set = stage("gallery/radio-in-the-rain", { width: 1200, height: 800, light: "rain", horizon: 330, eye: 120 })
  terracedHills(set, { ground: 520 })
  set.put(banana(set.random), 1090, 690, 1.75)
  set.put(banana(set.random, leaf.banana, false), 950, 620, 1.3)
  const wall = material.mud
  set.add(
    sheet(cut("M-20 60H800V640H-20Z", wall.base) + cut("M-20 590H800V650H-20Z", ramps.clay[700]), "figure"),
    sheet(
      cut("M70 220H230V592H70Z", material.wood.shade) +
        cut("M84 234H216V592H84Z", mix(material.wood.shade, "#1B0F08", 0.45)),
      "detail",
    ),
    sheet(
      cut("M560 260H720V400H560Z", material.wood.base) +
        cut("M574 274H706V386H574Z", "#2B241F") +
        line("M640 274V386M574 330H706", material.wood.base, 8),
      "detail",
    ),
  )
  set.stand(bench({ length: 210 }), 330, 690)
  set.stand(
    person({
      who: "elder-man",
      pose: "sit",
      clothes: "kanzu",
      headwear: "kofia",
      wrap: cloth.clay,
      skin: 5,
      seed: "radio-1",
    }),
    190,
    694,
  )
  set.stand(
    person({
      who: "woman",
      pose: "sit",
      clothes: "dress",
      main: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.plum,
      skin: 3,
      seed: "radio-2",
      head: "profile",
    }),
    380,
    700,
  )
  set.stand(stool(), 724, 716, "right", 1.4)
  set.put(radio({ standing: false }), 724, 716 - 29 * 1.4 * set.scaleAt(716), 3.6)
  set.stand(
    person({
      who: "girl",
      pose: "sit-ground",
      clothes: "dress",
      main: cloth.sky,
      print: "dots",
      hair: "braids",
      skin: 4,
      seed: "radio-3",
      head: "profile",
    }),
    560,
    768,
  )
  const straw = material.thatch
  const eave = (y: number, tone: string, step: number) =>
    sheet(
      cut(
        `M-20 -20H900L${870} ${y - 20}${repeat(Math.ceil(900 / step), (index) => `L${870 - index * step - step / 2} ${y + (index % 3) * 9 + 14}L${870 - (index + 1) * step} ${y - 12 + (index % 2) * 8}`)}Z`,
        tone,
      ),
      "figure",
    )
  set.add(eave(170, straw.shade, 34), eave(120, straw.base, 42), eave(60, straw.light, 38))
  const drops = repeat(70, () => {
    const [x, y] = [set.random.between(830, 1230), set.random.between(-40, 780)]
    const length = set.random.between(34, 74)
    return `M${round(x)} ${round(y)}l${round(-length * 0.22)} ${round(length)}`
  })
  set.add(line(drops, "#E9F1EC", 2.4))
  return set.finish(
    "While it rains, a grandfather, a woman and a girl sit dry under the thatch and listen to the farming hour on the radio.",
  )
}
