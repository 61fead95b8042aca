/** Children out of doors: the way to school, a game of football. */
import { cattle } from "../../animals/cattle"
import { goat } from "../../animals/goat"
import { railFence, thatchedHut } from "../../buildings"
import { foreground, savanna, terracedHills } from "../../country"
import { path } from "../../land"
import { cloth, hide, leaf, material, mix } from "../../palette"
import { cut, line, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { fromBehind } from "../../people/back"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { bar } from "../../tools/shapes"
import { football } from "../../tools/music"

/** Uniforms are of one cloth. */
const schoolgirl = { who: "girl", pose: "walk", clothes: "dress", main: cloth.clay, print: "plain" } as const

/** Three with bags on their backs, going away from us into the mist. */
export function wayToSchool(): Picture {
  const set = stage("gallery/way-to-school", { width: 900, height: 1200, light: "mist", horizon: 520, eye: 134 })
  terracedHills(set, { ground: 640 })
  const earth = mix("#B4683F", set.mood.haze, 0.42)
  set.add(
    sheet(
      path(
        [
          [330, 1240],
          [400, 1060],
          [610, 870],
          [560, 760],
          [400, 690],
          [380, 650],
        ],
        540,
        26,
        earth,
      ),
      "crest",
    ),
  )
  set.stand(thatchedHut(), 230, 700, "right", 0.62)
  set.put(banana(set.random, leaf.banana, false), 90, 720, 1)
  set.stand(railFence({ length: 300 }), 820, 800, "right", 0.9)
  set.stand(cattle({ breed: "friesian", pose: "looking" }), 860, 850, "left", 0.86)
  set.stand(
    fromBehind({
      who: "boy",
      pose: "walk",
      clothes: "shorts",
      main: cloth.sky,
      second: cloth.indigo,
      print: "plain",
      skin: 5,
      bag: cloth.leaf,
      height: 118,
      seed: "school-1",
    }),
    612,
    880,
  )
  set.stand(
    fromBehind({
      ...schoolgirl,
      hair: "bun",
      skin: 3,
      bag: cloth.gold,
      height: 138,
      seed: "school-2",
    }),
    270,
    1090,
  )
  set.stand(
    fromBehind({
      ...schoolgirl,
      hair: "braids",
      skin: 4,
      bag: cloth.indigo,
      height: 128,
      seed: "school-3",
    }),
    465,
    1104,
  )
  foreground(set, 60, { tufts: [0.9] })
  return set.finish(
    "Two girls and a boy walk to school {light}, bags on their backs; a Friesian cow looks over to say good morning.",
  )
}

/** A shot at goal. */
export function footballBesideGoats(): Picture {
  const set = stage("gallery/football-beside-goats", {
    width: 1200,
    height: 800,
    light: "afternoon",
    horizon: 430,
    eye: 76,
  })
  savanna(set, { ground: 540, sun: { x: 660, y: 200, radius: 84, style: "plain" }, trees: [0.28, 0.62] })
  set.stand(goat({ pose: "grazing", coat: hide.goatBrown }), 560, 566)
  set.stand(goat({ pose: "grazing", pied: true }), 730, 572)
  const wood = material.wood
  set.add(
    sheet(
      cut(bar(906, 620, 900, 330, 13, 10), wood.base) +
        cut(bar(1168, 640, 1172, 330, 13, 10), wood.base) +
        cut(bar(890, 334, 1182, 334, 11), wood.light),
      "figure",
    ),
  )
  set.stand(
    person({
      who: "boy",
      pose: "dance",
      clothes: "shorts",
      main: cloth.forest,
      print: "plain",
      second: cloth.charcoal,
      skin: 4,
      seed: "goal-keeper",
    }),
    1040,
    650,
    "left",
  )
  set.stand(
    person({
      who: "girl",
      pose: "run",
      clothes: "shorts",
      main: cloth.sky,
      print: "stripes",
      second: cloth.indigo,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "football-2",
    }),
    134,
    690,
  )
  set.stand(
    person({
      who: "girl",
      pose: "kick",
      clothes: "shorts",
      main: cloth.clay,
      print: "plain",
      second: cloth.cream,
      hair: "bun",
      skin: 5,
      head: "profile",
      seed: "football-1",
    }),
    452,
    716,
  )
  set.add(line("M660 590C700 562 744 514 784 460M668 620C712 596 760 548 802 490", "#FFF4D2", 4))
  set.put(football({ standing: false }), 842, 476, 3.3)
  foreground(set, 60, { tufts: [0.04, 0.44, 0.95] })
  return set.finish(
    "A girl in red kicks a football, another girl behind her and a boy in goal; {goats} graze in the late afternoon.",
  )
}
