/** The hijab on a portrait. */
import type { Tone } from "../palette"
import { cut, sheet, clip } from "../paper"
import type { HeadDress } from "./bust-hair"
import { type Side, creases } from "./lit"
import { glide, d } from "./pen"

/** A cloth framing the face and falling over shoulders and chest. */
export function hijab(options: { tone: Tone; under?: Tone; light: Side }): HeadDress {
  const { tone, under = tone, light } = options
  const hole = glide([
    [-72, -30],
    [-66, -62],
    [-30, -84],
    [14, -90],
    [54, -80],
    [74, -54],
    [77, -10],
    [80, 26],
    [74, 60],
    [60, 92],
    [38, 116],
    [14, 124],
    [-16, 118],
    [-46, 94],
    [-66, 64],
    [-74, 20],
  ])
  const outer = glide([
    [-104, 40],
    [-118, -30],
    [-112, -92],
    [-76, -140],
    [-14, -158],
    [46, -148],
    [88, -108],
    [98, -50],
    [98, 20],
    [104, 90],
    [150, 150],
    [186, 214],
    [170, 290],
    [70, 356],
    [-40, 374],
    [-150, 330],
    [-206, 270],
    [-196, 214],
    [-140, 150],
    [-112, 96],
  ])
  const band0 = cut(
    glide([
      [-84, -24],
      [-76, -70],
      [-34, -98],
      [16, -104],
      [62, -92],
      [84, -58],
      [84, -20],
      [70, -50],
      [40, -76],
      [0, -80],
      [-44, -70],
      [-66, -40],
    ]),
    under.base,
  )
  const folds = creases(
    d`M-92 60C-60 150 10 190 96 150M-104 110C-70 210 30 240 130 190M-130 170C-90 270 40 300 160 240M-96 40C-100 -20 -92 -80 -50 -118M86 40C92 0 92 -40 80 -70`,
    tone,
    3,
  )
  const pleat = cut(d`M80 96C60 160 -10 196 -90 186C-30 230 70 220 118 160Z`, tone.light)
  return {
    behind: cut(outer, tone.shade),
    front:
      band0 +
      sheet(
        `<g fill-rule="evenodd"><path d="${outer}${hole}" fill="${tone.shade}"/>${clipEvenOdd(outer + hole, `<g transform="translate(${light === "right" ? 16 : -16} -4)"><path fill-rule="evenodd" d="${outer}${hole}" fill="${tone.base}"/></g>${pleat}${folds}`)}</g>`,
        "detail",
      ),
    ear: false,
  }
}
function clipEvenOdd(path: string, content: string): string {
  return clip(path, content).replace("<path d", '<path clip-rule="evenodd" d')
}
