/** Cloth, hat and braids on a head seen from behind. Millimetres, as in face.ts. */
import { cloth, material, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { creases, lit, type Side } from "./lit"
import { d, glide } from "./pen"

export const hijabCloak = glide([
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

/** A cloth knotted at the nape, its two ends hanging. */
export function backWrap(tone: Tone, light: Side): string {
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

export function backHat(tone: Tone, light: Side): string {
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

export function backBraids(tone: Tone): string {
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
