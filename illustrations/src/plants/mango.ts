/** A mango tree: a short strong trunk under a dense dome, the meeting place of every village. */
import { outline, taper, through, type Point } from "../geometry"
import { leaf, mix, ramps, type Tone } from "../palette"
import { round, type Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import type { Random } from "../random"

/** The trunk with its roots, drawn down to the ground and up into the leaves. */
const trunk = outline(
  [-86, 8, "corner"],
  [-46, -14],
  [-33, -80],
  [-31, -180],
  [-40, -250],
  [-44, -330, "corner"],
  [44, -330, "corner"],
  [38, -250],
  [30, -180],
  [34, -80],
  [50, -14],
  [92, 6, "corner"],
  [40, 8],
  [4, 2],
  [-34, 10],
)

/** The side of the trunk that turns from the light; what reaches beyond the trunk is cut off. */
const shadedSide = outline(
  [22, 20, "corner"],
  [12, -60],
  [8, -180],
  [14, -340, "corner"],
  [80, -340, "corner"],
  [120, 20, "corner"],
)

const boughs =
  taper(
    [
      [-4, -150],
      [-90, -262],
      [-210, -345],
    ],
    [50, 34, 16],
  ) +
  taper(
    [
      [4, -160],
      [104, -262],
      [236, -340],
    ],
    [50, 34, 16],
  )

/** About 7 m high and 10 m across; `fruit` hangs mangoes at its edge. */
export function mango(
  random: Random,
  { tone = leaf.acacia, fruit = true }: { tone?: Tone; fruit?: boolean } = {},
): Part {
  const crown = (cx: number, cy: number, rx: number, ry: number, bumps: number, fill: string, lit?: string) => {
    const dome = Array.from({ length: bumps }, (_, index): Point => {
      const angle = (index / bumps) * Math.PI * 2
      const swell = index % 2 === 0 ? random.between(1, 1.08) : random.between(0.88, 0.95)
      return [cx + Math.cos(angle) * rx * swell, cy + Math.sin(angle) * ry * swell]
    })
    const d = through(dome, true)
    const top = outline(
      [cx - rx * 1.2, cy - ry * 1.4],
      [cx + rx, cy - ry * 1.4],
      [cx + rx * 0.56, cy - ry * 0.62],
      [cx - rx * 0.2, cy - ry * 0.42],
      [cx - rx * 1.1, cy + ry * 0.1],
    )
    return sheet(cut(d, fill) + (lit ? clip(d, cut(top, lit)) : ""), "figure")
  }
  const slips = Array.from({ length: 46 }, () => {
    const angle = random.between(0, Math.PI * 2)
    const out = random.between(0.15, 0.86)
    const [x, y] = [Math.cos(angle) * 440 * out, -470 + Math.sin(angle) * 190 * out]
    return `<path transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${random.between(20, 160).toFixed(0)})" d="M-17 0C-8 -8 8 -8 17 0C8 5 -8 5 -17 0Z" fill="${random.pick([mix(tone.light, "#C9D67A", 0.22), tone.light, tone.shade])}"/>`
  }).join("")
  const mangoes = fruit
    ? [-330, -262, -180, -70, 84, 176, 262, 340]
        .map((x, index) => {
          const y = round(-318 + (index % 3) * 11 - Math.abs(x) * 0.05)
          return `<path d="M${x} ${y - 34}V${y}" stroke="${tone.shade}" stroke-width="3"/><path d="M${x} ${y}C${x + 14} ${y} ${x + 15} ${y + 24} ${x + 2} ${y + 28}C${x - 13} ${y + 28} ${x - 12} ${y + 2} ${x} ${y}Z" fill="${index % 2 ? ramps.gold[400] : "#D98A3A"}"/>`
        })
        .join("")
    : ""
  const bright = mix(tone.base, tone.light, 0.5)
  return {
    svg:
      groundShadow(0, 260, 16, 0.24) +
      sheet(
        cut(boughs, leaf.bark.shade) + cut(trunk, leaf.bark.base) + clip(trunk, cut(shadedSide, leaf.bark.shade)),
        "figure",
      ) +
      crown(0, -440, 470, 170, 18, tone.shade) +
      (mangoes ? sheet(mangoes, "small") : "") +
      crown(-210, -470, 260, 160, 14, tone.base, mix(tone.base, tone.light, 0.28)) +
      crown(220, -480, 260, 150, 14, mix(tone.base, tone.shade, 0.3), tone.base) +
      crown(0, -560, 300, 150, 14, mix(tone.base, tone.light, 0.25), bright) +
      slips,
    box: { left: -490, top: -720, right: 490, bottom: 0 },
    name: "a mango tree",
  }
}
