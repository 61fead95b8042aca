/** Hay cut, stacked, carried. */
import { wireFence } from "../../buildings/walls"
import { crestThrough, foreground, ranges, tallGrass } from "../../country"
import { hill } from "../../land"
import { cloth, leaf, mixTone } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { haystack, sheaf } from "../../plants/hay"
import { acacia, banana } from "../../plants/trees"
import { randomFrom } from "../../random"
import { stage } from "../../scene"
import { cloud, farBirds, sun } from "../../sky"
import { hayBale, pickup } from "../../tools"
import { sickle } from "../../tools/land-work"

export function stackingTheHay(): Picture {
  const set = stage("gallery/fencing/stack", { width: 1100, height: 1100, light: "afternoon", horizon: 420, eye: 260 })
  set.litFrom(-200)
  set.add(cloud(set.random, 270, 170, 330, "#FBE6B4"))
  ranges(set, { top: 380, bottom: 450, count: 2, swell: 30, far: "#D2A35C", near: "#A89450" })
  set.add(hill(crestThrough(set, 0.44, 0.43, 0.45, 0.43, 0.44), 1100, "#D9B458", 0.24, 2, 50))
  set.put(acacia(set.random), 950, 500, 0.36)
  set.add(
    tallGrass(randomFrom("uncut"), {
      width: 420,
      bottom: 660,
      height: 130,
      colours: ["#CFA64C", "#B98D3C", "#E3C373"],
      step: 12,
    }),
  )
  set.add(hill(crestThrough(set, 0.59, 0.6, 0.59, 0.6, 0.59), 1100, "#CDB063", 0.24))
  set.stand(haystack(set.random, { height: 330 }), 700, 860, "right", 1)
  const top = 860 - 318 * set.scaleAt(860)
  set.put(
    person({
      who: "man",
      pose: "give",
      clothes: "trousers",
      main: cloth.clay,
      second: cloth.charcoal,
      headwear: "brimmed-hat",
      skin: 5,
      seed: "stacker",
      head: "profile",
      nod: 16,
      reaches: { near: { x: 30, y: -70 }, far: { x: 40, y: -74 }, hands: "open" },
    }),
    672,
    top + 34,
    set.scaleAt(860) * 0.96,
    "left",
  )
  set.stand(
    person({
      who: "woman",
      pose: "carry-head",
      clothes: "dress",
      main: cloth.indigo,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 4,
      footwear: "gumboots",
      seed: "pitcher",
      carries: sheaf({ standing: false }),
    }),
    395,
    900,
    "right",
  )
  set.add(
    tallGrass(randomFrom("being-cut"), {
      width: 118,
      bottom: 768,
      height: 96,
      colours: ["#B98D3C", "#A97F36", "#CFA64C"],
      step: 10,
    }),
  )
  set.stand(
    person({
      who: "woman",
      pose: "plant",
      clothes: "dress",
      main: cloth.forest,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      footwear: "gumboots",
      seed: "mower",
      nod: -12,
      holds: sickle(),
    }),
    200,
    760,
    "left",
  )
  set.stand(sheaf(), 330, 1000, "right", 1)
  set.stand(sheaf(), 930, 990, "left", 1.1)
  set.stand(sheaf(), 190, 930, "left", 0.9)
  foreground(set, 46, { tufts: [0.3, 0.9], colour: "#7A6A2E" })
  return set.finish(
    "One woman cuts grass with a sickle, another brings a sheaf to the man on the haystack, in late afternoon light.",
  )
}

export function lastLoadHome(): Picture {
  const set = stage("gallery/fencing/load", { width: 1400, height: 700, light: "dusk", horizon: 440, eye: 150 })
  set.add(sun("dusk", 1170, 400, 130, "rays"))
  set.litFrom(1170)
  ranges(set, { top: 430, bottom: 480, count: 2, swell: 26, far: "#A14E32", near: "#6A4030" })
  set.add(farBirds(randomFrom("load-birds"), 320, 130, 100, 6, "#4A1E18"))
  set.put(banana(set.random, mixTone(leaf.banana, "#3A2A20", 0.5)), 90, 580, 1)
  set.add(hill(crestThrough(set, 0.76, 0.78, 0.76, 0.77, 0.76), 700, "#9A5A34", 0.2))
  set.stand(pickup({ tone: cloth.clay, cargo: "hay" }), 560, 640, "right", 1)
  const s = set.scaleAt(640)
  set.put(
    person({
      who: "girl",
      pose: "wave",
      clothes: "dress",
      main: cloth.sky,
      skin: 3,
      head: "profile",
      seed: "load-girl",
    }),
    950,
    650,
    s * 0.96,
    "left",
  )
  set.stand(
    person({
      who: "man",
      pose: "feed",
      clothes: "trousers",
      main: cloth.gold,
      second: cloth.charcoal,
      headwear: "cap",
      skin: 4,
      seed: "load-man",
      reaches: { near: { x: 46, y: -118 }, far: { x: 50, y: -114 }, hands: "grip" },
      holds: {
        ...hayBale({ standing: false }),
        svg: `<g transform="translate(16 22) scale(0.82)">${hayBale({ standing: false }).svg}</g>`,
      },
    }),
    150,
    650,
    "right",
  )
  set.stand(wireFence({ length: 500, wires: 3 }), 1280, 600, "right", 1)
  foreground(set, 50, { tufts: [0.2, 0.7], colour: "#2A1C14" })
  return set.finish(
    "A man lifts the last bale on to a red pick-up loaded with hay as a girl waves the driver off at dusk.",
  )
}
