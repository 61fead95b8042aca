/** What is grown in rows: maize, cabbages, young trees. Centimetres, standing on the origin. */
import { outline, taper } from "../geometry"
import type { Part } from "../part"
import { round } from "../part"
import { cut, groundShadow, line, sheet } from "../paper"
import { leaf, mix, ramps, type Tone } from "../palette"
import type { Random } from "../random"
import { smallLeaf } from "./leaves"

/** A maize plant in tassel, about 220 cm tall, with one cob. */
export function maize(random: Random, tone: Tone = leaf.banana): Part {
  const tall = random.between(196, 220)
  const leaves = [0.16, 0.3, 0.44, 0.58, 0.72].map((share, index) => {
    const side = index % 2 === 0 ? 1 : -1
    const y = -tall * share
    const d = taper(
      [
        [0, y],
        [side * 30, y - 34],
        [side * 62, y - 22],
        [side * random.between(76, 88), y + 14],
      ],
      [7, 11, 9, 0.6],
    )
    return cut(d, index % 2 === 0 ? tone.light : tone.base)
  })
  const tassel = [-16, -8, 0, 8, 16]
    .map((dx) => `M0 ${round(-tall * 0.9)}Q${dx * 0.3} ${round(-tall)} ${dx} ${round(-tall - 22 + Math.abs(dx) * 0.6)}`)
    .join("")
  const cob =
    cut(
      outline([4, -tall * 0.5], [14, -tall * 0.58], [17, -tall * 0.68], [11, -tall * 0.7], [3, -tall * 0.6]),
      "#C8CF7A",
    ) + line(`M14 ${round(-tall * 0.7)}l5 -9M13 ${round(-tall * 0.7)}l1 -10`, ramps.clay[500], 2)
  return {
    svg:
      groundShadow(0, 34, 4, 0.22) +
      sheet(
        cut(
          taper(
            [
              [0, 1],
              [2, -tall * 0.5],
              [0, -tall * 0.95],
            ],
            [8, 6, 3],
          ),
          tone.shade,
        ) +
          leaves.join("") +
          cob +
          line(tassel, leaf.dry.base, 3),
        "detail",
      ),
    box: { left: -88, top: -tall - 24, right: 88, bottom: 2 },
    name: "maize",
  }
}

/** A head of cabbage, 44 cm across. */
export function cabbage(tone: Tone = leaf.banana): Part {
  const heart = mix(tone.light, "#F4F2C0", 0.4)
  const outer = (side: 1 | -1, fill: string) =>
    cut(outline([0, -2], [side * 13, 1], [side * 23, -8], [side * 21, -22], [side * 10, -24], [side * 3, -14]), fill)
  return {
    svg:
      groundShadow(0, 22, 3, 0.24) +
      sheet(outer(-1, tone.shade) + outer(1, tone.base), "small") +
      sheet(
        cut(outline([-14, -8], [-10, -24], [1, -29], [12, -23], [14, -8], [0, -1]), heart) +
          line("M0 -2C-1 -12 2 -20 4 -27M0 -8C-6 -12 -9 -17 -9 -22M1 -10C6 -12 10 -16 11 -20", tone.base, 1.3),
        "small",
      ),
    box: { left: -24, top: -30, right: 24, bottom: 2 },
    name: "a cabbage",
  }
}

/** A young tree, 130 cm tall unless told otherwise, tied to its stake. */
export function sapling({
  height = 130,
  stake = true,
  tone = leaf.banana,
}: { height?: number; stake?: boolean; tone?: Tone } = {}): Part {
  const k = height / 130
  const places: readonly (readonly [number, number, number, number])[] = [
    [-2, -58, -34, -72],
    [2, -64, 34, -82],
    [-1, -78, -32, -100],
    [2, -88, 30, -110],
    [0, -98, -22, -124],
    [1, -104, 18, -132],
    [0, -106, -3, -140],
  ]
  const leaves = places.map(([x1, y1, x2, y2], index) =>
    smallLeaf([x1 * k, y1 * k], [x2 * k, y2 * k], 17 * k, index % 2 ? tone.base : tone.light, tone.shade),
  )
  return {
    svg:
      groundShadow(0, 22 * k, 3, 0.24) +
      sheet(
        cut(outline([-20 * k, 1], [-12 * k, -7 * k], [0, -9 * k], [12 * k, -7 * k], [20 * k, 1]), leaf.bark.base),
        "small",
      ) +
      (stake
        ? sheet(line(`M${round(11 * k)} -2L${round(9 * k)} ${round(-92 * k)}`, "#B98A5C", 4.4 * k), "small")
        : "") +
      sheet(
        line(`M0 -4Q${round(-3 * k)} ${round(-50 * k)} 0 ${round(-108 * k)}`, leaf.bark.light, 4 * k) + leaves.join(""),
        "detail",
      ) +
      (stake
        ? line(`M${round(-3 * k)} ${round(-62 * k)}L${round(12 * k)} ${round(-66 * k)}`, ramps.cream[200], 2.4 * k)
        : ""),
    box: { left: -36 * k, top: -142 * k, right: 36 * k, bottom: 2 },
    name: "a young tree",
  }
}
