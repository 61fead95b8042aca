/** What all clothes of a portrait share: the trunk, the neckline, printed motifs. Millimetres. */
import type { Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import type { Random } from "../random"
import { neck, trunkOutline, type BodyOptions } from "./bust-body"
import { lit } from "./lit"

export interface Outfit extends BodyOptions {
  random: Random
}

export const trunk = (body: Outfit, tone: Tone, inside: string): string =>
  sheet(lit(trunkOutline(body.build), tone, body.light, 26, inside), "figure")

/** Skin shown by a neckline, laid over the cloth; the cloth's edge throws no shadow on itself. */
export const neckline = (body: Outfit, opening: string): string =>
  clip(opening, cut(opening, body.skin.base) + neck(body))

/** Leaves scattered over cloth. */
export function leafPrint(random: Random, colours: readonly [string, ...string[]], step = 62): string {
  let leaves = ""
  for (let row = 0; row * step < 640; row += 1) {
    for (let column = 0; column * step < 520; column += 1) {
      const x = -250 + column * step + (row % 2) * (step / 2) + random.between(-6, 6)
      const y = 140 + row * step * 0.8 + random.between(-6, 6)
      const turn = random.between(-60, 60)
      leaves += `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(0)})" d="M0-17C11-8 11 8 0 17C-11 8-11-8 0-17Z" fill="${random.pick(colours)}"/>`
    }
  }
  return leaves
}

/** Rings in rings, as on kitenge. */
export function ringPrint(random: Random, outer: string, inner: string, step = 66): string {
  let rings = ""
  for (let row = 0; row * step < 640; row += 1) {
    for (let column = 0; column * step < 520; column += 1) {
      const x = -250 + column * step + (row % 2) * (step / 2)
      const y = 150 + row * step * 0.86 + random.between(-2, 2)
      rings += `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="17" fill="${outer}"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="8" fill="${inner}"/>`
    }
  }
  return rings
}
