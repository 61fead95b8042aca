/** A large head of cattle looking at the viewer, with neck and shoulders. */
import { moved, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Part } from "../part"
import { frontMuzzle } from "./cattle-bust-muzzle"
import { frontNeck } from "./cattle-bust-neck"
import { frontBlaze, frontLocks, frontWhorl } from "./cattle-bust-forehead"
import { mirrored, bustEar, coatOf, ringedHorn, type BustOptions } from "./cattle-bust-parts"
import { bustEye } from "./cattle-bust-eye"

/** The shape of the pair of horns, in shares of their length: out and up from the poll. */
const lyre: readonly Point[] = [
  [0.02, 0],
  [0.16, -0.06],
  [0.33, -0.2],
  [0.46, -0.42],
  [0.47, -0.64],
  [0.38, -0.84],
  [0.26, -1],
]

/**
 * Head, neck and shoulders from the front. The origin is the poll, between the horns; the muzzle ends 66 cm below it
 * and the shoulders 120 cm.
 */
export function cattleBust(options: BustOptions = {}): Part {
  const { age = "cow", breed = "ankole", bare = false } = options
  const calf = age === "calf"
  const { tone, blaze } = coatOf(options)
  const horns = calf ? 0 : (options.horns ?? (breed === "friesian" ? 0 : 96))
  const low = calf ? 0.86 : 1
  const at = (points: readonly Point[]): Point[] => points.map(([x, y, corner]): Point => [x, y * low, corner])

  const face = through(
    at(
      mirrored([
        [5, -5],
        [12.6, -3.6],
        [17, 5],
        [17.8, 15],
        [15.2, 27],
        [12.2, 38],
        [11.6, 46],
        [13.4, 53],
        [11.6, 61],
        [4, 66],
      ]),
    ),
    true,
  )
  const shade = through(
    at([
      [3, -8, "corner"],
      [6.4, 10],
      [5, 28],
      [6.6, 46],
      [3, 70, "corner"],
      [28, 70, "corner"],
      [28, -8, "corner"],
    ]),
    true,
  )
  const bridge = through(
    at([
      [-4.2, 8],
      [0, 4],
      [4.6, 8],
      [4, 26],
      [5, 44],
      [-5, 44],
      [-4, 26],
    ]),
    true,
  )
  const cheek = (side: 1 | -1) =>
    line(
      through(
        at([
          [10.4 * side, 26],
          [8.4 * side, 35],
          [9.4 * side, 43],
        ]),
      ),
      mix(tone.base, tone.shade, 0.75),
      0.8,
    )
  const eyeSize = calf ? 1.18 : 1
  const [eyeLeft, eyeRight]: [Point, Point] = [
    [-12.6, 17 * low],
    [12.6, 17 * low],
  ]
  const whorl = frontWhorl(blaze ?? tone, low)
  const ear = calf ? 25 : 24
  const hornTone = options.horn ?? hide.horn
  const pair =
    horns > 0
      ? ([-1, 1] as const)
          .map((side) =>
            ringedHorn(
              moved(
                lyre.map(([x, y]): Point => [x * side * horns * (options.spread ?? 1), y * horns]),
                [side * 7, -1],
              ),
              age === "bull" ? 15 : 12.5,
              hornTone,
            ),
          )
          .join("")
      : ""
  const svg =
    (bare ? "" : frontNeck(options)) +
    bustEar([-15, 7 * low], ear, calf ? -2 : -8, tone) +
    bustEar([15, 7 * low], ear, calf ? 182 : 188, tone, true) +
    pair +
    sheet(
      cut(face, tone.base) +
        clip(
          face,
          cut(shade, mix(tone.base, tone.shade, 0.6)) +
            (blaze ? "" : cut(bridge, mix(tone.base, tone.light, 0.55))) +
            (blaze ? frontBlaze(blaze, at) : "") +
            cheek(-1) +
            cheek(1),
        ),
      "small",
    ) +
    bustEye(eyeLeft, eyeSize, tone, -1) +
    bustEye(eyeRight, eyeSize, tone) +
    frontMuzzle(options, at) +
    (blaze ? whorl : "") +
    sheet(frontLocks(tone, blaze), "fine") +
    (blaze ? "" : whorl)
  const reach = Math.max(64, horns * 0.5 * (options.spread ?? 1) + 8)
  return {
    svg,
    box: { left: -reach, top: Math.min(-10, -horns - 4), right: reach, bottom: 120 },
    name: `${breed === "friesian" ? "a Friesian" : "an Ankole"} ${age}`,
  }
}
