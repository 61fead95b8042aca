/** The head of cattle in profile. The poll (between the horns) is the origin. */
import { moved, oval, through, type Point } from "../geometry"
import { hide, mix } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { ear, lyreHorn, type HeadLook } from "./cattle-horns"

/** A head in profile, facing right; `degrees` says how far the nose points below the horizon. */
export function profileHead(look: HeadLook, poll: Point, degrees: number): { behind: string; front: string } {
  const { tone } = look
  const size = look.young ? 1.08 : 1.12
  const shorten = look.young ? 0.84 : 1
  const set = (points: readonly Point[]) =>
    moved(
      points.map(([x, y, corner]): Point => [x * shorten, y, corner]),
      poll,
      degrees,
      size,
    )
  const face = through(
    set([
      [-7, 2],
      [-4, -7],
      [5, -10.5],
      [15, -10],
      [26, -7],
      [38, -5.5],
      [46, -4.6],
      [52, -1.5],
      [53.5, 4],
      [51, 8.6],
      [50.5, 12],
      [45, 14.4],
      [35, 13.6],
      [27, 16.5],
      [17, 21.5],
      [7, 20],
      [-3, 13],
    ]),
    true,
  )
  const jaw = through(
    set([
      [-8, 8],
      [4, 8],
      [13, 12],
      [24, 9.5],
      [36, 9],
      [56, 10.5],
      [50, 24],
      [10, 30],
      [-10, 20],
    ]),
    true,
  )
  const muzzle = through(
    set([
      [42.5, -7, "corner"],
      [41, 0],
      [43.5, 7],
      [42, 17, "corner"],
      [58, 16, "corner"],
      [58, -8, "corner"],
    ]),
    true,
  )
  const blaze = look.blaze
    ? cut(
        through(
          set([
            [-6, -14, "corner"],
            [10, -5],
            [26, -1.5],
            [40, 2],
            [60, 2, "corner"],
            [60, -14, "corner"],
          ]),
          true,
        ),
        look.blaze.base,
      )
    : ""
  const brow = through(
    set([
      [-8, -12, "corner"],
      [14, -5.6],
      [30, -4],
      [44, -3],
      [48, -12, "corner"],
    ]),
    true,
  )
  const [eye] = set([[14.5, -3.2]])
  const [nostril] = set([[49.3, 1.2]])
  const mouth = set([
    [50.6, 8.8],
    [45, 9.2],
    [39.5, 7.6],
  ])
  const lid = set([
    [10, -3.6],
    [14.5, -7],
    [19, -4],
  ])
  if (!eye || !nostril) throw new Error("A head needs an eye and a nostril")
  const hornLean = (degrees - 38) * 0.85
  const [hornRoot] = set([[0, -6]])
  const horns = look.horns > 0 && hornRoot
  const far = horns
    ? `<g transform="translate(${hornRoot[0]} ${hornRoot[1]})">${lyreHorn(look, 1, 1.02, hornLean + 8)}</g>`
    : ""
  const near = horns
    ? sheet(
        `<g transform="translate(${hornRoot[0]} ${hornRoot[1]})">${lyreHorn(look, -1, 0.86, hornLean + 2)}</g>`,
        "detail",
      )
    : ""
  const [earRoot] = set([[-1, 3]])
  const muzzleTone = look.blaze ? hide.pink : tone
  const open =
    `<ellipse cx="${eye[0]}" cy="${eye[1]}" rx="${2.7 * size}" ry="${2.5 * size}" fill="#1A0F0A"/>` +
    `<circle cx="${eye[0] + 0.8 * size}" cy="${eye[1] - 0.9 * size}" r="${0.75 * size}" fill="#FFF3DC"/>` +
    line(through(lid), tone.shade, 1.3 * size)
  const closed = line(
    through(
      set([
        [10.4, -4],
        [14.5, -1.2],
        [18.8, -3.6],
      ]),
    ),
    "#1A0F0A",
    1.3 * size,
  )
  const front =
    near +
    sheet(
      cut(face, tone.base) +
        clip(
          face,
          cut(brow, tone.light) +
            blaze +
            cut(jaw, mix(tone.base, tone.shade, 0.75)) +
            cut(muzzle, mix(muzzleTone.shade, "#2A1A12", look.blaze ? 0.12 : 0.35)),
        ) +
        (look.asleep ? closed : open) +
        cut(oval(nostril[0], nostril[1], 2.1 * size, 1.2 * size, degrees - 40), "#1A0F0A") +
        line(through(mouth), mix(tone.shade, "#1A0F0A", 0.6), 1.1 * size),
      "detail",
    ) +
    (earRoot ? ear(earRoot, (look.young ? 17 : 19) * size, degrees - 42, tone) : "")
  return { behind: far, front }
}
