/** An agreement between two. */
import { cattle } from "../../animals/cattle"
import { foreground, savanna } from "../../country"
import { cloth, hide } from "../../palette"
import type { Picture } from "../../part"
import { person } from "../../people"
import { stage } from "../../scene"

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
