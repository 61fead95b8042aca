/** Long braids of portraits. Millimetres, as in face.ts. */
import { hair as hairPaper } from "../palette"
import { cut, line, sheet } from "../paper"
import { lit, type Side } from "./lit"
import { band, d, glide } from "./pen"
import type { HeadDress } from "./bust-hair"

/** Long thin braids, parted, falling behind the shoulder and over the near one. */
export function braids(options: { width?: number; light: Side; beads?: string }): HeadDress {
  const { width: w = 1, light, beads = "#F2B134" } = options
  const tone = hairPaper.black
  const braid = (spine: [number, number, number][]): string => {
    const outline = band(spine)
    let weave = ""
    for (let y = -60; y < 420; y += 11) weave += d`M-180 ${y}l40 9l40 -9l40 9l40 -9l40 9l40 -9l40 9l40 -9`
    return sheet(lit(outline, tone, light, 4, line(weave, tone.light, 1.6)), "detail")
  }
  const behind =
    sheet(
      cut(
        glide([
          [-104, -60],
          [-116, 20],
          [-118, 120],
          [-104, 210],
          [-40, 230],
          [60, 220],
          [92, 150],
          [88, 60],
          [80, -20],
        ]),
        tone.shade,
      ),
      "detail",
    ) +
    braid([
      [82, -20, 8],
      [92, 60, 9],
      [98, 140, 8],
      [92, 226, 6],
    ]) +
    braid([
      [74, 20, 8],
      [80, 100, 9],
      [80, 190, 7],
    ])
  const crown = glide([
    [-80 * w, 20, "corner"],
    [-104 * w, -10],
    [-110 * w, -58],
    [-88 * w, -112],
    [-34, -140],
    [24, -141],
    [66 * w, -114],
    [84 * w, -70],
    [82 * w, -14, "corner"],
    [74 * w, -52],
    [50, -88],
    [26, -104, "corner"],
    [-6, -92],
    [-46, -66],
    [-64 * w, -30],
    [-70 * w, 8],
  ])
  const parts = line(
    d`M26 -104C20 -120 4 -134 -10 -138M2 -94C-14 -112 -34 -126 -50 -132M-22 -82C-42 -100 -62 -112 -80 -112M-44 -66C-64 -80 -86 -88 -98 -84M-58 -44C-76 -54 -96 -58 -106 -54M-66 -20C-80 -26 -96 -28 -106 -24M42 -94C48 -108 44 -124 34 -134M58 -78C66 -90 70 -102 68 -110`,
    tone.light,
    2.2,
  )
  const falling =
    braid([
      [-92, -20, 8],
      [-112, 50, 10],
      [-118, 130, 10],
      [-122, 220, 9],
      [-116, 316, 6],
    ]) +
    braid([
      [-98, 0, 7],
      [-96, 80, 9],
      [-100, 170, 9],
      [-92, 250, 8],
      [-86, 330, 6],
    ])
  const tips = `<circle cx="-116" cy="318" r="8" fill="${beads}"/><circle cx="-86" cy="332" r="8" fill="${beads}"/>`
  return {
    behind,
    front: falling + sheet(tips, "detail") + sheet(lit(crown, tone, light, 14, parts), "detail"),
    ear: false,
  }
}
