/** Feathers as a hand cuts them: overlapping scalloped strips, fans of blades, capes with a pointed hem. */
import { outline, taper, type Point } from "../geometry"
import { clip, cut } from "../paper"
import { round } from "../part"

/** Where a patch of plumage lies, in the units of the bird. */
export interface Patch {
  left: number
  top: number
  right: number
  bottom: number
}

/**
 * Scalloped strips laid from the left edge to the right, each over the one before, so that the rounded ends point to
 * the left, as on a bird that looks right. `size` is the height of one feather; strips take the colours in turn.
 * Meant for the inside of `clip`; `degrees` turns the patch around its middle.
 */
export function plumage(patch: Patch, size: number, colours: readonly string[], degrees = 0): string {
  const { left, top, right, bottom } = patch
  const step = size * 0.72
  const columns = Math.ceil((right - left) / step)
  const rows = Math.ceil((bottom - top) / size) + 1
  const strips = Array.from({ length: columns }, (_, column) => {
    const x = left + column * step
    const start = top - (column % 2 === 0 ? 0 : size / 2)
    const ends = Array.from({ length: rows }, () => `q${round(-size * 0.56)} ${round(size / 2)} 0 ${round(size)}`).join(
      "",
    )
    const d = `M${round(right + size)} ${round(start)}H${round(x)}${ends}H${round(right + size)}Z`
    return cut(d, colours[column % colours.length] ?? "none")
  }).join("")
  if (degrees === 0) return strips
  return `<g transform="rotate(${degrees} ${round((left + right) / 2)} ${round((top + bottom) / 2)})">${strips}</g>`
}

/** A long feather from its root to its tip, as wide as a finger is on a hand: `width` at its widest. */
export const blade = (root: Point, tip: Point, width: number, bend = 0): string => {
  const [dx, dy] = [tip[0] - root[0], tip[1] - root[1]]
  const length = Math.hypot(dx, dy) || 1
  const middle: Point = [root[0] + dx * 0.55 - (dy / length) * bend, root[1] + dy * 0.55 + (dx / length) * bend]
  return taper([root, middle, tip], [width * 0.5, width, width * 0.42])
}

/** Blades side by side from a shared root to tips in order; the colours alternate, the last lies on top. */
export const fan = (root: Point, tips: readonly Point[], width: number, colours: readonly string[], bend = 0): string =>
  tips.map((tip, index) => cut(blade(root, tip, width, bend), colours[index % colours.length] ?? "none")).join("")

/** A pointed hem from one place to another: the lower edge of a hackle. Points for `through`. */
export function hem(from: Point, to: Point, points: number, depth: number): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  const length = Math.hypot(dx, dy) || 1
  const [nx, ny] = [(dy / length) * depth, (-dx / length) * depth]
  return Array.from({ length: points * 2 + 1 }, (_, index): Point => {
    const share = index / (points * 2)
    const out = index % 2 === 1 ? 1 : 0
    return [from[0] + dx * share + nx * out, from[1] + dy * share + ny * out, "corner"]
  })
}

/** A folded wing on the side of a bird that looks right; `at` is its shoulder, `size` 1 suits a hen. */
export function foldedWing(
  at: Point,
  size: number,
  paper: { coverts: readonly [string, string]; quills: readonly [string, string]; edge: string },
  degrees = 0,
): string {
  const quills = [
    [-25, 1.4],
    [-24.6, -1.6],
    [-23, -4.4],
    [-20.6, -6.6],
  ].map(([x = 0, y = 0], index) => cut(blade([2, -1 - index * 0.7], [x, y], 5.2, -1.2), paper.quills[index % 2] ?? ""))
  const cape = outline(
    [4, -1.6],
    [1.6, -6.2],
    [-5, -8.2],
    [-12, -7.4],
    [-16.4, -3.6],
    [-13, 0.6],
    [-6, 3.6],
    [1.4, 3.4],
  )
  return (
    `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${degrees}) scale(${size})">` +
    quills.join("") +
    cut(cape, paper.edge) +
    plumageIn(cape, { left: -18, top: -10, right: 5, bottom: 5 }, 3.6, paper.coverts) +
    `</g>`
  )
}

/** Plumage that fills an outline; `over` lies on top of it, cut to the same outline. */
export const plumageIn = (
  d: string,
  patch: Patch,
  size: number,
  colours: readonly string[],
  degrees = 0,
  over = "",
): string => clip(d, plumage(patch, size, colours, degrees) + over)
