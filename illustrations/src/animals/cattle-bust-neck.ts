/** Necks and shoulders of large heads of cattle, from the front and from the side. */
import { outline, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { coatOf, ink, mirrored, type BustOptions } from "./cattle-bust-parts"

/** Sets points of a head where the head is. */
type Set = (points: readonly Point[]) => Point[]

/** Neck and shoulders from the front, 120 cm from the poll down. */
export function frontNeck(options: BustOptions): string {
  const { age = "cow", breed = "ankole" } = options
  const calf = age === "calf"
  const { tone, blaze } = coatOf(options)
  const narrow = calf ? 0.74 : 1
  const shoulders = outline(
    ...mirrored(
      (
        [
          [6, -2],
          [15, 14],
          [19, 36],
          [25, 60],
          [38, 80],
          [53, 100],
          [62, 132],
        ] as const
      ).map(([x, y]): Point => [y > 40 ? 12 + (x - 12) * narrow : x, y]),
    ),
  )
  const chestShade = outline([4, -10], [10, 60], [4, 140], [90, 140], [90, -10])
  const neckLight = outline([-24, 40], [-34, 72], [-60, 96], [-80, 130], [-64, 140], [-40, 104], [-26, 80])
  const folds = (
    [
      [-9, 66, -12, 92, -6, 126],
      [9, 66, 13, 92, 8, 126],
      [-1, 70, 1, 96, 0, 130],
    ] as const
  )
    .map(([a, b, c, d, e, f]) =>
      line(
        through([
          [a, b],
          [c, d],
          [e, f],
        ]),
        mix(tone.base, tone.shade, 0.85),
        1.2,
      ),
    )
    .join("")
  const friesianNeck =
    blaze && breed === "friesian"
      ? cut(outline([-14, 60], [-40, 92], [-60, 140], [10, 140], [12, 90], [6, 64]), hide.friesianWhite.base)
      : ""
  return sheet(
    cut(shoulders, tone.base) +
      clip(
        shoulders,
        friesianNeck +
          cut(chestShade, friesianNeck ? "#5A442E3A" : `${mix(tone.shade, ink, 0.1)}66`) +
          (friesianNeck ? "" : cut(neckLight, mix(tone.base, tone.light, 0.6)) + folds),
      ),
    "detail",
  )
}

/** Neck from the side, reaching down and back to the left; `set` places what belongs to the jaw. */
export function profileNeck(options: BustOptions, set: Set): string {
  const { age = "cow", breed = "ankole" } = options
  const calf = age === "calf"
  const { tone } = coatOf(options)
  const hump = [
    [-58, -10],
    [-78, -16],
    [-98, -2],
  ] as const
  const slim = calf ? 0.76 : 1
  const neck = outline(
    ...(
      [
        [4, -10],
        [-14, -6],
        [-40, 4],
        ...(age === "bull" ? hump : ([[-72, 10]] as const)),
        [-120, 22],
        [-160, 60],
        [-160, 150],
        [-60, 150],
        [-40, 124],
        [-24, 100],
        [-10, 78],
      ] as const
    ).map(([x, y]): Point => [x * slim, y > 0 ? y * slim : y]),
    ...set([
      [30, 38],
      [26, 24],
    ]),
  )
  const neckLight = outline([10, -30], [-14, 2], [-44, 12], [-80, 22], [-130, 34], [-170, 40], [-120, -40])
  const neckShade = outline([-8, 30], [-26, 62], [-46, 96], [-84, 150], [60, 150], [60, 20])
  const folds = (
    [
      [
        [2, 44],
        [-8, 78],
        [-30, 112],
      ],
      [
        [-12, 40],
        [-26, 72],
        [-52, 108],
      ],
      [
        [-26, 34],
        [-44, 64],
        [-74, 96],
      ],
    ] as const
  )
    .map((fold) => line(through(fold.map(([x, y]): Point => [x, y])), mix(tone.base, tone.shade, 0.8), 1.3))
    .join("")
  const friesianNeck =
    breed === "friesian"
      ? cut(
          outline([-60, -10], [-44, 30], [-60, 70], [-34, 100], [-30, 150], [-170, 150], [-170, -10]),
          hide.friesianWhite.base,
        )
      : ""
  return sheet(
    cut(neck, tone.base) +
      clip(
        neck,
        cut(neckLight, mix(tone.base, tone.light, 0.6)) +
          friesianNeck +
          cut(neckShade, friesianNeck ? "#5A442E44" : `${mix(tone.shade, ink, 0.1)}77`) +
          (friesianNeck ? "" : folds),
      ),
    "detail",
  )
}
