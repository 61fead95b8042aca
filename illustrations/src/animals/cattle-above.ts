/** Cattle as a bird sees them: back, shoulders, head and the open horns, with the shadow that tells what they are. */
import { moved, outline, taper, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import type { Part } from "../part"

export interface AboveOptions {
  coat?: Tone
  /** Turned clockwise from facing right, degrees. */
  degrees?: number
  /** Horns: span in centimetres; 0 for a calf. */
  horns?: number
  /** Which way the head is turned, degrees. */
  head?: number
  /** White along the spine or on one flank. */
  marking?: "none" | "ridge" | "flank"
  age?: "cow" | "bull" | "calf"
}

const both = (half: readonly Point[]): Point[] => [...half, ...[...half].reverse().map(([x, y]): Point => [x, -y])]

/** One animal from straight above. The origin is the middle of its back. */
export function cattleAbove(options: AboveOptions = {}): Part {
  const { coat = hide.ankole, degrees = 0, head = 0, marking = "none", age = "cow" } = options
  const calf = age === "calf"
  const span = calf ? 0 : (options.horns ?? 100)
  const body = through(
    both([
      [66, 7],
      [50, 17],
      [30, 24],
      [4, 30],
      [-26, 29],
      [-52, 25],
      [-68, 14],
    ]),
    true,
  )
  const sunny = outline([-80, 2], [-40, -3], [10, -4], [70, -1], [80, -50], [-80, -50])
  const spine = taper(
    [
      [-70, 0],
      [-40, 1],
      [0, 0],
      [50, 0],
    ],
    [3, 5, 5, 3],
  )
  const white =
    marking === "ridge"
      ? cut(
          taper(
            [
              [-74, 0],
              [-40, 2],
              [0, -2],
              [36, 0],
            ],
            [10, 20, 15, 2],
          ),
          hide.friesianWhite.base,
        )
      : marking === "flank"
        ? cut(outline([-34, 6], [-14, 2], [6, 12], [14, 30], [-10, 40], [-40, 34]), hide.friesianWhite.base)
        : ""
  const at = (points: readonly Point[]) => moved(points, [58, 0], head)
  const face = through(
    at(
      both([
        [56, 4],
        [50, 8],
        [36, 7.4],
        [18, 11],
        [6, 11.5],
        [-8, 9],
      ]),
    ),
    true,
  )
  const muzzle = through(
    at(
      both([
        [60, 4],
        [52, 12],
        [42, 10],
        [43, 3],
      ]),
    ),
    true,
  )
  const horn = (side: 1 | -1) =>
    taper(
      at([
        [4, 6 * side],
        [5, span * 0.2 * side],
        [14, span * 0.4 * side],
        [34, span * 0.48 * side],
        [56, span * 0.42 * side],
      ]),
      [12, 11.5, 10, 7, 0.6],
    )
  const ear = (side: 1 | -1) =>
    through(
      at([
        [6, 9 * side, "corner"],
        [10, 20 * side],
        [2, 28 * side, "corner"],
        [-3, 18 * side],
      ]),
      true,
    )
  const tail = taper(
    [
      [-66, 0],
      [-78, 3],
      [-86, -3],
      [-96, -1],
    ],
    [6, 4, 7, 1],
  )
  const hoof = (x: number, y: number) =>
    cut(outline([x, y - 5], [x + 12, y - 4], [x + 12, y + 4], [x, y + 5]), coat.shade)
  const svg =
    hoof(38, 20) +
    hoof(-58, -22) +
    cut(tail, coat.shade) +
    sheet(cut(ear(1) + ear(-1), coat.shade), "small") +
    sheet(
      cut(body, mix(coat.base, coat.shade, 0.35)) +
        clip(body, cut(sunny, mix(coat.base, coat.light, 0.6)) + white + cut(spine, mix(coat.base, coat.shade, 0.6))),
      "figure",
    ) +
    sheet(cut(face, coat.base) + clip(face, cut(muzzle, mix(coat.shade, "#2A1A12", 0.4))), "detail") +
    (span > 0 ? sheet(cut(horn(1) + horn(-1), hide.horn.light), "detail") : "")
  const size = calf ? 0.56 : age === "bull" ? 1.12 : 1
  const reach = 122 * size
  return {
    svg: `<g transform="rotate(${degrees}) scale(${size})">${svg}</g>`,
    box: { left: -reach, top: -reach, right: reach, bottom: reach },
    name: `an Ankole ${age}`,
  }
}
