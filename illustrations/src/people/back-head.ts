/** The back of a head: hair, cloth or hat, two ears, the nape. Millimetres, as in face.ts. */
import { hair as hairPaper, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { creases, lit, type Side } from "./lit"
import type { SkinPaper } from "./palette"
import { d, glide } from "./pen"
import type { Hair, Headwear } from "./types"
import { hijabCloak, backWrap, backHat, backBraids } from "./back-headwear"

export interface BackHead {
  skin: SkinPaper
  light: Side
  hair: Hair
  headwear: Headwear
  wrap: Tone
  grey: boolean
}

const skull = glide([
  [-96, -20],
  [-98, -70],
  [-66, -122],
  [0, -138],
  [66, -122],
  [98, -70],
  [96, -20],
  [84, 44],
  [52, 76],
  [0, 82],
  [-52, 76],
  [-84, 44],
])

/** The neck from behind, which goes under the clothes. */
export const nape = ({ skin, light }: BackHead): string =>
  sheet(lit("M-58 20C-56 90 -60 130 -72 200L72 200C60 130 56 90 58 20Z", skin, light, 14), "detail")

/** Centre at the height of the eyes, as the faces have it. */
export function backHead({ skin, light, hair, headwear, wrap, grey }: BackHead): string {
  const tone = grey ? hairPaper.grey : hairPaper.black
  const ears = [-1, 1]
    .map((side) =>
      cut(
        d`M${side * 86} -18C${side * 104} -30 ${side * 118} -14 ${side * 114} 6C${side * 110} 26 ${side * 100} 38 ${side * 86} 34Z`,
        side === (light === "right" ? 1 : -1) ? skin.base : skin.shade,
      ),
    )
    .join("")
  const grown = sheet(lit(skull, tone, light, 18), "detail")
  if (headwear === "hijab")
    return sheet(
      lit(
        hijabCloak,
        wrap,
        light,
        22,
        creases("M-60 -40C-90 60 -120 140 -150 200M50 -30C70 80 90 160 110 240", wrap, 3),
      ),
      "detail",
    )
  if (headwear === "head-wrap") return ears + grown + backWrap(wrap, light)
  if (headwear === "brimmed-hat") return ears + grown + backHat(wrap, light)
  if (headwear === "cap")
    return (
      ears +
      grown +
      sheet(
        lit("M-104 -44C-106 -128 -60 -164 0 -164C60 -164 106 -128 104 -44C50 -30 -50 -30 -104 -44Z", wrap, light, 18),
        "detail",
      ) +
      cut("M-34 -38C-30 -70 30 -70 34 -38C14 -34 -14 -34 -34 -38Z", tone.shade)
    )
  if (headwear === "kofia")
    return (
      ears +
      grown +
      sheet(
        lit(
          "M-98 -52C-100 -120 -84 -152 -64 -158C-20 -172 20 -172 64 -158C84 -152 100 -120 98 -52C40 -38 -40 -38 -98 -52Z",
          wrap,
          light,
          16,
          line("M-100 -78C-40 -64 40 -64 100 -78M-98 -116C-40 -104 40 -104 98 -116", wrap.shade, 5),
        ),
        "detail",
      )
    )
  if (hair === "braids") return ears + grown + backBraids(tone)
  if (hair === "bun")
    return (
      sheet(lit("M-46 -120C-64 -170 -34 -200 0 -202C34 -200 64 -170 46 -120Z", tone, light, 12), "detail") +
      ears +
      grown +
      line(
        "M-70 30C-60 -40 -30 -100 -14 -128M-30 62C-26 0 -10 -80 -4 -128M30 62C26 0 10 -80 4 -128M70 30C60 -40 30 -100 14 -128",
        tone.light,
        2.6,
      )
    )
  if (hair === "afro")
    return (
      ears +
      sheet(
        lit(
          "M-104 30C-140 -10 -142 -90 -104 -134C-70 -176 70 -176 104 -134C142 -90 140 -10 104 30C70 92 -70 92 -104 30Z",
          tone,
          light,
          22,
        ),
        "detail",
      )
    )
  return ears + grown
}
