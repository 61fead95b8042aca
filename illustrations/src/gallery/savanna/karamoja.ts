/** A manyatta from above, a herd against the sun. */
import { cattle } from "../../animals/cattle"
import { farCattle } from "../../animals/cattle-far"
import { crestThrough, dryPlain, manyatta } from "../../country"
import { heightAt, hill, path } from "../../land"
import { cloth, hide, leaf, mix, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { acacia } from "../../plants/trees"
import { euphorbia } from "../../plants/euphorbia"
import { randomFrom } from "../../random"
import { stage } from "../../scene"

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

/** From a rise, through the crown of an acacia: a file of cattle far down on the plain, and their long shadows. */
export function lastLight(): Picture {
  const set = stage("gallery/savanna/last-light", { width: 1400, height: 700, light: "dusk", horizon: 150, eye: 620 })
  set.litFrom(-1100)
  const { land, haze } = set.mood
  set.scenery("savanna")
  const band = (y: number, colour: string, fall: number) =>
    hill(
      [
        [-40, y],
        [360, y - fall],
        [800, y + fall],
        [1440, y - fall],
      ],
      700,
      colour,
      0.1,
    )
  set.add(
    band(190, mix(land[0], haze, 0.5), 14),
    band(240, mix(land[1], haze, 0.35), 10),
    band(330, mix(land[1], leaf.dry.base, 0.3), 12),
    band(520, mix(land[2], leaf.dry.shade, 0.25), 16),
  )
  for (const [x, y, scale] of [
    [1240, 300, 0.16],
    [940, 268, 0.11],
    [180, 262, 0.1],
  ] as const)
    set.put(acacia(randomFrom(`plain-${x}`), mixTone(leaf.acacia, land[2], 0.4)), x, y, scale)
  set.stand(cattle({ pose: "walking", coat: hide.ankoleFawn, horns: 70 }), 1010, 470)
  set.stand(cattle({ pose: "walking", coat: hide.ankole }), 860, 484)
  set.stand(cattle({ pose: "walking", coat: hide.ankoleDark }), 700, 494)
  set.stand(
    person({
      who: "man",
      pose: "staff",
      clothes: "shuka",
      main: cloth.clay,
      skin: 5,
      seed: "last",
    }),
    566,
    506,
  )
  const dark = { light: "#3A2020", base: "#2A1717", shade: "#1E1010" }
  set.put(acacia(randomFrom("lonely"), mixTone(leaf.acacia, "#2A1717", 0.7), dark), 180, 760, 2.1)
  set.add(band(650, "#1E1010", 14))
  return set.finish(
    "A herder and three Ankole cows cross the plain at dusk, far below, seen past the dark crown of an acacia.",
  )
}
