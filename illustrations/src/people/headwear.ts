/** What the head of a figure looks like, and the hair, hat or cloth on it. Millimetres, as in face.ts. */
import { cloth, hair as hairPaper, type Tone } from "../palette"
import { line, sheet } from "../paper"
import { randomFrom } from "../random"
import { braids } from "./bust-braids"
import { bun, crop, type HeadDress } from "./bust-hair"
import { brimmedHat, cap, headWrap } from "./bust-headwear"
import { hijab } from "./bust-hijab"
import type { FaceMeasures } from "./face-measures"
import { lit, type Side } from "./lit"
import type { SkinPaper } from "./palette"
import { d } from "./pen"
import type { Hair, Headwear } from "./types"

/** How a figure's head looks. */
export interface FigureHead {
  skin: SkinPaper
  light: Side
  hair: Hair
  headwear: Headwear
  wrap: Tone
  measures: FaceMeasures
  profile: boolean
  bearded: boolean
  grey: boolean
  seed: string
  /** Centimetres per millimetre of the portrait: 0.1 for an adult. */
  size: number
}

/** What the figure wears on its head; its hair where that is nothing, or a kofia, which leaves the hair to be seen. */
export function worn(look: FigureHead): HeadDress {
  const { light, headwear, wrap, skin, seed } = look
  const random = randomFrom(`${seed}-hair`)
  const skinShade = skin.shade
  if (headwear === "head-wrap") return headWrap({ tone: wrap, light, tie: random.chance(0.5) ? "front" : "back" })
  if (headwear === "brimmed-hat") return brimmedHat({ tone: wrap, ribbon: cloth.clay.base, light, skinShade })
  if (headwear === "cap") return cap({ tone: wrap, second: wrap, light, skinShade })
  if (headwear === "hijab") return hijab({ tone: wrap, light })
  const natural = grown(look)
  if (headwear === "kofia") return { ...natural, front: natural.front + kofia(wrap, light) }
  return natural
}

function grown({ hair, light, grey, seed, measures }: FigureHead): HeadDress {
  const random = randomFrom(`${seed}-curls`)
  const tone = grey ? hairPaper.grey : hairPaper.black
  if (hair === "bun") return bun({ light, random, width: measures.width })
  if (hair === "braids") return braids({ light, width: measures.width })
  return crop({
    light,
    random,
    tone,
    width: measures.width,
    lift: hair === "afro" ? 24 : hair === "shaved" ? -3 : 5,
    plain: true,
  })
}

/** The round cap without a brim that Muslim men wear. */
export const kofia = (tone: Tone, light: Side): string =>
  sheet(
    lit(
      d`M-100 -62C-106 -110 -92 -148 -70 -154C-20 -170 40 -168 66 -148C82 -130 84 -100 82 -72C30 -96 -50 -92 -100 -62Z`,
      tone,
      light,
      14,
      line(d`M-104 -84C-50 -112 30 -116 88 -92M-102 -120C-50 -138 30 -142 84 -122`, tone.shade, 5),
    ),
    "detail",
  )
