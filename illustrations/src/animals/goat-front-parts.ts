/** Ears, horns and eyes of a goat that looks at us. Centimetres, from the poll. */
import { between, moved, outline, oval, sides, taper, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"

/** An ear that stands out sideways, or hangs. */
export function frontEar(coat: Tone, side: 1 | -1, lop: boolean): string {
  const points: Point[] = [
    [6.4, -1, "corner"],
    [11, -2.6],
    [17, -0.6],
    [20.4, 4, "corner"],
    [14, 4.6],
    [8.6, 3.6],
    [6.6, 2.6, "corner"],
  ]
  const inner: Point[] = [
    [8.6, 0.6],
    [12, -0.6],
    [18, 3],
    [13, 3],
  ]
  const turned = (shape: readonly Point[]) =>
    moved(moved(shape, [0, 0], lop ? 52 : 4, lop ? 1.06 : 1), [lop ? 3.4 * side : 0, lop ? -4.6 : 0], 0, 1, side === -1)
  return sheet(
    cut(through(turned(points), true), side === 1 ? mix(coat.base, coat.shade, 0.4) : mix(coat.base, coat.light, 0.3)) +
      cut(through(turned(inner), true), mix(hide.pink.shade, coat.shade, 0.45)),
    "small",
  )
}

/** A swept horn, `horns` centimetres along its curve. */
export function frontHorn(horns: number, side: 1 | -1): string {
  const spine: Point[] = [
    [side * 3, -2],
    [side * 4.4, -2 - horns * 0.42],
    [side * (6.4 + horns * 0.1), -2 - horns * 0.8],
    [side * (8 + horns * 0.34), -2 - horns * 1.02],
  ]
  const widths = [5.4, 4.4, 3, 0.5]
  const d = taper(spine, widths)
  const tone = hide.horn
  const [left, right] = sides(spine, widths)
  const across = (edge: readonly Point[], share: number): Point => {
    const step = Math.min(2, Math.floor(share * 3))
    return between(edge[step] ?? [0, 0], edge[step + 1] ?? [0, 0], share * 3 - step)
  }
  const rings = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
    const [a, b] = [across(left, share), across(right, share)]
    const [mx, my] = between(a, b, 0.5)
    return line(through([a, [mx, my - 1], b]), mix(tone.shade, hide.hoof.light, 0.6), 0.5)
  })
  const shaded = taper(
    spine.map(([hx, hy], index): Point => [hx + (widths[index] ?? 0) * 0.36, hy]),
    widths.map((width) => width * 0.44),
  )
  return sheet(
    cut(d, mix(tone.shade, hide.hoof.light, side === 1 ? 0.34 : 0.14)) +
      clip(
        d,
        cut(shaded, mix(tone.shade, hide.hoof.light, 0.52)) +
          rings.join("") +
          cut(oval(side * (9 + horns * 0.34), -4 - horns * 1.02, 3.4, horns * 0.26), hide.hoof.light),
      ),
    "fine",
  )
}

/** An eye with its level pupil. */
export function frontEye(coat: Tone, side: 1 | -1): string {
  const lid = outline(
    [side * 3.7, 6],
    [side * 5, 3.5],
    [side * 7, 3.7],
    [side * 7.9, 5.8],
    [side * 6.6, 7.4],
    [side * 4.8, 7.2],
  )
  return (
    cut(
      outline([side * 2.6, 7], [side * 4.4, 2], [side * 7.6, 2.2], [side * 9, 6], [side * 7, 9], [side * 4.2, 8.8]),
      mix(coat.base, coat.light, 0.4),
    ) +
    cut(lid, mix(coat.shade, "#120A08", 0.6)) +
    cut(oval(side * 5.8, 5.6, 1.55, 1.35), "#DBA644") +
    cut(oval(side * 5.8, 5.6, 1.2, 0.5), "#17100C") +
    `<circle cx="${side * 5.8 - 0.5}" cy="4.9" r="0.32" fill="#FFF6DC"/>` +
    line(
      through([
        [side * 3.2, 4.4],
        [side * 5, 2.7],
        [side * 7.4, 2.9],
        [side * 8.6, 4.6],
      ]),
      mix(coat.shade, "#120A08", 0.4),
      0.5,
    )
  )
}
