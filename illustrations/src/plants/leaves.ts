/** Single leaves: small ones on a twig, and large ones for the edges of a picture. */
import { outline, taper, through, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { round } from "../part"

/** One small leaf with its midrib, from its stalk at `root` to its tip. */
export function smallLeaf(root: Point, tip: Point, width: number, fill: string, rib: string): string {
  const middle: Point = [
    (root[0] + tip[0]) / 2 - (tip[1] - root[1]) * 0.12,
    (root[1] + tip[1]) / 2 + (tip[0] - root[0]) * 0.12,
  ]
  return (
    cut(taper([root, middle, tip], [width * 0.2, width, 0.6]), fill) +
    line(through([root, middle, tip]), rib, width * 0.08)
  )
}

/** A broad leaf of banana or taro with its rib, in pixels: from its stalk at (x, y) outwards. */
export function bananaLeaf(x: number, y: number, length: number, degrees: number, tone: Tone): string {
  const angle = (degrees * Math.PI) / 180
  const at = (along: number, across: number): Point => [
    round(x + Math.cos(angle) * along * length - Math.sin(angle) * across * length),
    round(y + Math.sin(angle) * along * length + Math.cos(angle) * across * length),
  ]
  const spine = [at(0, 0), at(0.35, -0.04), at(0.7, -0.03), at(1, 0.06)]
  const d = taper(spine, [length * 0.06, length * 0.32, length * 0.29, 2])
  const veins = [0.2, 0.36, 0.52, 0.68, 0.82]
    .map(
      (share) =>
        through([at(share, -0.03), at(share + 0.1, -0.16)]) + through([at(share, -0.03), at(share + 0.1, 0.11)]),
    )
    .join("")
  const half = through([at(0, 0), at(0.35, -0.04), at(0.7, -0.03), at(1, 0.06), at(0.7, 0.3), at(0.2, 0.3)], true)
  return sheet(
    cut(d, tone.base) +
      clip(d, cut(half, tone.shade) + line(veins, mix(tone.base, tone.shade, 0.7), 3)) +
      line(through(spine), tone.light, 5),
    "land",
  )
}

/** A long oval leaf of sweet potato or cabbage, in pixels: its stalk at (x, y). */
export function ovalLeaf(x: number, y: number, length: number, degrees: number, colour: string, rib: string): string {
  const shape = outline(
    [0, 0, "corner"],
    [length * 0.16, -length * 0.26],
    [length * 0.5, -length * 0.34],
    [length * 0.84, -length * 0.18],
    [length, 0, "corner"],
    [length * 0.84, length * 0.18],
    [length * 0.5, length * 0.34],
    [length * 0.16, length * 0.26],
  )
  const veins = [0.25, 0.45, 0.65]
    .map(
      (share) =>
        `M${round(length * share)} 0l${round(length * 0.14)} ${round(-length * 0.2)}M${round(length * share)} 0l${round(length * 0.14)} ${round(length * 0.2)}`,
    )
    .join("")
  return `<g transform="translate(${x} ${y}) rotate(${degrees})">${sheet(cut(shape, colour) + line(`M0 0H${round(length * 0.9)}${veins}`, rib, Math.max(2, length * 0.014)), "figure")}</g>`
}
