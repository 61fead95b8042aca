/** Trees with leaves: a mango's round crown, tall eucalyptus, a far grove. Centimetres. */
import { outline, taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { round } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { leaf, mix, type Tone } from "../palette"
import type { Random } from "../random"

/** A mango tree or fig, 620 cm tall, a broad crown of heaped leaves. */
export function mangoTree(random: Random, tone: Tone = leaf.acacia): Part {
  const heap = (x: number, y: number, w: number, h: number, fill: string, lit: string): string => {
    const points: Point[] = Array.from({ length: 12 }, (_, index): Point => {
      const angle = (index / 12) * Math.PI * 2
      const out = index % 2 === 0 ? 1 : random.between(0.84, 0.92)
      return [x + Math.cos(angle) * w * out, y + Math.sin(angle) * h * out]
    })
    const d = through(points, true)
    return sheet(
      cut(d, fill) +
        clip(
          d,
          cut(
            outline(
              [x - w * 1.1, y - h * 1.2],
              [x + w * 0.9, y - h * 1.2],
              [x + w * 0.5, y - h * 0.5],
              [x - w * 0.3, y - h * 0.28],
              [x - w, y + h * 0.1],
            ),
            lit,
          ),
        ),
      "figure",
    )
  }
  const dark = mix(tone.base, tone.shade, 0.6)
  return {
    svg:
      groundShadow(0, 170, 12, 0.22) +
      sheet(
        cut(
          taper(
            [
              [0, 3],
              [-4, -120],
              [6, -250],
            ],
            [54, 38, 34],
          ),
          leaf.bark.base,
        ) +
          cut(
            taper(
              [
                [0, -170],
                [-60, -260],
                [-120, -330],
              ],
              [26, 20, 10],
            ),
            leaf.bark.shade,
          ) +
          cut(
            taper(
              [
                [4, -180],
                [70, -270],
                [130, -330],
              ],
              [26, 20, 10],
            ),
            leaf.bark.base,
          ),
        "figure",
      ) +
      heap(-170, -340, 150, 110, dark, tone.base) +
      heap(176, -330, 150, 112, dark, tone.base) +
      heap(-80, -460, 170, 120, tone.base, mix(tone.base, tone.light, 0.6)) +
      heap(100, -470, 160, 118, dark, tone.base) +
      heap(6, -360, 170, 108, tone.base, tone.light) +
      heap(20, -545, 128, 84, tone.base, tone.light),
    box: { left: -330, top: -632, right: 330, bottom: 8 },
    name: "a mango tree",
  }
}

/** A slender eucalyptus, 1100 cm tall. */
export function eucalyptus(random: Random, tone: Tone = leaf.euphorbia): Part {
  const tufts = Array.from({ length: 9 }, (_, index) => {
    const y = -420 - index * 78
    const half = (120 - index * 7) * random.between(0.7, 1)
    const x = (index % 2 === 0 ? -1 : 1) * half * 0.34
    return cut(
      outline(
        [x - half, y + 16],
        [x - half * 0.5, y - 44],
        [x + half * 0.2, y - 60],
        [x + half, y - 8],
        [x + half * 0.3, y + 34],
        [x - half * 0.5, y + 40],
      ),
      index % 3 === 0 ? tone.light : index % 3 === 1 ? tone.base : tone.shade,
    )
  })
  return {
    svg:
      groundShadow(0, 50, 6, 0.2) +
      sheet(
        cut(
          taper(
            [
              [0, 2],
              [8, -500],
              [0, -1060],
            ],
            [30, 20, 6],
          ),
          mix(leaf.bark.light, "#E8D8C0", 0.35),
        ) + tufts.join(""),
        "figure",
      ),
    box: { left: -160, top: -1120, right: 160, bottom: 4 },
    name: "a eucalyptus",
  }
}

/** A far grove, in pixels: rounded crowns side by side, their feet on (x, y), `width` across. */
export function grove(random: Random, x: number, y: number, width: number, colour: string): string {
  const crowns = Math.max(3, Math.round(width / 34))
  const points: Point[] = []
  for (let index = 0; index < crowns; index += 1) {
    const share = (index + 0.5) / crowns
    const tall = width * 0.3 * (0.5 + 0.5 * Math.sin(share * Math.PI)) * random.between(0.7, 1.1)
    const at = (across: number, up: number): Point => [x - width / 2 + (share + across / crowns) * width, y - tall * up]
    points.push(at(-0.38, 0.78), at(0, 1), at(0.38, 0.78), at(0.5, 0.66))
  }
  points.pop()
  return sheet(
    cut(
      `${through([[x - width / 2, y, "corner"], ...points, [x + width / 2, y, "corner"]])}L${round(x - width / 2)} ${round(y + 3)}Z`,
      colour,
    ),
    "figure",
  )
}
