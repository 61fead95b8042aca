/** What grows low: grass tufts, papyrus, Napier grass, small flowers. Centimetres, standing on the origin. */
import { outline, taper, type Point } from "../geometry"
import type { Part } from "../part"
import { cut, line, sheet, type Shadow } from "../paper"
import { leaf, mix, type Tone } from "../palette"
import type { Random } from "../random"

/** A tuft of savanna grass, about 60 cm tall. */
export function tuft(random: Random, tone: Tone = leaf.dry, height = 60, blades = 9): Part {
  const drawn = Array.from({ length: blades }, (_, index) => {
    const out = (index / (blades - 1) - 0.5) * 2
    const tall = height * random.between(0.6, 1) * (1 - Math.abs(out) * 0.3)
    const lean = out * height * random.between(0.35, 0.6)
    const colour = index % 3 === 0 ? tone.light : index % 3 === 1 ? tone.base : tone.shade
    return cut(
      taper(
        [
          [out * 6, 1],
          [out * 8 + lean * 0.3, -tall * 0.55],
          [out * 8 + lean, -tall],
        ],
        [height * 0.075, height * 0.06, 0.3],
      ),
      colour,
    )
  })
  return {
    svg: sheet(drawn.join(""), height > 90 ? "figure" : "detail"),
    box: { left: -height * 0.6, top: -height, right: height * 0.6, bottom: 1 },
    name: "a tuft of grass",
  }
}

/** A stand of Napier grass or maize-like fodder, about 180 cm tall. */
export function napier(random: Random, tone: Tone = leaf.banana, stems = 7): Part {
  const drawn = Array.from({ length: stems }, (_, index) => {
    const x = (index - (stems - 1) / 2) * 16 + random.between(-5, 5)
    const tall = random.between(130, 185)
    const colour = index % 2 === 0 ? tone.base : tone.shade
    const stem = taper(
      [
        [x, 1],
        [x + 2, -tall * 0.5],
        [x + 5, -tall * 0.86],
      ],
      [6, 5, 3],
    )
    const leaves = [0.3, 0.48, 0.64, 0.8].map((share, row) => {
      const side = (row + index) % 2 === 0 ? 1 : -1
      const root: Point = [x + 3, -tall * share]
      return cut(
        taper(
          [
            root,
            [root[0] + side * 22, root[1] - 26],
            [root[0] + side * random.between(44, 60), root[1] - random.between(-6, 12)],
          ],
          [6, 8, 0.4],
        ),
        row % 2 === 0 ? tone.light : colour,
      )
    })
    return sheet(cut(stem, colour) + leaves.join(""), "detail")
  })
  return {
    svg: drawn.join(""),
    box: { left: -stems * 14, top: -200, right: stems * 14, bottom: 1 },
    name: "Napier grass",
  }
}

/** A clump of papyrus, about 300 cm tall. */
export function papyrus(random: Random, tone: Tone = leaf.papyrus, stems = 8): Part {
  const drawn = Array.from({ length: stems }, (_, index) => {
    const out = (index / Math.max(1, stems - 1) - 0.5) * 2
    const x = out * stems * 9 + random.between(-8, 8)
    const tall = random.between(200, 300) * (1 - Math.abs(out) * 0.22)
    const tip: Point = [x + out * 46 + random.between(-14, 14), -tall]
    const colour = index % 3 === 0 ? tone.shade : tone.base
    const stem = taper([[x, 2], [x + (tip[0] - x) * 0.3, -tall * 0.55], tip], [6, 5, 3.4])
    const rays = Array.from({ length: 11 }, (_, ray) => {
      const angle = ((-168 + ray * 15.6) * Math.PI) / 180
      const length = 44 * random.between(0.86, 1.08)
      const end: Point = [tip[0] + Math.cos(angle) * length, tip[1] + Math.sin(angle) * length * 0.9 + 10]
      return `M${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${(tip[0] + Math.cos(angle) * length * 0.6).toFixed(1)} ${(tip[1] + Math.sin(angle) * length * 0.75 - 3).toFixed(1)} ${end[0].toFixed(1)} ${end[1].toFixed(1)}`
    })
    return sheet(cut(stem, colour) + line(rays.join(""), index % 2 === 0 ? tone.light : tone.base, 3.4), "detail")
  })
  return {
    svg: drawn.join(""),
    box: { left: -stems * 14 - 40, top: -340, right: stems * 14 + 40, bottom: 2 },
    name: "papyrus",
  }
}

/** A dark bank of grass along the bottom edge, in pixels: the foreground that the eye looks over. An even one can be repeated. */
export function grassBank(
  random: Random,
  width: number,
  bottom: number,
  height: number,
  colour: string,
  { shadow = "land", even = false }: { shadow?: Shadow; even?: boolean } = {},
): string {
  const step = height * 0.16
  const points: string[] = [`M-20 ${bottom + 20}L-20 ${(bottom - height * 0.5).toFixed(1)}`]
  for (let x = -20; x < width + 20; x += step * random.between(0.8, 1.4)) {
    const wave = even ? 0.66 : 0.55 + 0.2 * Math.sin(x / (height * 2.3)) + 0.12 * Math.sin(x / (height * 0.9) + 1)
    const top = bottom - height * wave * random.between(0.75, 1.25)
    const root = bottom - height * wave * 0.42
    const lean = random.between(-0.5, 0.7) * step
    points.push(
      `L${x.toFixed(1)} ${root.toFixed(1)}Q${(x + step * 0.2).toFixed(1)} ${((root + top) / 2).toFixed(1)} ${(x + step * 0.5 + lean).toFixed(1)} ${top.toFixed(1)}Q${(x + step * 0.62).toFixed(1)} ${((root + top) / 2).toFixed(1)} ${(x + step * 0.8).toFixed(1)} ${root.toFixed(1)}`,
    )
  }
  return sheet(cut(`${points.join("")}L${width + 20} ${bottom + 20}Z`, colour), shadow)
}

/** A small flowering bush for corners, about 70 cm tall. */
export function bush(random: Random, tone: Tone = leaf.acacia, bloom?: string): Part {
  const lobe = (x: number, y: number, size: number, colour: string) =>
    cut(
      outline(
        [x - size, y],
        [x - size * 0.7, y - size * 0.72],
        [x, y - size],
        [x + size * 0.74, y - size * 0.66],
        [x + size, y],
        [x + size * 0.4, y + size * 0.3],
        [x - size * 0.5, y + size * 0.28],
      ),
      colour,
    )
  const flowers = bloom
    ? Array.from({ length: 9 }, () => {
        const x = random.between(-44, 44)
        return `<circle cx="${x.toFixed(1)}" cy="${(-14 - random.between(0, 44) * (1 - Math.abs(x) / 70)).toFixed(1)}" r="4" fill="${bloom}"/>`
      }).join("")
    : ""
  return {
    svg:
      sheet(lobe(-28, -12, 28, tone.shade) + lobe(30, -12, 26, tone.shade), "detail") +
      sheet(lobe(0, -22, 36, tone.base) + lobe(-12, -28, 18, mix(tone.base, tone.light, 0.6)) + flowers, "detail"),
    box: { left: -58, top: -62, right: 58, bottom: 0 },
    name: "a bush",
  }
}
