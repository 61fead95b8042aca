/** Blaze, whorl and locks of a large head of cattle that looks at us. Centimetres, from the poll. */
import { taper, through, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { cut, line } from "../paper"
import { mirrored } from "./cattle-bust-parts"

/** Sets the points of a grown head down on the head that is drawn. */
type Settle = (points: readonly Point[]) => Point[]

/** White down the middle of the face. */
export const frontBlaze = (blaze: Tone, at: Settle): string =>
  cut(
    through(
      at(
        mirrored([
          [2.4, -9],
          [6.4, 2],
          [4.6, 14],
          [4.4, 28],
          [7.6, 42],
          [12, 50],
        ]),
      ),
      true,
    ),
    blaze.base,
  ) +
  cut(
    through(
      at([
        [1, -8, "corner"],
        [6.4, 2],
        [4.6, 14],
        [4.4, 28],
        [7.6, 42],
        [12, 50],
        [2, 50, "corner"],
      ]),
      true,
    ),
    mix(blaze.base, blaze.shade, 0.5),
  )

/** The turn of the hair on the forehead; `low` is how short the face is. */
export const frontWhorl = (tone: Tone, low: number): string =>
  line(
    through([
      [-2.4, 12 * low],
      [0, 9.6 * low],
      [2.4, 12 * low],
      [0.6, 14.6 * low],
      [-1, 12.8 * low],
      [0.2, 11.8 * low],
    ]),
    mix(tone.base, tone.shade, 0.9),
    0.6,
  )

/** The curls over the forehead, the middle ones in the colour of the blaze. */
export const frontLocks = (tone: Tone, blaze: Tone | undefined): string =>
  (
    [
      [-8, -4, -9.4, 4],
      [-4.6, -6, -5.4, 6.4],
      [-1, -7, -1.6, 8],
      [2.6, -7, 2.2, 7.2],
      [6, -6, 6.6, 5.2],
      [9, -4, 10.2, 3],
    ] as const
  )
    .map(([x, y, tipX, tipY], index) =>
      cut(
        taper(
          [
            [x, y],
            [(x + tipX) / 2 + (index % 2 ? 1 : -1), (y + tipY) / 2],
            [tipX, tipY],
          ],
          [5.4, 4.6, 0.3],
        ),
        blaze && (index === 2 || index === 3)
          ? blaze.base
          : index % 2 === 0
            ? mix(tone.base, tone.light, 0.5)
            : tone.base,
      ),
    )
    .join("")
