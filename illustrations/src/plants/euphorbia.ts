/** The candelabra euphorbia. */
import { type Point, taper, through } from "../geometry"
import { type Tone, leaf, mix } from "../palette"
import { sheet, cut, line, groundShadow } from "../paper"
import type { Part } from "../part"
import type { Random } from "../random"

/** A candelabra euphorbia, about 5 m tall. */
export function euphorbia(random: Random, tone: Tone = leaf.euphorbia): Part {
  const arms = Array.from({ length: 13 }, (_, index) => {
    const share = index / 12
    const out = (share - 0.5) * 2
    const reach = out * random.between(120, 150)
    const top = -520 + Math.abs(out) * 130 + random.between(-20, 20)
    const root: Point = [out * 12, -190 - (1 - Math.abs(out)) * 70]
    return {
      depth: index % 2,
      d: taper(
        [
          root,
          [root[0] + reach * 0.55, root[1] - 6 + Math.abs(out) * 10],
          [reach, (root[1] + top) / 2],
          [reach * 1.02, top],
        ],
        [15, 17, 18, 9],
      ),
      rib: through([
        [root[0] + reach * 0.55, root[1] - 6 + Math.abs(out) * 10],
        [reach + 1, (root[1] + top) / 2],
        [reach * 1.02, top + 8],
      ]),
    }
  })
  const trunk = taper(
    [
      [0, 2],
      [-3, -110],
      [0, -230],
    ],
    [34, 25, 22],
  )
  const row = (depth: number, colour: string) =>
    sheet(
      arms
        .filter((arm) => arm.depth === depth)
        .map((arm) => cut(arm.d, colour) + line(arm.rib, mix(colour, tone.shade, 0.6), 3))
        .join(""),
    )
  const svg =
    groundShadow(0, 90, 8, 0.2) +
    row(1, tone.shade) +
    sheet(cut(trunk, mix(tone.shade, leaf.bark.base, 0.6))) +
    row(0, tone.base)
  return { svg, box: { left: -165, top: -545, right: 165, bottom: 8 }, name: "a candelabra euphorbia" }
}
