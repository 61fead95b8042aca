/** A mango tree: a short strong trunk under a dense dome, the meeting place of every village. */
import { taper, through, type Point } from "../geometry"
import { leaf, mix, ramps, type Tone } from "../palette"
import type { Part } from "../part"
import { cut, groundShadow, sheet } from "../paper"
import type { Random } from "../random"

/** About 7 m high and 10 m across; `fruit` hangs mangoes at its edge. */
export function mango(
  random: Random,
  { tone = leaf.acacia, fruit = true }: { tone?: Tone; fruit?: boolean } = {},
): Part {
  const trunk = taper(
    [
      [0, 6],
      [4, -90],
      [-4, -190],
      [0, -320],
    ],
    [92, 62, 58, 40],
  )
  const boughs =
    taper(
      [
        [-4, -170],
        [-90, -270],
        [-200, -340],
      ],
      [44, 30, 14],
    ) +
    taper(
      [
        [4, -180],
        [100, -270],
        [230, -330],
      ],
      [44, 30, 14],
    )
  const dome = (cx: number, cy: number, rx: number, ry: number, bumps: number): Point[] =>
    Array.from({ length: bumps }, (_, index): Point => {
      const angle = (index / bumps) * Math.PI * 2
      const swell = index % 2 === 0 ? random.between(1, 1.08) : random.between(0.88, 0.95)
      return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell]
    })
  const crown = (cx: number, cy: number, rx: number, ry: number, bumps: number, fill: string) =>
    sheet(cut(through(dome(cx, cy, rx, ry, bumps), true), fill), "figure")
  const slips = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const out = random.between(0.15, 0.86)
    const [x, y] = [Math.cos(angle) * 440 * out, -470 + Math.sin(angle) * 190 * out]
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(20, 160).toFixed(0)})" d="M-17 0C-8 -8 8 -8 17 0C8 5 -8 5 -17 0Z" fill="${random.pick([mix(tone.light, "#C9D67A", 0.22), tone.light, tone.shade])}"/>`
  }).join("")
  const mangoes = fruit
    ? [-380, -300, -180, -60, 90, 210, 320, 400]
        .map((x, index) => {
          const y = -330 + (index % 3) * 16 - Math.abs(x) * 0.14
          return `<path d="M${x} ${y - 26}V${y}" stroke="${tone.shade}" stroke-width="3"/><path d="M${x} ${y}C${x + 14} ${y} ${x + 15} ${y + 24} ${x + 2} ${y + 28}C${x - 13} ${y + 28} ${x - 12} ${y + 2} ${x} ${y}Z" fill="${index % 2 ? ramps.gold[400] : "#D98A3A"}"/>`
        })
        .join("")
    : ""
  return {
    svg:
      groundShadow(0, 260, 16, 0.24) +
      sheet(
        cut(boughs, leaf.bark.shade) +
          cut(trunk, leaf.bark.base) +
          cut(
            taper(
              [
                [18, 4],
                [18, -100],
                [12, -200],
              ],
              [30, 22, 18],
            ),
            leaf.bark.shade,
          ),
        "figure",
      ) +
      crown(0, -440, 470, 170, 18, tone.shade) +
      (mangoes ? sheet(mangoes, "small") : "") +
      crown(-210, -470, 260, 160, 14, tone.base) +
      crown(220, -480, 260, 150, 14, tone.base) +
      crown(0, -560, 300, 150, 14, mix(tone.base, tone.light, 0.5)) +
      slips,
    box: { left: -490, top: -720, right: 490, bottom: 0 },
    name: "a mango tree",
  }
}
