/**
 * How goats and sheep are put together in any pose: one outline from rump to throat round a neck that may point
 * anywhere, legs that stand, swing freely or lie folded, and a trunk that pitches about its hips or its middle.
 */
import { outline, sides, taper, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import { leg, type LegShape, type Stride } from "./limbs"

/** The frame of an animal, in centimetres, standing and facing right. */
export interface Build {
  /** From the rump along the back to the withers. */
  back: readonly Point[]
  /** From the chest along the belly back to the rump. */
  under: readonly Point[]
  /** Where the neck leaves the trunk, and how thick it is there, half way and at the head. */
  neckRoot: Point
  neckWidths: readonly [number, number, number]
  fore: LegShape
  hind: LegShape
  /** How far the far legs stand from the near ones. */
  apart: number
}

/** A leg in a pose. A free leg is turned as it is; any other stays on the ground. */
export interface LegPose extends Stride {
  free?: true
}

/** What a pose fixes. Places are those of the standing animal, before the trunk is pitched. */
export interface Attitude {
  poll: Point
  /** Degrees that the face points below the horizontal. */
  nose: number
  /** Where the neck bends, if not half way. */
  crest?: Point
  /** Degrees the trunk is turned; negative lifts the forehand. About the hips, the hind feet stay on the ground. */
  pitch?: { degrees: number; about: "hips" | "middle" }
  /** Centimetres off the ground: a leap. */
  rise?: number
  /** Near fore, far fore, near hind, far hind; none for an animal that lies. */
  legs?: readonly [LegPose, LegPose, LegPose, LegPose]
}

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

/** A leg under the trunk; `dx` moves it along the body. */
function limb(shape: LegShape, dx: number, coat: Tone, pose: LegPose, away: boolean): string {
  const moved: LegShape = { ...shape, joints: shape.joints.map(([x, y]): Point => [x + dx, y]) }
  if (!pose.free) return leg(moved, coat, pose, away, "small")
  const [x, y] = moved.joints[0] ?? [0, 0]
  return `<g transform="rotate(${-pose.swing} ${x} ${y})">${leg(moved, coat, { swing: 0, bend: pose.bend }, away, "small")}</g>`
}

const hoofTone = "#33241C"

/** The folded near legs of an animal that lies: a foreleg tucked under the chest, the haunch with its hock forward. */
function folded(build: Build, coat: Tone, drop: number): string {
  const [shoulderX] = build.fore.joints[0] ?? [0, 0]
  const [hipX, hipY] = build.hind.joints[0] ?? [0, 0]
  const thick = (build.fore.widths[0] ?? 12) / 13
  const y = (up: number) => -drop - up
  const x = shoulderX - 1
  const foreleg =
    cut(
      taper(
        [
          [x, y(22)],
          [x + 5, y(12)],
          [x + 14 * thick, y(5)],
        ],
        [15 * thick, 11 * thick, 7.4 * thick],
      ),
      coat.base,
    ) +
    cut(outline([x - 8, y(5.4), "corner"], [x - 2, y(5)], [x - 2, y(0), "corner"], [x - 9, y(0), "corner"]), hoofTone) +
    cut(
      taper(
        [
          [x + 15 * thick, y(4.4)],
          [x + 6, y(2.8)],
          [x - 3, y(2.4)],
        ],
        [7.4 * thick, 5 * thick, 4.8 * thick],
      ),
      mix(coat.base, coat.light, 0.3),
    )
  const reach = -hipY - drop
  const haunch = outline(
    [hipX - 13, y(reach * 0.42)],
    [hipX - 8, y(reach * 0.86)],
    [hipX + 4, y(reach * 0.94)],
    [hipX + 15, y(reach * 0.58)],
    [hipX + 17, y(reach * 0.24)],
    [hipX + 6, y(1.4)],
    [hipX - 9, y(3)],
  )
  const shank =
    cut(
      outline(
        [hipX + 24, y(5), "corner"],
        [hipX + 29, y(4.4), "corner"],
        [hipX + 32, y(0), "corner"],
        [hipX + 24, y(0), "corner"],
      ),
      hoofTone,
    ) +
    cut(
      taper(
        [
          [hipX - 6, y(4.4)],
          [hipX + 8, y(3)],
          [hipX + 25, y(2.6)],
        ],
        [9 * thick, 6 * thick, 4.8 * thick],
      ),
      coat.base,
    )
  return (
    sheet(foreleg, "small") +
    sheet(
      cut(haunch, mix(coat.base, coat.light, 0.22)) +
        clip(
          haunch,
          cut(
            outline([hipX - 20, y(-2)], [hipX - 12, y(9)], [hipX + 6, y(8)], [hipX + 20, y(10)], [hipX + 20, y(-4)]),
            mix(coat.base, coat.shade, 0.5),
          ),
        ),
      "small",
    ) +
    sheet(shank, "fine")
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
