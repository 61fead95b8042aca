/** The Rwenzori under the moon, ranges at dawn. */
import { farCattle } from "../../animals/cattle-far"
import { thatchedHut } from "../../buildings"
import { crestThrough, mistBand, ranges } from "../../country"
import { through, type Point } from "../../geometry"
import { heightAt, hill } from "../../land"
import { cloth, leaf, mixTone } from "../../palette"
import { clip, cut, sheet } from "../../paper"
import type { Picture } from "../../part"
import { person } from "../../people"
import { eucalyptus } from "../../plants/broad-trees"
import { randomFrom } from "../../random"
import { stage, type Stage } from "../../scene"
import { farBirds, stars, sun } from "../../sky"
import { halo } from "../../tools/lights"
import { moonlight, smoke } from "../../weather"

/** One great peak: lit and shaded faces, a ragged cap of snow. Its top is at (x, y). */
function peak(set: Stage, x: number, y: number, half: number, base: number, rock: string, snow: string): void {
  const tall = base - y
  const d = through(
    [
      [x - half, base, "corner"],
      [x - half * 0.56, base - tall * 0.46, "corner"],
      [x - half * 0.4, base - tall * 0.5, "corner"],
      [x - half * 0.12, y + tall * 0.12, "corner"],
      [x, y, "corner"],
      [x + half * 0.16, y + tall * 0.2, "corner"],
      [x + half * 0.36, y + tall * 0.42, "corner"],
      [x + half * 0.5, y + tall * 0.46, "corner"],
      [x + half, base, "corner"],
    ],
    true,
  )
  const shade = through(
    [
      [x, y - 10, "corner"],
      [x + half * 0.06, y + tall * 0.3, "corner"],
      [x - half * 0.06, y + tall * 0.56, "corner"],
      [x + half * 0.12, base, "corner"],
      [x + half * 1.1, base, "corner"],
      [x + half * 1.1, y, "corner"],
    ],
    true,
  )
  const cap = through(
    [
      [x - half * 0.6, y - 20, "corner"],
      [x + half * 0.6, y - 20, "corner"],
      [x + half * 0.6, y + tall * 0.5, "corner"],
      [x + half * 0.3, y + tall * 0.34, "corner"],
      [x + half * 0.24, y + tall * 0.46, "corner"],
      [x + half * 0.1, y + tall * 0.28, "corner"],
      [x + half * 0.02, y + tall * 0.5, "corner"],
      [x - half * 0.1, y + tall * 0.3, "corner"],
      [x - half * 0.24, y + tall * 0.5, "corner"],
      [x - half * 0.3, y + tall * 0.36, "corner"],
      [x - half * 0.6, y + tall * 0.5, "corner"],
    ],
    true,
  )
  set.add(
    sheet(cut(d, rock) + clip(d, cut(cap, snow) + `<path d="${shade}" fill="#0E1F2C" fill-opacity="0.26"/>`), "land"),
  )
  // Snow keeps some of the moonlight that the veil of night takes away.
  set.glow(`<g opacity="0.26">${clip(d, cut(cap, "#FFF8E8"))}</g>`)
}

export function moonOverTheRwenzori(): Picture {
  const set = stage("gallery/mountains/moon", { width: 900, height: 1200, light: "night", horizon: 500, eye: 700 })
  set.add(stars(set.random, 900, 700, 70), sun("night", 610, 240, 124, "rings"))
  set.scenery("the snow-capped Rwenzori mountains", "a hut")
  peak(set, 700, 430, 330, 900, "#4E6C7C", "#E8F0EE")
  peak(set, 90, 520, 300, 900, "#4A6676", "#DCE8E8")
  peak(set, 370, 330, 400, 960, "#5A7888", "#FBFDF8")
  set.add(mistBand(set, 840, 130, 0.16))
  ranges(set, { top: 860, bottom: 980, count: 3, swell: 46, far: "#45636A", near: "#2C4B46" })
  const near = crestThrough(set, 0.9, 0.87, 0.86, 0.89, 0.93)
  set.add(hill(near, 1200, "#1F3B36", 0.1))
  for (const [x, size] of [
    [70, 0.16],
    [120, 0.19],
    [820, 0.2],
    [872, 0.15],
  ] as const)
    set.put(eucalyptus(set.random, mixTone(leaf.euphorbia, "#1F3B36", 0.5)), x, heightAt(near, x) + 10, size)
  set.put(thatchedHut(), 480, 1070, 0.36)
  set.add(smoke(484, 915, 130, "#A9BEC4", 0.4))
  set.glow(
    moonlight(610, 240, 124),
    halo(480, 1046, 90),
    cut("M469 1071V1022C469 1016 491 1016 491 1022V1071Z", "#FFD27A"),
  )
  return set.finish("A full moon stands over the snow of the Rwenzori; in the dark valley the door of one hut is lit.")
}

export function alongTheRidge(): Picture {
  const set = stage("gallery/mountains/ridge", { width: 1400, height: 700, light: "dawn", horizon: 300, eye: 400 })
  set.add(sun("dawn", 1090, 206, 92, "rings"))
  set.litFrom(1090)
  ranges(set, { top: 230, bottom: 560, count: 6, swell: 52, far: "#EBC3A6", near: "#8A6E78", sharp: true })
  const ridge: Point[] = [
    [-40, 330],
    [180, 372],
    [430, 408],
    [700, 470],
    [980, 560],
    [1200, 660],
    [1440, 740],
  ]
  set.add(hill(ridge, 760, "#454058", 0.3, 4, 64))
  const dark = { light: "#4A3440", base: "#382833", shade: "#281C26" }
  const down = (x: number) => heightAt(ridge, x) + 8
  for (const [x, step] of [
    [330, "open"],
    [480, "closed"],
    [640, "open"],
  ] as const)
    set.put(farCattle({ tone: dark, horn: "#E9D3BC", horns: 80, step, name: "an Ankole cow" }), x, down(x) + 2, 0.82)
  set.put(
    person({
      who: "woman",
      pose: "staff",
      clothes: "shuka",
      main: cloth.clay,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "ridge-woman",
    }),
    180,
    down(180),
    0.92,
  )
  set.put(farCattle({ tone: dark, horns: 0, horn: "#382833", step: "open", name: "a calf" }), 765, down(765), 0.5)
  set.add(farBirds(randomFrom("ridge-birds"), 700, 130, 120, 6, "#8A6A66"))
  return set.finish(
    "At dawn a woman with a staff drives three Ankole cows and a calf down a dark ridge before range upon range of mountains.",
  )
}
