/** Who wears what, unless the caller says: kinds of people and the choices a seed makes. */
import { cloth, material, type Tone } from "../palette"
import { randomFrom, type Random } from "../random"
import { printed } from "./prints"
import type { FaceMeasures } from "./face-measures"
import type { Clothes, Footwear, Hair, Headwear, PersonOptions, Print, SkinNumber, Who } from "./types"

/** What each kind of person is like unless something else is asked for. */
export const kinds: Record<
  Who,
  {
    height: number
    head: number
    girth: number
    build: number
    hair: Hair
    clothes: readonly [Clothes, ...Clothes[]]
    headwear: readonly [Headwear, ...Headwear[]]
    said: string
  }
> = {
  woman: {
    height: 163,
    head: 0.106,
    girth: 0.94,
    build: 0.94,
    hair: "bun",
    clothes: ["dress", "skirt", "gomesi"],
    headwear: ["head-wrap", "none", "head-wrap"],
    said: "a woman",
  },
  man: {
    height: 174,
    head: 0.104,
    girth: 1.1,
    build: 1.1,
    hair: "short",
    clothes: ["trousers", "overalls"],
    headwear: ["none", "cap", "brimmed-hat"],
    said: "a man",
  },
  girl: {
    height: 132,
    head: 0.122,
    girth: 0.86,
    build: 0.86,
    hair: "short",
    clothes: ["dress", "skirt"],
    headwear: ["none"],
    said: "a girl",
  },
  boy: {
    height: 134,
    head: 0.122,
    girth: 0.88,
    build: 0.9,
    hair: "short",
    clothes: ["shorts"],
    headwear: ["none"],
    said: "a boy",
  },
  "elder-woman": {
    height: 158,
    head: 0.106,
    girth: 0.98,
    build: 0.97,
    hair: "short",
    clothes: ["gomesi"],
    headwear: ["head-wrap"],
    said: "an elderly woman",
  },
  "elder-man": {
    height: 168,
    head: 0.106,
    girth: 1,
    build: 1.03,
    hair: "short",
    clothes: ["kanzu-jacket", "kanzu"],
    headwear: ["none", "kofia"],
    said: "an elderly man",
  },
}

export const wearing: Record<Clothes, string> = {
  gomesi: "in a gomesi",
  dress: "in a printed dress",
  skirt: "in a blouse and skirt",
  kanzu: "in a kanzu",
  "kanzu-jacket": "in a kanzu and jacket",
  trousers: "in shirt and trousers",
  shorts: "in shorts",
  overalls: "in overalls",
  "lab-coat": "in a white coat",
  shuka: "in a shuka",
}

const mains: readonly [Tone, ...Tone[]] = [
  cloth.clay,
  cloth.gold,
  cloth.forest,
  cloth.indigo,
  cloth.plum,
  cloth.sky,
  cloth.leaf,
  cloth.denim,
]

const seconds: readonly [Tone, ...Tone[]] = [cloth.charcoal, cloth.indigo, cloth.khaki, cloth.denim]

export interface Dressed {
  skin: SkinNumber
  main: Tone
  second: Tone
  wrap: Tone
  print: string
  hair: Hair
  headwear: Headwear
  footwear: Footwear
}

