/** Clean curves from few points: what a hand with a knife does between two places it cares about. */
import { round } from "./part"

/** A place in a drawing; with "corner", the blade turns there instead of gliding through. */
export type Point = readonly [x: number, y: number, corner?: "corner"]

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[Math.min(Math.max(index, 0), items.length - 1)]
  if (item === undefined) throw new Error("A curve needs at least one point")
  return item
}

const pair = (x: number, y: number): string => `${round(x)} ${round(y)}`

/**
 * Path data of a smooth line through the points (Catmull–Rom as cubic Béziers). The handles are shortened on
 * short segments next to long ones, so that the curve never loops.
 */
export function through(points: readonly Point[], closed = false, start = "M"): string {
  const count = points.length
  const get = (index: number) => (closed ? at(points, ((index % count) + count) % count) : at(points, index))
  const handle = (index: number, direction: 1 | -1): [number, number] => {
    const [x, y, corner] = get(index)
    if (corner) return [x, y]
    const [beforeX, beforeY] = get(index - 1)
    const [afterX, afterY] = get(index + 1)
    const before = Math.hypot(x - beforeX, y - beforeY)
    const after = Math.hypot(afterX - x, afterY - y)
    const whole = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const reach = (direction === 1 ? after : before) * 0.36 * direction
    return [x + ((afterX - beforeX) / whole) * reach, y + ((afterY - beforeY) / whole) * reach]
  }
  const [firstX, firstY] = get(0)
  let d = `${start}${pair(firstX, firstY)}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [outX, outY] = handle(index, 1)
    const [inX, inY] = handle(index + 1, -1)
    const [x, y] = get(index + 1)
    d += `C${pair(outX, outY)} ${pair(inX, inY)} ${pair(x, y)}`
  }
  return closed ? `${d}Z` : d
}

/** Path data of a closed smooth outline. */
export const outline = (...points: Point[]): string => through(points, true)

/** Moves, turns (degrees, clockwise) and scales points around the origin before setting them down at `to`. */
export function moved(points: readonly Point[], to: Point, degrees = 0, scale = 1, flip = false): Point[] {
  const angle = (degrees * Math.PI) / 180
  const cos = Math.cos(angle) * scale
  const sin = Math.sin(angle) * scale
  return points.map(([px, y, corner]) => {
    const x = flip ? -px : px
    return [to[0] + x * cos - y * sin, to[1] + x * sin + y * cos, corner] as const
  })
}

/**
 * Path data of a limb, horn, branch or tail: a smooth centre line with a width at each of its points. Ends are
 * rounded off by the widths themselves: finish with a width near 0 for a point.
 */
export function taper(points: readonly Point[], widths: readonly number[]): string {
  const [left, right] = sides(points, widths)
  return through([...left, ...right.reverse()], true)
}

/** The two edges of a tapering limb, from its root to its end. */
export function sides(points: readonly Point[], widths: readonly number[]): [Point[], Point[]] {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y], index) => {
    const [beforeX, beforeY] = at(points, index - 1)
    const [afterX, afterY] = at(points, index + 1)
    const length = Math.hypot(afterX - beforeX, afterY - beforeY) || 1
    const half = at(widths, index) / 2
    const normalX = (-(afterY - beforeY) / length) * half
    const normalY = ((afterX - beforeX) / length) * half
    left.push([x - normalX, y - normalY])
    right.push([x + normalX, y + normalY])
  })
  return [left, right]
}

/** A point between two points: 0 is the first, 1 the second. */
export const between = (a: Point, b: Point, share: number): Point => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
]

/** An ellipse as path data, for clipping and patches; `degrees` turns it. */
export const oval = (x: number, y: number, rx: number, ry: number, degrees = 0): string =>
  through(
    moved(
      [
        [-rx, 0],
        [-rx * 0.72, -ry * 0.72],
        [0, -ry],
        [rx * 0.72, -ry * 0.72],
        [rx, 0],
        [rx * 0.72, ry * 0.72],
        [0, ry],
        [-rx * 0.72, ry * 0.72],
      ],
      [x, y],
      degrees,
    ),
    true,
  )
