/** A ram's curled horn. */
import { type Point, through } from "../geometry"
import { mix, hide } from "../palette"
import { line, sheet, cut, clip } from "../paper"

/** A horn that curls once round the ear: rings cut from two papers, from the forehead outwards. */
export function curledHorn(x: number, y: number): string {
  const turns = 26
  const spot = (share: number): Point => {
    const angle = -1.9 - share * 5.6
    const reach = 15.4 - share * 9.6
    return [x + Math.cos(angle) * reach * 1.02, y + Math.sin(angle) * reach]
  }
  const half = (share: number) => 5.4 * (1 - share) ** 0.7 + 0.3
  const edge = (share: number, side: 1 | -1): Point => {
    const [ax, ay] = spot(share)
    const angle = -1.9 - share * 5.6
    return [ax + Math.cos(angle) * half(share) * side, ay + Math.sin(angle) * half(share) * side]
  }
  const shares = Array.from({ length: turns + 1 }, (_, index) => index / turns)
  const d = through(
    [...shares.map((share) => edge(share, 1)), ...[...shares].reverse().map((share) => edge(share, -1))],
    true,
  )
  const inner = through(
    [
      ...shares.map((share) => edge(share, -1)),
      ...[...shares].reverse().map((share): Point => {
        const [ix, iy] = edge(share, -1)
        const [mx, my] = spot(share)
        return [(ix + mx) / 2, (iy + my) / 2]
      }),
    ],
    true,
  )
  const rings = shares
    .slice(1, -4)
    .map((share) =>
      line(through([edge(share, -1), spot(share - 0.012), edge(share, 1)]), mix(hide.horn.shade, "#5A4128", 0.55), 0.6),
    )
  return sheet(
    cut(d, hide.horn.base) + clip(d, cut(inner, mix(hide.horn.shade, "#8A6A44", 0.35)) + rings.join("")),
    "small",
  )
}
