/** The plumed trunk and the folded wing that hens and ducks share, seen from the side. */
import type { Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { cut, sheet } from "../paper"
import { foldedWing, plumageIn, type Patch } from "./feathers"

/** Between a coat and its shade: what lies in the lee of the light. `share` is how much of the shade is in it. */
export const leeOf = (coat: Tone, share = 0.4): string => mix(coat.base, coat.shade, share)

interface Plumes {
  patch: Patch
  /** Height of one feather. */
  size: number
  /** How much of the coat's light is in every other strip. */
  light?: number
  degrees: number
}

/** A trunk covered with feathers; `shade` is what lies over them, clipped to the trunk. */
export const plumedTrunk = (
  body: string,
  coat: Tone,
  { patch, size, light = 0.4, degrees }: Plumes,
  shade: string,
): string =>
  sheet(
    cut(body, coat.base) + plumageIn(body, patch, size, [coat.base, mix(coat.base, coat.light, light)], degrees, shade),
    "small",
  )

/** A wing in the colours of the coat; `covert` is how much of its base is in every other feather of the cape. */
export const coatedWing = (
  at: Point,
  size: number,
  coat: Tone,
  degrees: number,
  { lee = leeOf(coat), covert = 0.55 }: { lee?: string; covert?: number } = {},
): string =>
  sheet(
    foldedWing(
      at,
      size,
      { coverts: [coat.light, mix(coat.light, coat.base, covert)], quills: [coat.shade, lee], edge: coat.base },
      degrees,
    ),
    "fine",
  )
