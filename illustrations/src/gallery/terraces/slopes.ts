/** Slopes of Kigezi from above, in mist, in morning light. */
import { goat } from "../../animals/goat"
import { farCattle } from "../../animals/cattle-far"
import { thatchedHut } from "../../buildings"
import { crestThrough, mistBand, ranges, terracedSlope } from "../../country"
import { terracedDome } from "../../heights"
import { heightAt, hill } from "../../land"
import { cloth, hide, leaf, mix } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { banana } from "../../plants/trees"
import { stage } from "../../scene"
import { sun } from "../../sky"
import { basket } from "../../tools"
import { smoke } from "../../weather"

/** Beans, sorghum, potatoes, fallow and fresh soil, as they lie side by side on a slope. */
const crops = ["#6E9F4C", "#9DB65A", "#3F7F4B", "#C9BE6A", "#5B9455", "#B9814E", "#2F6F46", "#A9C26B", "#4C8A4A"]

export function homeAlongTheBands(): Picture {
  const set = stage("gallery/terraces/bands", { width: 900, height: 1200, light: "morning", horizon: 60, eye: 900 })
  set.litFrom(900)
  set.add(sun("morning", 700, 120, 62, "plain"))
  ranges(set, { top: 150, bottom: 215, count: 2, swell: 34, far: "#DDBE86", near: "#B9B070" })
  const bands = terracedSlope(set, {
    from: crestThrough(set, 0.2, 0.17, 0.19, 0.24, 0.22),
    to: crestThrough(set, 1.12, 1.02, 0.98, 0.9, 0.84),
    count: 13,
    crops,
    nearer: 5,
  })
  const at = (band: number, x: number) => heightAt(bands[band] ?? [], x)
  set.put(thatchedHut(), 190, at(4, 190) + 14, 0.17)
  set.put(thatchedHut(), 262, at(4, 262) + 22, 0.21)
  set.add(smoke(196, at(4, 190) - 64, 110))
  for (const [x, size] of [
    [120, 0.2],
    [330, 0.24],
    [366, 0.2],
  ] as const)
    set.put(banana(set.random, leaf.banana, false), x, at(4, x) + 16, size)
  for (const [band, x, size] of [
    [7, 700, 0.34],
    [7, 770, 0.4],
    [10, 120, 0.66],
  ] as const)
    set.put(banana(set.random), x, at(band, x) + 12, size)
  set.put(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      print: "plain",
      skin: 4,
      seed: "band-woman",
      carries: basket({ filling: "bananas", standing: false }),
    }),
    545,
    at(11, 545) + 42,
    1.2,
  )
  set.put(goat({ pose: "walking", age: "kid", coat: hide.goatBrown }), 395, at(11, 395) + 50, 1.2)
  set.put(goat({ pose: "walking", pied: true }), 240, at(11, 240) + 44, 1.2)
  set.put(banana(set.random), 850, 1260, 1.5)
  return set.finish(
    "A woman in a red gomesi carries bananas home along a terrace, a goat and a kid at her heels, smoke over the huts, morning.",
  )
}

export function islandsOfMist(): Picture {
  const set = stage("gallery/terraces/mist", { width: 1400, height: 700, light: "mist", horizon: 100, eye: 900 })
  const { mood } = set
  set.scenery("terraces", "terraced hills")
  const dome = (x: number, top: number, half: number, base: number, share: number) =>
    set.add(
      terracedDome(set.random, { x, top, half, base, colour: mix("#DAD9C6", "#4F7F5A", share), rows: 7, lit: -1 }),
    )
  dome(1010, 120, 230, 330, 0.16)
  dome(560, 165, 210, 330, 0.2)
  set.add(mistBand(set, 330, 130, 0.8, -200, 1700))
  dome(160, 190, 260, 470, 0.42)
  dome(1290, 220, 260, 470, 0.46)
  set.add(mistBand(set, 455, 150, 0.86, -200, 1700))
  dome(760, 240, 330, 640, 0.8)
  set.put(thatchedHut(), 742, 258, 0.17)
  set.put(banana(set.random, leaf.banana, false), 796, 268, 0.22)
  set.add(smoke(745, 186, 120, "#FFFFFF", 0.8))
  set.add(mistBand(set, 590, 170, 0.92, -200, 1700))
  set.add(mistBand(set, 680, 170, 1, 0, 1400), mistBand(set, 650, 120, 0.9, 500, 1500))
  set.add(
    hill(
      [
        [-40, 560],
        [220, 575],
        [420, 640],
        [640, 720],
        [900, 760],
      ],
      700,
      mood.land[3],
      0.2,
      2,
      30,
    ),
  )
  set.put(
    person({ who: "man", pose: "staff", clothes: "shuka", main: cloth.clay, skin: 5, seed: "mist-herder" }),
    118,
    586,
    0.8,
  )
  for (const [x, y, coat, step] of [
    [214, 600, hide.ankole, "open"],
    [310, 628, hide.ankoleDark, "grazing"],
  ] as const)
    set.put(farCattle({ tone: coat, step, horns: 60, name: "an Ankole cow" }), x, y, 0.72)
  return set.finish(
    "Terraced hills stand out of a sea of morning mist, one hut smoking; a herder and two Ankole cows look across.",
  )
}
