/** What a person is before any pose is drawn: kind, clothes, colours, size. The same from the front and from behind. */
import { randomFrom, type Random } from "../random"
import type { ArmLook } from "./figure-limbs"
import type { Wear } from "./garments"
import { dressed, kinds, type Dressed } from "./looks"
import { sleeves } from "./outfit"
import { skins } from "./palette"
import type { Skeleton } from "./skeleton"
import type { Clothes, PersonOptions } from "./types"

/** Centimetres of the figure that poses and garments are measured on. */
const measured = 168

export interface PersonBase {
  kind: (typeof kinds)[PersonOptions["who"]]
  clothes: Clothes
  /** Goes on giving the person's own chances. */
  random: Random
  seed: string
  look: Dressed
  female: boolean
  /** Times the measured figure. */
  scale: number
  wear: Wear
  arms: ArmLook
}

/** `manner` is part of the seed where the caller gives none; `bones` sets the skeleton up. */
export function personBase(
  options: Omit<PersonOptions, "pose">,
  manner: string,
  bones: (build: number, scale: number) => Skeleton,
): PersonBase {
  const kind = kinds[options.who]
  const clothes = options.clothes ?? kind.clothes[0]
  const seed = options.seed ?? `${options.who}-${manner}-${clothes}`
  const random = randomFrom(seed)
  const look = dressed(options, clothes, random)
  const female = ["woman", "girl", "elder-woman"].includes(options.who)
  const light = options.light === "behind" ? "left" : "right"
  const scale = (options.height ?? kind.height) / measured
  const skin = skins[look.skin]
  const { main, second, print } = look
  const { sleeve, reach } = sleeves(clothes, main, second)
  return {
    kind,
    clothes,
    random,
    seed,
    look,
    female,
    scale,
    wear: { bones: bones(kind.build, scale), light, skin, main, second, print, female, build: kind.build },
    arms: {
      skin,
      light,
      girth: kind.girth,
      sleeve,
      reach,
      hand: "rest",
      print: sleeve === main ? print : "",
    },
  }
}
