/** Path data without noise: numbers rounded, curves through points. */
import { round } from "../part"

/** A point of an outline: x, y, and "corner" where the knife turns instead of gliding. */
export type Dot = readonly [x: number, y: number, kind?: "corner"]

/** Template tag for path data: d`M${x} ${y}L…`, every number rounded to two decimals. */
export const d = (text: TemplateStringsArray, ...numbers: number[]): string =>
  text.reduce((path, piece, index) => `${path}${round(numbers[index - 1] ?? 0)}${piece}`)

const at = (dots: readonly Dot[], index: number, closed: boolean): Dot => {
  const count = dots.length
  const wrapped = closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))
  return dots[wrapped] ?? [0, 0]
}

/** A curve through every dot (Catmull–Rom as cubic Béziers); corners stay sharp. `ease` 0 is straight, 1 is full. */
export function glide(dots: readonly Dot[], closed = true, ease = 1): string {
  const first = at(dots, 0, closed)
  let path = d`M${first[0]} ${first[1]}`
  const last = closed ? dots.length : dots.length - 1
  for (let index = 0; index < last; index += 1) {
    const before = at(dots, index - 1, closed)
    const from = at(dots, index, closed)
    const to = at(dots, index + 1, closed)
    const after = at(dots, index + 2, closed)
    const k = ease / 6
    const leave = from[2] ? 0 : k
    const arrive = to[2] ? 0 : k
    path += d`C${from[0] + (to[0] - before[0]) * leave} ${from[1] + (to[1] - before[1]) * leave} ${to[0] - (after[0] - from[0]) * arrive} ${to[1] - (after[1] - from[1]) * arrive} ${to[0]} ${to[1]}`
  }
  return closed ? `${path}Z` : path
}

/** A band along a centre line whose half-width is given at each of its dots, rounded at both ends. */
export function band(spine: readonly (readonly [x: number, y: number, half: number])[]): string {
  const left: Dot[] = []
  const right: Dot[] = []
  spine.forEach(([x, y, half], index) => {
    const before = spine[Math.max(0, index - 1)] ?? [x, y, half]
    const after = spine[Math.min(spine.length - 1, index + 1)] ?? [x, y, half]
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0])
    left.push([x + Math.sin(angle) * half, y - Math.cos(angle) * half])
    right.unshift([x - Math.sin(angle) * half, y + Math.cos(angle) * half])
  })
  return glide([...left, ...right])
}
