/** The head of cattle turned to the viewer. The poll (between the horns) is the origin. */
import { moved, outline, oval, taper, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { ear, lyreHorn, type HeadLook } from "./cattle-horns"

/** A head looking straight at the viewer: broad brow, narrowing to the muzzle, ears out, horns as a lyre. */
export function frontHead(look: HeadLook, poll: Point, tilt = 0): { behind: string; front: string } {
  const { tone } = look
  const size = look.young ? 1.08 : 1.12
  const set = (points: readonly Point[]) => moved(points, poll, tilt, size)
  const mirrored = (half: Point[]): Point[] => [...half, ...half.map(([x, y, c]): Point => [-x, y, c]).reverse()]
  const face = through(
    set(
      mirrored([
        [4, -9],
        [11, -6],
        [14.4, 4],
        [13.4, 14],
        [10.2, 28],
        [9.4, 38],
        [11, 44],
        [8.6, 51],
        [3, 53.4],
      ]),
    ),
    true,
  )
  const shadeSide = through(
    set([
      [2, -14, "corner"],
      [4.4, 8],
      [3.2, 26],
      [4.6, 42],
      [3, 60, "corner"],
      [24, 60, "corner"],
      [24, -14, "corner"],
    ]),
    true,
  )
  const muzzle = outline(
    ...set(
      mirrored([
        [3, 38.6],
        [9, 38],
        [14, 44],
        [10, 56],
        [3, 58],
      ]),
    ),
  )
  const blaze = look.blaze
    ? cut(
        outline(
          ...set(
            mirrored([
              [2, -12],
              [5.5, -4],
              [4.6, 10],
              [3.4, 22],
              [6.6, 36],
            ]),
          ),
        ),
        look.blaze.base,
      )
    : ""
  const [left, right] = set([
    [-11, 12.4],
    [11, 12.4],
  ])
  const [nostrilLeft, nostrilRight] = set([
    [-5.2, 43.6],
    [5.2, 43.6],
  ])
  const [earLeft, earRight] = set([
    [-11.5, 2.5],
    [11.5, 2.5],
  ])
  if (!left || !right || !nostrilLeft || !nostrilRight || !earLeft || !earRight) throw new Error("A face lacks a part")
  const eye = ([x, y]: Point) =>
    cut(oval(x, y, 2.3 * size, 2.9 * size), "#1A0F0A") +
    `<circle cx="${x + 0.6 * size}" cy="${y - 1.1 * size}" r="${0.75 * size}" fill="#FFF3DC"/>`
  const earLength = (look.young ? 18 : 20) * size
  const horns =
    look.horns > 0
      ? sheet(
          `<g transform="translate(${poll[0]} ${poll[1] - 2})">${lyreHorn(look, -1, 1.12, tilt)}${lyreHorn(look, 1, 1.12, tilt)}</g>`,
          "detail",
        )
      : ""
  const lowLight = mix(tone.base, tone.shade, 0.62)
  const crown = taper(
    set([
      [-9, -4.4],
      [0, -7],
      [9, -4.4],
    ]),
    [3, 6.4, 3].map((width) => width * size),
  )
  const front =
    ear(earLeft, earLength, -8 + tilt, tone) +
    ear(earRight, earLength, 188 + tilt, tone) +
    sheet(
      cut(face, tone.base) +
        clip(
          face,
          cut(shadeSide, lowLight) + blaze + cut(muzzle, mix((look.blaze ? hide.pink : tone).shade, "#2A1A12", 0.22)),
        ) +
        eye(left) +
        eye(right) +
        cut(oval(nostrilLeft[0], nostrilLeft[1], 1.9 * size, 1.3 * size, 30), "#1A0F0A") +
        cut(oval(nostrilRight[0], nostrilRight[1], 1.9 * size, 1.3 * size, -30), "#1A0F0A") +
        line(
          through(
            set([
              [-5, 48.4],
              [0, 50],
              [5, 48.4],
            ]),
          ),
          "#1A0F0A",
          0.9 * size,
        ),
      "detail",
    ) +
    horns +
    sheet(cut(crown, tone.base), "fine")
  return { behind: "", front }
}
