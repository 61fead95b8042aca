/** Close-ups that fill a frame: the head and neck of a goat with its bell. */
import { outline, through } from "../geometry"
import type { Part } from "../part"
import { clip, cut, line, sheet } from "../paper"
import { hide, mix, ramps, type Tone } from "../palette"
import { goatFront, type GoatFrontLook } from "./goat-front"

/** A cast bell, its loop at (x, y), 13 cm high. */
const bell = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">` +
  line("M-2.4 1C-2.4 -2.4 2.4 -2.4 2.4 1", ramps.gold[500], 1.2) +
  sheet(
    cut("M-3 1.4H3C4.4 3 5 8 6.8 11.4H-6.8C-5 8 -4.4 3 -3 1.4Z", ramps.gold[500]) +
      cut("M-3 1.4H-1C-2.6 4 -3 8 -4 11.4H-6.8C-5 8 -4.4 3 -3 1.4Z", ramps.gold[300]) +
      cut("M2 1.4H3C4.4 3 5 8 6.8 11.4H3.6C3 8 3 4 2 1.4Z", "#A3690C") +
      cut("M-7.2 10.6H7.2V12.6H-7.2Z", "#BF7B0E"),
    "fine",
  ) +
  cut("M-1.6 12.6C-1.6 15 1.6 15 1.6 12.6Z", ramps.soil[900]) +
  "</g>"

/** A goat from horns to shoulders, looking at us. Origin: the middle of the frame's lower edge, 76 cm under the poll. */
export function goatBust(
  options: Omit<GoatFrontLook, "coat"> & { coat?: Tone; age?: "doe" | "buck" | "kid"; belled?: boolean } = {},
): Part {
  const { coat = hide.goatBrown, age = "doe", belled = true, ...look } = options
  const shoulders = outline(
    [-7, -48],
    [-12, -42],
    [-20, -33],
    [-29, -20],
    [-33, 12, "corner"],
    [33, 12, "corner"],
    [29, -20],
    [20, -33],
    [12, -42],
    [7, -48],
  )
  const neck = outline(
    [-6, -72],
    [-7.4, -58],
    [-10.4, -43],
    [-14, -24],
    [-15, 0],
    [-12, 14, "corner"],
    [12, 14, "corner"],
    [15, 0],
    [14, -24],
    [10.4, -43],
    [7.4, -58],
    [6, -72],
  )
  const tufts = line(
    [
      [-7, -22],
      [-10, -14],
      [-4, -12],
      [-8, -5],
      [6, -20],
      [9, -12],
      [4, -8],
      [10, -3],
      [-1, -2],
    ]
      .map(([x = 0, y = 0]) => `M${x} ${y}q0.4 2.4 -0.6 4.4M${x + 1.6} ${y + 0.6}q0.4 2 -0.2 3.4`)
      .join(""),
    mix(coat.base, coat.shade, 0.55),
    0.5,
  )
  const shade = (d: string) =>
    clip(
      d,
      `<g opacity="0.42">${cut(outline([3, -80], [5, -50], [2, -30], [6, 20], [60, 20], [60, -80]), coat.shade)}</g>`,
    )
  const jaw = clip(
    neck,
    `<g opacity="0.5">${cut(outline([-12, -80], [12, -80], [10, -46], [0, -40], [-10, -46]), coat.shade)}</g>`,
  )
  const collar = belled
    ? sheet(
        cut(
          through(
            [
              [-10.6, -47.6, "corner"],
              [-5, -44.4],
              [0, -43.6],
              [5, -44.4],
              [10.6, -47.6, "corner"],
              [11.2, -43.4, "corner"],
              [5.6, -40],
              [0, -39.2],
              [-5.6, -40],
              [-11.2, -43.4, "corner"],
            ],
            true,
          ),
          ramps.clay[600],
        ) +
          cut(
            through(
              [
                [2, -43.7],
                [6, -44.8],
                [10.6, -47.6, "corner"],
                [11.2, -43.4, "corner"],
                [5.6, -40],
                [2, -39.3, "corner"],
              ],
              true,
            ),
            ramps.clay[700],
          ) +
          line("M-9.6 -45.4C-5 -42.4 5 -42.4 9.6 -45.4", ramps.clay[300], 0.5),
        "small",
      ) + bell(0, -38)
    : ""
  return {
    svg:
      sheet(cut(shoulders, coat.base) + shade(shoulders), "figure") +
      sheet(cut(neck, mix(coat.base, coat.light, 0.16)) + jaw + shade(neck) + tufts, "detail") +
      collar +
      goatFront({ horns: 17, ...look, coat }, [0, -76]),
    box: { left: -38, top: -104, right: 38, bottom: 0 },
    name: `a Mubende ${age}`,
    ...(belled && { with: ["a bell"] }),
  }
}
