/** A large head of cattle in profile, with its neck. */
import { moved, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Part } from "../part"
import { profileMuzzle } from "./cattle-bust-muzzle-profile"
import { profileNeck } from "./cattle-bust-neck"
import { bustEar, coatOf, ringedHorn, type BustOptions } from "./cattle-bust-parts"
import { bustEye } from "./cattle-bust-eye"
import { profileLocks } from "./cattle-bust-locks"

/** The near and the far horn seen from the side, in shares of their length; forwards is positive. */
const nearHorn: readonly Point[] = [
  [0, 0],
  [-0.1, -0.09],
  [-0.17, -0.26],
  [-0.15, -0.48],
  [-0.05, -0.7],
  [0.1, -0.88],
  [0.27, -1],
]

const farHorn: readonly Point[] = [
  [0.05, 0.02],
  [0.19, -0.07],
  [0.33, -0.24],
  [0.42, -0.46],
  [0.45, -0.66],
  [0.42, -0.84],
  [0.34, -0.98],
]

const origin: Point = [0, 0]

/**
 * Head and neck facing right. The origin is the poll, between the horns; the muzzle is about 66 cm away from it and
 * the neck reaches 130 cm down and back.
 */
export function cattleBustProfile(options: BustOptions = {}): Part {
  const { age = "cow", breed = "ankole", nose: degrees = 32 } = options
  const calf = age === "calf"
  const { tone, blaze } = coatOf(options)
  const horns = calf ? 0 : (options.horns ?? (breed === "friesian" ? 0 : 96))
  const short = calf ? 0.84 : 1
  const set = (points: readonly Point[]) =>
    moved(
      points.map(([x, y, corner]): Point => [x * short, y, corner]),
      [0, 0],
      degrees,
    )
  const face = through(
    set([
      [-9, 6],
      [-7, -5],
      [2, -10.6],
      [13, -11.4],
      [25, -8.6],
      [38, -6.6],
      [50, -5.8],
      [58, -4.4],
      [63, 0.4],
      [63.4, 5.6],
      [60.6, 9.2],
      [60.4, 12.6],
      [56, 16.6],
      [49, 16.4],
      [41, 16.6],
      [33, 20],
      [23, 26],
      [11, 27.4],
      [-2, 20],
    ]),
    true,
  )
  const jaw = through(
    set([
      [-14, 10],
      [2, 9],
      [12, 16],
      [24, 13.4],
      [38, 10.4],
      [70, 13],
      [56, 30],
      [10, 40],
      [-14, 28],
    ]),
    true,
  )
  const brow = through(
    set([
      [-12, -14, "corner"],
      [2, -5.6],
      [16, -6],
      [34, -4],
      [52, -3],
      [60, -14, "corner"],
    ]),
    true,
  )
  const cheek = line(
    through(
      set([
        [10, 22],
        [4, 14],
        [8, 7],
        [17, 7.6],
      ]),
    ),
    mix(tone.base, tone.shade, 0.85),
    0.8,
  )
  const vein = line(
    through(
      set([
        [24, 3],
        [32, 5.4],
        [39, 4.6],
      ]),
    ),
    mix(tone.base, tone.shade, 0.6),
    0.8,
  )
  const white = blaze
    ? cut(
        through(
          set([
            [-8, -14, "corner"],
            [4, -6.4],
            [18, -5.4],
            [32, -1.6],
            [44, 3],
            [52, 12],
            [70, 20, "corner"],
            [70, -14, "corner"],
          ]),
          true,
        ),
        blaze.base,
      )
    : ""
  const [eye = origin] = set([[17.6, -1.6]])
  const [earRoot = origin] = set([[-3.6, 5.4]])
  const [hornRoot = origin] = set([[0, -6]])
  const [farRoot = origin] = set([[4, -8]])

  const lean = (degrees - 32) * 0.8
  const hornTone = options.horn ?? hide.horn
  const root = age === "bull" ? 15 : 12.5
  const horn = (shape: readonly Point[], from: Point) =>
    ringedHorn(
      moved(
        shape.map(([x, y]): Point => [x * horns * (options.spread ?? 1), y * horns]),
        from,
        lean,
      ),
      root,
      hornTone,
    )
  const muzzle = profileMuzzle(options, set)
  const svg =
    (horns > 0 ? horn(farHorn, farRoot) : "") +
    profileNeck(options, set) +
    (horns > 0 ? horn(nearHorn, hornRoot) : "") +
    muzzle.behind +
    sheet(
      cut(face, tone.base) +
        clip(
          face,
          cut(brow, mix(tone.base, tone.light, 0.6)) +
            white +
            cut(jaw, mix(tone.base, tone.shade, 0.65)) +
            cheek +
            vein +
            muzzle.inside,
        ) +
        muzzle.over,
      "small",
    ) +
    bustEye(eye, calf ? 1.25 : 1.05, tone) +
    sheet(profileLocks(tone, set), "fine") +
    bustEar(earRoot, calf ? 25 : 23, degrees - 42, tone)
  return {
    svg,
    box: { left: -120, top: Math.min(-16, -horns - 8), right: Math.max(66, horns * 0.46), bottom: 120 },
    name: `${breed === "friesian" ? "a Friesian" : "an Ankole"} ${age}`,
  }
}
