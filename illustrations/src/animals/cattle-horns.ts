/** Horns and ears of cattle: what a head carries, from whichever side it is seen. */
import { moved, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { cut, sheet } from "../paper"
import { horn } from "./limbs"

export interface HeadLook {
  tone: Tone
  /** Height of the horns in centimetres; 0 for polled. */
  horns: number
  /** How thick the horns are at the root. */
  hornRoot: number
  /** How far the lyre opens; 1 is the usual. */
  spread?: number
  /** A white blaze or a whole white face, as Friesians and some Ankole have. */
  blaze?: Tone
  /** Calves have short faces. */
  young?: boolean
  /** The eyes are closed. */
  asleep?: boolean
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
export function lyreHorn(look: HeadLook, side: -1 | 1, spread: number, lean: number): string {
  const points = moved(
    lyre.map(([x, y]): Point => [x * look.horns * spread * (look.spread ?? 1) * side, y * look.horns]),
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
export function ear(root: Point, length: number, degrees: number, tone: Tone): string {
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
