/** A manyatta from above, a herd against the sun. */
import { farCattle } from "../../animals/cattle-far"
import { crestThrough, dryPlain, manyatta } from "../../country"
import type { Point } from "../../geometry"
import { heightAt, hill, path } from "../../land"
import { cloth, hide, leaf, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { euphorbia } from "../../plants/euphorbia"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { farBirds, sun } from "../../sky"

export function manyattaFromTheHill(): Picture {
  const set = stage("gallery/savanna/manyatta", {
    width: 1100,
    height: 1100,
    light: "afternoon",
    horizon: -500,
    eye: 1200,
  })
  set.litFrom(-400)
  dryPlain(set, { horizon: 130, colours: ["#D9B070", "#CFA35C", "#C99A52", "#C08F4A"], trees: [0.1, 0.22, 0.7, 0.86] })
  set.add(
    path(
      [
        [560, 1140],
        [600, 920],
        [590, 800],
      ],
      90,
      40,
      "#D8A368",
    ),
  )
  set.put(manyatta(randomFrom("manyatta")), 550, 590, 0.29)
  for (const [x, y, coat, step, facing] of [
    [430, 590, hide.ankole, "closed", "right"],
    [545, 562, hide.friesianWhite, "grazing", "right"],
    [670, 592, hide.ankoleFawn, "closed", "left"],
    [470, 656, hide.ankoleDark, "grazing", "left"],
    [600, 668, hide.ankole, "open", "right"],
  ] as const)
    set.put(farCattle({ tone: coat, step, horns: 50, name: "a cow" }), x, y, 0.42, facing)
  set.put(euphorbia(set.random), 1010, 860, 0.36)
  const knoll = crestThrough(set, 0.86, 0.93, 1, 1.02, 0.97)
  set.add(hill(knoll, 1100, "#7A5A31", 0.24, 1, 50))
  set.put(
    person({
      who: "man",
      pose: "staff",
      clothes: "shuka",
      main: cloth.clay,
      second: cloth.indigo,
      skin: 5,
      seed: "lookout",
    }),
    175,
    heightAt(knoll, 175) + 30,
    1.5,
  )
  return set.finish(
    "From a knoll a herder in a shuka looks down on a ring-shaped manyatta with five cows in its pen, late afternoon.",
  )
}

export function lastLight(): Picture {
  const set = stage("gallery/savanna/last-light", { width: 1400, height: 700, light: "dusk", horizon: 500, eye: 260 })
  set.add(sun("dusk", 420, 545, 330, "rings"))
  set.litFrom(420)
  const crest: Point[] = [
    [-40, 560],
    [260, 540],
    [600, 552],
    [980, 530],
    [1440, 556],
  ]
  set.scenery("savanna")
  set.add(hill(crest, 700, "#2E1A1A", 0))
  const dark = { light: "#3A2020", base: "#2A1717", shade: "#1E1010" }
  set.put(acacia(randomFrom("lonely"), mixTone(leaf.acacia, "#2A1717", 0.8), dark), 1080, 548, 0.62)
  for (const [x, step, facing] of [
    [258, "open", "right"],
    [448, "open", "right"],
    [640, "closed", "right"],
  ] as const)
    set.put(
      farCattle({ tone: dark, horn: "#2A1717", horns: 84, step, name: "an Ankole cow" }),
      x,
      heightAt(crest, x) + 8,
      0.98,
      facing,
    )
  set.put(
    person({
      who: "man",
      pose: "staff",
      clothes: "shuka",
      main: dark,
      second: dark,
      print: "plain",
      skin: 5,
      seed: "last",
    }),
    108,
    556,
    1.02,
  )
  set.add(farBirds(randomFrom("late"), 820, 180, 120, 5, "#4A1E18"))
  set.add(
    hill(
      [
        [-40, 640],
        [400, 622],
        [900, 640],
        [1440, 616],
      ],
      700,
      "#1E1010",
      0,
    ),
  )
  return set.finish(
    "Against the huge setting sun, a herder walks three long-horned Ankole cows towards a lone acacia on the savanna.",
  )
}