/** Settles everything about the looks that the caller left open, by the seed. */
export function dressed(options: PersonOptions, clothes: Clothes, random: Random): Dressed {
  const kind = kinds[options.who]
  const white = clothes === "kanzu" || clothes === "kanzu-jacket"
  const main =
    options.main ??
    (white
      ? cloth.cream
      : clothes === "overalls"
        ? random.pick([cloth.denim, cloth.forest, cloth.indigo])
        : random.pick(mains))
  const others = seconds.filter((tone) => tone !== main)
  const second =
    options.second ??
    (clothes === "gomesi"
      ? main === cloth.gold
        ? cloth.plum
        : cloth.gold
      : clothes === "overalls"
        ? random.pick([cloth.cream, cloth.clay, cloth.gold])
        : clothes === "kanzu-jacket"
          ? cloth.charcoal
          : (others[random.whole(0, others.length - 1)] ?? cloth.charcoal))
  const headwear = options.headwear ?? random.pick(kind.headwear)
  const wrap =
    options.wrap ??
    (headwear === "brimmed-hat"
      ? random.pick([material.thatch, cloth.cream, cloth.khaki])
      : random.pick([cloth.gold, cloth.clay, cloth.indigo, cloth.plum, cloth.forest]))
  const printable: Record<Clothes, readonly [Print, ...Print[]]> = {
    gomesi: ["leaves", "rings", "plain"],
    dress: ["rings", "leaves", "dots", "stripes"],
    skirt: ["plain", "dots"],
    kanzu: ["plain"],
    "kanzu-jacket": ["plain"],
    trousers: ["plain", "plain", "stripes"],
    shorts: ["plain", "stripes"],
    overalls: ["plain"],
    "lab-coat": ["plain"],
    shuka: ["checks"],
  }
  const print = printed(
    options.print ?? random.pick(printable[clothes]),
    main,
    clothes === "dress" || clothes === "gomesi" ? random.pick([cloth.gold, cloth.cream, cloth.sky]) : second,
    random,
  )
  const barefoot: readonly [Footwear, ...Footwear[]] = ["sandals", "sandals", "barefoot"]
  const footwear =
    options.footwear ??
    (clothes === "overalls" || clothes === "lab-coat"
      ? "gumboots"
      : clothes === "kanzu-jacket" || clothes === "kanzu"
        ? "shoes"
        : clothes === "trousers"
          ? random.pick(["gumboots", "shoes"])
          : random.pick(barefoot))
  const skin = options.skin ?? random.pick([1, 2, 3, 3, 4, 4, 5])
  return { skin, main, second, wrap, print, hair: options.hair ?? kind.hair, headwear, footwear }
}

type EyeShape = Required<Pick<FaceMeasures, "eyes" | "arch">>
type Mouth = Required<Pick<FaceMeasures, "smile" | "teeth">>

/** How eyes are cut: narrow, almond, round. `arch` lifts the brows with them. */
const eyeShapes: readonly [EyeShape, ...EyeShape[]] = [
  { eyes: 0.88, arch: -1 },
  { eyes: 1.04, arch: 1 },
  { eyes: 1.2, arch: 4 },
]

/** Five mouths: at rest, with a small smile, a broad one, laughing, and speaking. */
const calm: Mouth = { smile: 0.25, teeth: false }
const small: Mouth = { smile: 0.6, teeth: false }
const broad: Mouth = { smile: 0.95, teeth: false }
const laughing: Mouth = { smile: 0.9, teeth: true }
const speaking: Mouth = { smile: 0.45, teeth: true }

/** A face that is glad to see whoever looks at the picture. */
export const glad = { eyes: 1.06, arch: 3, soft: 5, smile: 1.3, teeth: true } as const

/** What a face does, and how the head is held, in degrees. Most people in a picture smile. */
export function expression(seed: string) {
  const random = randomFrom(`${seed}-expression`)
  return {
    ...random.pick(eyeShapes),
    ...random.pick([calm, small, small, broad, broad, laughing, speaking]),
    tilt: random.pick([-5, -2, 0, 3, 5]),
  }
}

export function measures(who: Who, female: boolean, random: Random) {
  const old = who.startsWith("elder")
  const young = who === "girl" || who === "boy"
  return {
    width: random.between(0.95, 1.04) * (young ? 1.04 : 1),
    jaw: random.between(0.9, 1) * (female ? 0.97 : 1.07),
    length: random.between(0.97, 1.05) * (young ? 0.93 : 1),
    nose: random.between(0.9, 1.1) * (young ? 0.9 : 1),
    lips: random.between(0.9, 1.1),
    brows: female || young ? 0.9 : 1.25,
    smile: random.between(0.3, 0.9),
    lashes: female,
    age: old ? 0.75 : 0,
    browTone: old ? "#8C837A" : undefined,
  }
}
