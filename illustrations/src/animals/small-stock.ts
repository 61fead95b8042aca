/**
 * How goats and sheep are put together in any pose: one outline from rump to throat round a neck that may point
 * anywhere, legs that stand, swing freely or lie folded, and a trunk that pitches about its hips or its middle.
 */
import { outline, sides, taper, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import type { Attitude, Build } from "./small-stock-frame"
import { folded, limb } from "./small-stock-legs"

/** The sheets that a species adds to its trunk. */
export interface Dress {
  coat: Tone
  /** Patches and fleece, drawn on the trunk and clipped to it. */
  markings?: string
  /** Neck of another colour. */
  hood?: Tone
  tail: string
  /** Between the far legs and the trunk: udder, far horn. */
  behind: string
  head: string
}

/** The trunk and neck in one outline. */
function trunkPoints({ back, under, neckRoot, neckWidths }: Build, { poll, crest }: Attitude): Point[] {
  const end: Point = [poll[0] - 1, poll[1] + 2]
  const middle = crest ?? [(neckRoot[0] + end[0]) / 2 - 0.6, (neckRoot[1] + end[1]) / 2 - 0.6]
  const [top, throat] = sides([neckRoot, middle, end], neckWidths)
  return [...back, ...top.slice(1), ...throat.slice(1).reverse(), ...under]
}

const lowered = (points: readonly Point[], by: number): Point[] =>
  points.map(([x, y, corner]): Point => [x, y + by, corner])

/** The trunk with a lit back, its markings and a shaded belly. */
function trunk(build: Build, attitude: Attitude, { coat, markings = "", hood }: Dress): string {
  const points = trunkPoints(build, attitude)
  const d = outline(...points)
  const belly = outline(...lowered(points, 19))
  const neck = hood
    ? cut(
        taper(
          [
            build.neckRoot,
            [(build.neckRoot[0] + attitude.poll[0]) / 2, (build.neckRoot[1] + attitude.poll[1]) / 2],
            attitude.poll,
          ],
          [build.neckWidths[0] * 0.9, build.neckWidths[1] * 1.3, 24],
        ),
        hood.base,
      )
    : ""
  return sheet(
    cut(d, mix(coat.base, coat.light, 0.8)) +
      clip(
        d,
        cut(outline(...lowered(points, 4)), coat.base) +
          neck +
          `<g opacity="0.62">${cut(belly, coat.shade)}</g>` +
          (markings ? markings + `<g opacity="0.18">${cut(belly, coat.shade)}</g>` : ""),
      ),
    "small",
  )
}

/** The whole animal, without its shadow on the ground. */
export function figure(build: Build, attitude: Attitude, dress: Dress): string {
  const { legs, pitch, rise = 0 } = attitude
  const { coat, tail, behind, head } = dress
  if (!legs) {
    // The trunk sinks until its belly meets the ground.
    const drop = -Math.max(...build.under.map(([, y]) => y)) - 1.5
    return `<g transform="translate(0 ${drop})">${tail}${behind}${trunk(build, attitude, dress)}${folded(build, coat, drop)}${head}</g>`
  }
  const [nearFore, farFore, nearHind, farHind] = legs
  const farHindLeg = limb(build.hind, build.apart, coat, farHind, true)
  const nearHindLeg = limb(build.hind, 0, coat, nearHind, false)
  const forehand =
    limb(build.fore, -build.apart, coat, farFore, true) +
    behind +
    tail +
    trunk(build, attitude, dress) +
    limb(build.fore, 0, coat, nearFore, false) +
    head
  const lifted = (markup: string) => (rise ? `<g transform="translate(0 ${-rise})">${markup}</g>` : markup)
  if (!pitch) return lifted(farHindLeg + forehand + nearHindLeg)
  const [hipX, hipY] = build.hind.joints[0] ?? [0, 0]
  return pitch.about === "hips"
    ? lifted(`${farHindLeg}<g transform="rotate(${pitch.degrees} ${hipX} ${hipY + 4})">${forehand}</g>${nearHindLeg}`)
    : lifted(`<g transform="rotate(${pitch.degrees} 0 ${hipY})">${farHindLeg}${forehand}${nearHindLeg}</g>`)
}
