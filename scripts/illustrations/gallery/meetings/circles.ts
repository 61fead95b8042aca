/** Meetings among few: an agreement, the savings box. */
import { cattle } from "../../animals/cattle"
import { thatchedHut } from "../../buildings"
import { foreground, savanna } from "../../country"
import { cloth, hide } from "../../palette"
import { place, type Picture } from "../../part"
import { person, type PersonOptions } from "../../people"
import { fromBehind } from "../../people/back"
import { mat } from "../../pictures/props"
import { stage } from "../../scene"
import { savingsBox } from "../../tools"
import { halo, lantern } from "../../tools/lights"
import { lamplit } from "../lamplight"

/** A calf changes hands. */
export function handshake(): Picture {
  const set = stage("gallery/handshake", { width: 900, height: 1200, light: "dusk", horizon: 800, eye: 92 })
  savanna(set, { ground: 930, sun: { x: 450, y: 640, radius: 300, style: "plain" }, trees: [0.93] })
  set.stand(cattle({ age: "calf", pose: "looking", coat: hide.ankoleFawn }), 408, 1070, "right", 0.84)
  set.stand(
    person({
      who: "woman",
      pose: "shake",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.gold,
      print: "leaves",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      head: "profile",
      seed: "deal-1",
    }),
    246,
    1092,
  )
  set.stand(
    person({
      who: "elder-man",
      pose: "shake",
      clothes: "kanzu-jacket",
      headwear: "brimmed-hat",
      wrap: cloth.cream,
      skin: 5,
      head: "profile",
      seed: "deal-2",
    }),
    620,
    1096,
    "left",
  )
  foreground(set, 84, { tufts: [0.08, 0.88] })
  return set.finish(
    "Over a fawn calf's back an elderly man and a woman shake hands on the price, the whole sun setting behind them.",
  )
}

/** A savings group round its box. */
export function savingsByLamplight(): Picture {
  const set = stage("gallery/savings-by-lamplight", {
    width: 1100,
    height: 1100,
    light: "night",
    horizon: 170,
    eye: 170,
  })
  savanna(set, { ground: 420, trees: [] })
  set.put(thatchedHut(), 840, 600, 1.7)
  set.glow(halo(550, 660, 560, 0.085))
  lamplit(set, mat(), 550, 830, "right", 0.98)
  const sit = (who: PersonOptions, x: number, y: number, facing: "left" | "right") =>
    lamplit(set, person({ pose: "sit-ground", nod: 12, ...who }), x, y, facing)
  sit(
    {
      who: "woman",
      clothes: "dress",
      main: cloth.plum,
      print: "leaves",
      headwear: "hijab",
      wrap: cloth.sky,
      skin: 2,
      seed: "save-2",
    },
    560,
    640,
    "left",
  )
  sit(
    {
      who: "elder-woman",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "save-1",
    },
    176,
    726,
    "right",
  )
  sit(
    {
      who: "woman",
      clothes: "gomesi",
      main: cloth.gold,
      second: cloth.plum,
      headwear: "none",
      hair: "short",
      skin: 5,
      seed: "save-3",
    },
    915,
    726,
    "left",
  )
  lamplit(set, savingsBox(), 600, 770, "right", 0.95)
  const lamp = lantern()
  lamplit(set, lamp, 470, 790, "right", 1)
  set.glow(halo(470, 720, 100, 0.14), place(lamp, 470, 790, set.scaleAt(790)))
  const back = (options: Parameters<typeof fromBehind>[0], x: number, y: number) =>
    lamplit(set, fromBehind({ pose: "sit-ground", ...options }), x, y)
  back(
    {
      who: "woman",
      clothes: "skirt",
      main: cloth.indigo,
      second: cloth.forest,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.clay,
      skin: 3,
      seed: "save-4",
    },
    320,
    1060,
  )
  back(
    {
      who: "man",
      clothes: "trousers",
      main: cloth.denim,
      second: cloth.charcoal,
      print: "plain",
      headwear: "none",
      skin: 4,
      seed: "save-5",
    },
    790,
    1070,
  )
  return set.finish(
    "By one lantern four women and a man count the week's savings round a box with three locks, under the stars.",
  )
}
