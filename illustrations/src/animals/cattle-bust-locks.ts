/** Hair on the forehead of a large head of cattle in profile. Centimetres, from the poll. */
import { taper, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { cut } from "../paper"

/** The curls over the forehead. */
export const profileLocks = (tone: Tone, set: (points: readonly Point[]) => Point[]): string =>
  (
    [
      [-3, -7, 3, -3],
      [1, -9, 9, -5],
      [5, -10, 14, -8],
      [-5, -4, -2, 2],
    ] as const
  )
    .map(([x, y, toX, toY], index) =>
      cut(
        taper(
          set([
            [x, y],
            [(x + toX) / 2, (y + toY) / 2 - 1],
            [toX, toY],
          ]),
          [5.6, 5, 0.3],
        ),
        index % 2 === 0 ? tone.base : mix(tone.base, tone.light, 0.45),
      ),
    )
    .join("")
