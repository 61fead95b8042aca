/** Tall eucalyptus, and a grove as it looks from far. Centimetres. */
import { outline, taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { round } from "../part"
import { cut, groundShadow, sheet } from "../paper"
import { leaf, mix, type Tone } from "../palette"
import type { Random } from "../random"

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
