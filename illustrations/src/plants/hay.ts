/** Cut grass: a stack round its pole, a sheaf, grass that waits for the sickle. Centimetres. */
import { outline, through, type Point } from "../geometry"
import type { Part } from "../part"
import { round } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { leaf, material, type Tone } from "../palette"
import type { Random } from "../random"
import { bar } from "../tools/shapes"

/** A haystack round a pole, 300 cm tall unless told otherwise; `cap` 0 leaves the top open while it is being built. */
export function haystack(
  random: Random,
  { height = 300, tone = leaf.dry }: { height?: number; tone?: Tone } = {},
): Part {
  const half = height * 0.46
  const shape: Point[] = [
    [-half * 0.84, 0, "corner"],
    [-half, -height * 0.16],
    [-half * 0.92, -height * 0.42],
    [-half * 0.58, -height * 0.74],
    [-half * 0.12, -height * 0.97],
    [half * 0.12, -height * 0.97],
    [half * 0.6, -height * 0.73],
    [half * 0.94, -height * 0.42],
    [half, -height * 0.15],
    [half * 0.84, 0, "corner"],
    [0, height * 0.03],
  ]
  const d = through(shape, true)
  const shade = outline(
    [half * 0.2, -height],
    [half * 0.5, -height * 0.5],
    [half * 0.42, 20],
    [half * 1.3, 20],
    [half * 1.2, -height],
  )
  const straws = (count: number, colour: string, width: number) =>
    line(
      Array.from({ length: count }, () => {
        const share = random.between(-0.95, 0.95)
        const y = -height * random.between(0.06, 0.86)
        const x = share * half * (1 - (-y / height) * 0.7)
        return `M${round(x)} ${round(y)}l${round(share * 16 + random.between(-3, 3))} ${round(random.between(16, 30))}`
      }).join(""),
      colour,
      width,
    )
  const bands = [0.3, 0.56, 0.78]
    .map(
      (share) =>
        `M${round(-half * 1.1)} ${round(-height * share + 10)}Q0 ${round(-height * share + 34)} ${round(half * 1.1)} ${round(-height * share + 10)}`,
    )
    .join("")
  return {
    svg:
      groundShadow(0, half * 1.05, height * 0.04, 0.28) +
      sheet(cut(bar(0, 0, 0, -height * 1.16, 9, 7), material.wood.shade), "detail") +
      sheet(
        cut(d, tone.base) +
          clip(
            d,
            cut(shade, tone.shade) +
              line(bands, tone.shade, 3) +
              straws(46, tone.light, 2.6) +
              straws(30, tone.shade, 2),
          ),
        "figure",
      ),
    box: { left: -half, top: -height * 1.16, right: half, bottom: 6 },
    name: "a haystack",
    with: ["hay"],
  }
}

/** A sheaf of cut grass tied in the middle, lying, 110 × 36 cm; not `standing` when it is carried. */
export function sheaf({ tone = leaf.dry, standing = true }: { tone?: Tone; standing?: boolean } = {}): Part {
  const stalk = (side: 1 | -1) =>
    Array.from({ length: 9 }, (_, index) => {
      const spread = (index - 4) * 4.4
      return `M0 ${-16 + (index - 4) * 1.4}L${side * (50 + (index % 3) * 5)} ${-16 + spread}`
    }).join("")
  const body = outline(
    [-54, -4],
    [-50, -32],
    [-20, -25],
    [0, -24],
    [20, -26],
    [54, -34],
    [56, -2],
    [22, -7],
    [0, -8],
    [-22, -6],
  )
  return {
    svg:
      (standing ? groundShadow(0, 52, 4, 0.26) : "") +
      sheet(
        cut(body, tone.base) +
          line(stalk(1), tone.light, 2.4) +
          line(stalk(-1), tone.shade, 2.2) +
          line("M-3 -25Q-7 -16 -2 -7", leaf.bark.base, 4),
        "small",
      ),
    box: { left: -56, top: -36, right: 58, bottom: 2 },
    name: "a sheaf of hay",
  }
}
