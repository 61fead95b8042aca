/** Muzzles of large heads of cattle: wet pad, nostrils, mouth, tongue. */
import { outline, oval, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { coatOf, ink, mirrored, type BustOptions } from "./cattle-bust-parts"

/** Sets points of a head where the head is. */
export type Set = (points: readonly Point[]) => Point[]

/** The muzzle from the front; `at` places points below the poll. */
export function frontMuzzle(options: BustOptions, at: Set): string {
  const { age = "cow", tongue = false } = options
  const low = age === "calf" ? 0.86 : 1
  const { tone, blaze } = coatOf(options)
  const nose = mix((blaze ? hide.pink : tone).shade, "#2A1A12", blaze ? 0.08 : 0.42)
  const noseLight = mix(nose, blaze ? hide.pink.light : "#B98A76", 0.3)
  const muzzle = through(
    at(
      mirrored([
        [3, 45.4],
        [9.6, 45],
        [14.4, 50],
        [14, 57.6],
        [9, 62.4],
        [3, 64.4],
      ]),
    ),
    true,
  )
  const pad = through(
    at(
      mirrored([
        [2, 46.4],
        [8.6, 46.6],
        [11, 50],
        [7, 54.4],
        [2.4, 57.4],
      ]),
    ),
    true,
  )
  const nostril = (side: 1 | -1) =>
    cut(
      through(
        at([
          [5.4 * side, 50.4],
          [8 * side, 47.8],
          [11 * side, 49.4],
          [10.4 * side, 52],
          [8.6 * side, 51],
          [6.6 * side, 52],
        ]),
        true,
      ),
      ink,
    ) +
    line(
      through(
        at([
          [6.6 * side, 47],
          [9.4 * side, 46.2],
          [12 * side, 48.4],
        ]),
      ),
      noseLight,
      0.7,
    )
  const mouth = line(
    through(
      at([
        [-10.6, 58.6],
        [-5, 59.6],
        [0, 57.8],
        [5, 59.6],
        [10.6, 58.6],
      ]),
    ) + `M0 ${54.4 * low}V${57.8 * low}`,
    ink,
    0.8,
  )
  const drops = (
    [
      [-6, 55.6],
      [-3.4, 56.8],
      [5.4, 55.8],
      [3, 53],
      [-8.6, 54.6],
      [8.4, 55],
    ] as const
  )
    .map(([x, y]) => `<circle cx="${x}" cy="${y * low}" r="0.42" fill="#FFF6E2" fill-opacity="0.75"/>`)
    .join("")
  const lick = tongue
    ? sheet(
        cut(
          outline(
            ...at([
              [-1, 59],
              [5, 59],
              [8.6, 53],
              [8, 47.4],
              [4.6, 46.4],
              [2.4, 51],
            ]),
          ),
          hide.pink.base,
        ) +
          line(
            through(
              at([
                [3, 58],
                [5.4, 53],
                [5.6, 48.4],
              ]),
            ),
            hide.pink.shade,
            0.6,
          ),
        "fine",
      )
    : ""
  return (
    sheet(
      cut(muzzle, nose) +
        clip(muzzle, cut(oval(-6, 52 * low, 9, 6), mix(nose, noseLight, 0.3))) +
        cut(pad, mix(nose, noseLight, 0.55)),
      "fine",
    ) +
    nostril(-1) +
    nostril(1) +
    mouth +
    drops +
    lick
  )
}
