/** Members' day: drums and dance. */
import { foreground, savanna } from "../../country"
import { cloth } from "../../palette"
import type { Picture } from "../../part"
import { person, type PersonOptions } from "../../people"
import { stage } from "../../scene"
import { drum, longDrum } from "../../tools/music"

/** Members' day. */
export function drumsAndDance(): Picture {
  const set = stage("gallery/drums-and-dance", { width: 1400, height: 700, light: "afternoon", horizon: 330, eye: 112 })
  savanna(set, { ground: 440, sun: { x: 400, y: 250, radius: 150, style: "rays" }, trees: [0.5] })
  /** Somebody before a drum whose skin is `high` centimetres above the ground: one hand on it, the other raised. */
  const plays = (options: PersonOptions, x: number, y: number, high: number) => {
    const reaches = { near: { x: 32, y: -high - 3 }, far: { x: 44, y: -high - 24 }, hands: "open" } as const
    set.stand(person({ pose: "drum", head: "profile", reaches, ...options }), x, y)
  }
  plays({ who: "man", clothes: "kanzu", headwear: "kofia", wrap: cloth.clay, skin: 5, seed: "drum-1" }, 120, 590, 96)
  set.stand(longDrum(), 190, 600)
  plays(
    {
      who: "man",
      clothes: "trousers",
      main: cloth.indigo,
      second: cloth.cream,
      print: "plain",
      headwear: "none",
      skin: 3,
      seed: "drum-2",
    },
    298,
    606,
    79,
  )
  set.stand(drum(), 392, 630, "right", 1.4)
  plays(
    {
      who: "woman",
      clothes: "dress",
      main: cloth.plum,
      print: "dots",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 4,
      seed: "drum-3",
    },
    516,
    612,
    79,
  )
  set.stand(drum(), 610, 636, "right", 1.4)
  const dances = (options: PersonOptions, x: number, y: number, facing: "left" | "right") =>
    set.stand(person({ pose: "dance", ...options }), x, y, facing)
  dances(
    {
      who: "woman",
      clothes: "gomesi",
      main: cloth.clay,
      second: cloth.gold,
      print: "plain",
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 3,
      seed: "dance-1",
    },
    830,
    610,
    "left",
  )
  dances(
    {
      who: "elder-woman",
      clothes: "gomesi",
      main: cloth.sky,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.indigo,
      skin: 5,
      seed: "dance-2",
    },
    1078,
    594,
    "right",
  )
  dances(
    { who: "girl", clothes: "dress", main: cloth.gold, print: "rings", skin: 2, seed: "dance-3" },
    1262,
    634,
    "left",
  )
  foreground(set, 46, { tufts: [0.03, 0.5, 0.96] })
  return set.finish("Members' day: two men and a woman beat the drums, two women in gomesi and a girl dance {light}.")
}
