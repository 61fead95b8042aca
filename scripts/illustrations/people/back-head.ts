/** The back of a head: hair, cloth or hat, two ears, the nape. Millimetres, as in face.ts. */
import { cloth, hair as hairPaper, material, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { creases, lit, type Side } from "./lit"
import type { SkinPaper } from "./palette"
import { d, glide } from "./pen"
import type { Hair, Headwear } from "./types"

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

const hijabCloak = glide([
  [0, -152],
  [84, -126],
  [118, -50],
  [116, 40],
  [150, 130],
  [196, 200, "corner"],
  [120, 262],
  [0, 284],
  [-120, 262],
  [-196, 200, "corner"],
  [-150, 130],
  [-116, 40],
  [-118, -50],
  [-84, -126],
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

/** A cloth knotted at the nape, its two ends hanging. */
function backWrap(tone: Tone, light: Side): string {
  const dome = glide([
    [-102, 14, "corner"],
    [-118, -60],
    [-96, -138],
    [-34, -176],
    [34, -176],
    [96, -138],
    [118, -60],
    [102, 14, "corner"],
    [40, 44],
    [0, 50],
    [-40, 44],
  ])
  const folds = creases(
    d`M-104 -20C-60 10 -24 26 -4 34M104 -20C60 10 24 26 4 34M-112 -74C-60 -30 -20 6 -2 26M112 -74C60 -30 20 6 2 26M-84 -134C-44 -80 -14 -20 0 20M84 -134C44 -80 14 -20 0 20`,
    tone,
    3,
  )
  const end = (side: 1 | -1) =>
    lit(
      glide([
        [0, 30],
        [side * 26, 52],
        [side * 52, 116],
        [side * 60, 172, "corner"],
        [side * 16, 162, "corner"],
        [side * 6, 96],
      ]),
      tone,
      light,
      8,
    )
  return (
    sheet(lit(dome, tone, light, 20, folds), "detail") +
    sheet(end(-1) + end(1), "detail") +
    sheet(lit("M-26 30C-24 8 24 8 26 30C24 56 -24 56 -26 30Z", tone, light, 8), "detail")
  )
}

function backHat(tone: Tone, light: Side): string {
  const crown = "M-92 -74C-96 -150 -70 -194 -30 -192C-14 -190 14 -190 30 -192C70 -194 96 -150 92 -74Z"
  const brim = "M-166 -50C-150 -84 -84 -92 0 -92C84 -92 150 -84 166 -50C150 -32 80 -24 0 -24C-80 -24 -150 -32 -166 -50Z"
  return (
    sheet(lit(brim, tone, light, 10), "detail") +
    sheet(
      lit(crown, tone, light, 18) +
        cut(
          "M-93 -98C-40 -86 40 -86 93 -98L92 -70C40 -60 -40 -60 -92 -70Z",
          tone === material.thatch ? cloth.clay.base : tone.shade,
        ),
      "detail",
    )
  )
}

function backBraids(tone: Tone): string {
  const rows = [-70, -42, -14, 14, 42, 70].map((x) => d`M${x * 0.5} -130C${x} -90 ${x * 1.1} -20 ${x} 60`).join("")
  const falling = [-70, -44, -16, 14, 42, 70]
    .map((x, index) => d`M${x} 50C${x * 1.2} 100 ${x * 1.25} 150 ${x * 1.1} ${196 + (index % 3) * 16}`)
    .join("")
  const tips = [-70, -44, -16, 14, 42, 70]
    .map(
      (x, index) =>
        `<circle cx="${(x * 1.1).toFixed(1)}" cy="${200 + (index % 3) * 16}" r="8" fill="${cloth.gold.base}"/>`,
    )
    .join("")
  return line(rows, tone.light, 3) + sheet(line(falling, tone.base, 22) + tips, "detail")
}
