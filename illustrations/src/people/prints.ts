/** Motifs printed on the cloth of figures, in centimetres round the trunk: x -45–75, y -150–0. */
import { mix, type Tone } from "../palette"
import { cut } from "../paper"
import { round } from "../part"
import type { Random } from "../random"
import { d } from "./pen"
import type { Print } from "./types"

export function printed(kind: Print, tone: Tone, accent: Tone, random: Random): string {
  if (kind === "plain") return ""
  const bright = mix(tone.light, accent.light, 0.55)
  if (kind === "stripes") return each(9, (at) => cut(d`M-60 ${at}H80V${at + 2.6}H-60Z`, bright), -150, 0)
  if (kind === "checks") {
    const dark = mix(tone.shade, "#140806", 0.35)
    return (
      each(
        10,
        (at) => cut(d`M-60 ${at}H80V${at + 3}H-60Z`, dark) + cut(d`M-60 ${at + 5}H80V${at + 5.9}H-60Z`, bright),
        -150,
        0,
      ) +
      each(
        10,
        (at) =>
          `<g fill-opacity="0.8">${cut(d`M${at} -152H${at + 3}V0H${at}Z`, dark)}${cut(d`M${at + 5} -152H${at + 5.9}V0H${at + 5}Z`, bright)}</g>`,
        -60,
        80,
      )
    )
  }
  const step = kind === "dots" ? 8 : 13
  let marks = ""
  for (let row = 0; row * step * 0.8 < 152; row += 1) {
    for (let column = 0; column * step < 130; column += 1) {
      const x = -50 + column * step + (row % 2) * (step / 2) + random.between(-0.8, 0.8)
      const y = -150 + row * step * 0.8 + random.between(-0.8, 0.8)
      if (kind === "dots") marks += `<circle cx="${round(x)}" cy="${round(y)}" r="1.5" fill="${bright}"/>`
      else if (kind === "rings")
        marks += `<circle cx="${round(x)}" cy="${round(y)}" r="3.2" fill="${bright}"/><circle cx="${round(x)}" cy="${round(y)}" r="1.5" fill="${tone.shade}"/>`
      else
        marks += `<path transform="translate(${round(x)} ${round(y)}) rotate(${round(random.between(-50, 50))})" d="M0-3.6C2.4-1.6 2.4 1.6 0 3.6C-2.4 1.6-2.4-1.6 0-3.6Z" fill="${random.pick([bright, accent.base])}"/>`
    }
  }
  return marks
}

function each(step: number, draw: (at: number) => string, from: number, to: number): string {
  let markup = ""
  for (let at = from; at < to; at += step) markup += draw(at)
  return markup
}
