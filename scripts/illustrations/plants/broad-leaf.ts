/** Single broad leaves of banana or taro, in pixels, for the edges of a picture. */
import { taper, through, type Point } from "../geometry"
import { mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { round } from "../part"

/** A broad leaf with a rib, in pixels: from its stalk at (x, y) outwards. */
export function broadLeaf(x: number, y: number, length: number, degrees: number, tone: Tone): string {
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
