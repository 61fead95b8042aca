/** Flowers and butterflies of a meadow. */
import { moved, through, type Point } from "../../geometry"
import { ramps } from "../../palette"
import { cut, sheet } from "../../paper"
import { round } from "../../part"

/** A flower of five petals, in pixels. */
export function flower(x: number, y: number, size: number, colour: string): string {
  const petal: readonly Point[] = [
    [0, 0],
    [-0.42, -0.6],
    [0, -1],
    [0.42, -0.6],
  ]
  const petals = [0, 72, 144, 216, 288].map((degrees) => through(moved(petal, [x, y], degrees, size), true)).join("")
  return sheet(
    cut(petals, colour) + `<circle cx="${x}" cy="${y}" r="${round(size * 0.28)}" fill="${ramps.gold[300]}"/>`,
    "fine",
  )
}

/** A butterfly with folded-out wings, in pixels. */
export function butterfly(x: number, y: number, size: number, colour: string, degrees: number): string {
  const wing = (flip: boolean) =>
    cut(
      through(
        moved(
          [
            [0, 0],
            [-0.9, -0.8],
            [-1.1, -0.1],
            [-0.5, 0.1],
            [-0.8, 0.7],
            [-0.2, 0.6],
          ],
          [x, y],
          degrees,
          size,
          flip,
        ),
        true,
      ),
      colour,
    )
  return sheet(
    wing(false) +
      wing(true) +
      cut(
        through(
          moved(
            [
              [0, -0.5],
              [0.08, 0],
              [0, 0.6],
              [-0.08, 0],
            ],
            [x, y],
            degrees,
            size,
          ),
          true,
        ),
        "#3A2A20",
      ),
    "small",
  )
}
