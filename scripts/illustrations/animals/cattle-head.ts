/** Heads of cattle, in profile and turned to the viewer. The poll (between the horns) is the origin. */
import { moved, oval, outline, taper, through, type Point } from "../geometry"
import { clip, cut, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { horn } from "./limbs"

export interface HeadLook {
  tone: Tone
  /** Height of the horns in centimetres; 0 for polled. */
  horns: number
  /** How thick the horns are at the root. */
  hornRoot: number
  /** A white blaze or a whole white face, as Friesians and some Ankole have. */
  blaze?: Tone
  /** Calves have short faces. */
  young?: boolean
}

/** Shape of a lyre: how far out (share of the height) at each share of the height. */
const lyre: readonly Point[] = [
  [0.05, 0],
  [0.2, -0.1],
  [0.36, -0.3],
  [0.43, -0.54],
  [0.38, -0.78],
  [0.28, -1],
]
const hornWidths = [1, 0.98, 0.86, 0.66, 0.4, 0.03]

/** One horn of the pair standing on the poll: -1 is to the left. `spread` opens or closes the lyre. */
function lyreHorn(look: HeadLook, side: -1 | 1, spread: number, lean: number): string {
  const points = moved(
    lyre.map(([x, y]): Point => [x * look.horns * spread * side, y * look.horns]),
    [side * 2.5, -5],
    lean,
  )
  return horn(
    points,
    hornWidths.map((share) => share * look.hornRoot),
    hide.horn,
  )
}

/** A leaf-shaped ear from its root; `degrees` 0 points left. */
function ear(root: Point, length: number, degrees: number, tone: Tone): string {
  const shape: Point[] = [
    [0, -2.6, "corner"],
    [-length * 0.4, -length * 0.27],
    [-length, -1, "corner"],
    [-length * 0.5, length * 0.26],
    [0, 2.6, "corner"],
  ]
  const inner: Point[] = [
    [-1.5, 0, "corner"],
    [-length * 0.42, -length * 0.1],
    [-length * 0.86, 0, "corner"],
    [-length * 0.45, length * 0.18],
  ]
  return sheet(
    cut(through(moved(shape, root, degrees), true), tone.base) +
      cut(through(moved(inner, root, degrees), true), mix(tone.shade, hide.pink.shade, 0.35)),
    "fine",
  )
}

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
        `<ellipse cx="${eye[0]}" cy="${eye[1]}" rx="${2.7 * size}" ry="${2.5 * size}" fill="#1A0F0A"/>` +
        `<circle cx="${eye[0] + 0.8 * size}" cy="${eye[1] - 0.9 * size}" r="${0.75 * size}" fill="#FFF3DC"/>` +
        line(through(lid), tone.shade, 1.3 * size) +
        cut(oval(nostril[0], nostril[1], 2.1 * size, 1.2 * size, degrees - 40), "#1A0F0A") +
        line(through(mouth), mix(tone.shade, "#1A0F0A", 0.6), 1.1 * size),
      "detail",
    ) +
    (earRoot ? ear(earRoot, (look.young ? 17 : 19) * size, degrees - 42, tone) : "")
  return { behind: far, front }
}

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
        clip(face, cut(shadeSide, lowLight) + blaze + cut(muzzle, mix((look.blaze ? hide.pink : tone).shade, "#2A1A12", 0.22))) +
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
