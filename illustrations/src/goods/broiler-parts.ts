/** The coloured parts of the white broiler: its feet and its head. */
import { outline, oval, taper } from "../geometry"
import { cut, sheet } from "../paper"
import { hide, ramps, type Tone } from "../palette"

export const white: Tone = { light: "#FFFFFF", base: "#FBF3E2", shade: "#DECBA6" }
/** Where the white lies deepest in shade. */
export const deep = "#C2AA80"
const comb: Tone = { light: "#D8442F", base: "#BB2E22", shade: "#8E1F1B" }
const shank: Tone = { light: "#F7CB66", base: "#E5A93A", shade: "#B67E22" }

/** A leg at x; `away` draws the one on the far side. */
export function foot(x: number, away: boolean): string {
  const colour = away ? shank.shade : shank.base
  const thigh = cut(
    outline([x - 4.4, -12], [x + 4.6, -12], [x + 2.6, -5.6], [x - 1.8, -5.4]),
    away ? white.shade : white.base,
  )
  const leg = cut(
    taper(
      [
        [x + 0.4, -7],
        [x, -3.5],
        [x + 0.2, -0.9],
      ],
      [2.3, 1.9, 2.2],
    ),
    colour,
  )
  const toes =
    cut(
      taper(
        [
          [x, -1.3],
          [x + 3.4, -0.9],
          [x + 6.6, 0.1],
        ],
        [2, 1.5, 0.5],
      ),
      colour,
    ) +
    cut(
      taper(
        [
          [x + 0.2, -1.2],
          [x + 2.6, 0.2],
          [x + 4.6, 1.4],
        ],
        [2, 1.5, 0.5],
      ),
      away ? colour : shank.light,
    ) +
    cut(
      taper(
        [
          [x, -1.2],
          [x - 1.8, -0.2],
          [x - 3.6, 0.6],
        ],
        [1.9, 1.3, 0.5],
      ),
      colour,
    )
  return leg + toes + thigh
}

/** Comb, face, wattle, beak and eye. */
export function head(): string {
  return (
    sheet(
      cut(
        outline(
          [9.5, -44],
          [9, -48],
          [11.2, -46.8],
          [11.8, -50.5],
          [14.2, -47.8],
          [16.2, -50.6],
          [17.2, -47.2],
          [19.8, -48.2],
          [19.4, -44.5],
          [15, -43],
        ),
        comb.base,
      ),
      "fine",
    ) +
    cut(
      outline([8.6, -40], [11, -45], [15.5, -46.2], [19.2, -43.2], [19, -38.5], [14, -35.5], [8.5, -36.5]),
      white.base,
    ) +
    cut(outline([9.5, -42], [12, -45.5], [15, -46], [13, -44], [11, -41]), white.light) +
    sheet(cut(outline([15, -41.5], [18.5, -43.3], [20, -40.5], [18.8, -38], [15.5, -38.5]), comb.light), "fine") +
    sheet(
      cut(outline([17.6, -38.8], [20, -38.5], [20.8, -34.5], [18.8, -31.8], [16.8, -34.5]), comb.base) +
        cut(outline([19.2, -38.4], [20, -38.5], [20.8, -34.5], [18.8, -31.8], [19.8, -35]), comb.shade),
      "fine",
    ) +
    sheet(
      cut("M18.8 -42.6C21.5 -42.6 23.8 -41.2 25 -39.3C22.8 -39.4 20.6 -39 18.9 -38.9Z", shank.base) +
        cut("M18.9 -40.2C21 -40.4 23 -40 25 -39.3C22.8 -39.4 20.6 -39 18.9 -38.9Z", shank.shade),
      "fine",
    ) +
    cut(oval(16, -41.8, 1.35, 1.4), "#E08A2E") +
    cut(oval(16.1, -41.8, 0.8, 0.85), ramps.soil[900]) +
    cut(oval(15.8, -42.2, 0.28, 0.28), hide.henCream.light)
  )
}
