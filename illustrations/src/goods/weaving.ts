/** Round baskets as they hang on a wall, and strings of beads. Centimetres, centred on the origin. */
import { leaf, material, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { circle, repeat } from "../tools/shapes"

/** What is woven into a round basket. */
export type Weave = "rings" | "star" | "swirl" | "steps" | "petals"

interface RoundBasket {
  radius?: number
  weave: Weave
  /** Ground, first and second dye. */
  colours: readonly [ground: string, first: string, second: string]
}

const polar = (radius: number, degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180
  return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
}

/** A closed zigzag round the middle with `points` tips: a star. */
const star = (points: number, outer: number, inner: number): string =>
  `M${Array.from({ length: points * 2 }, (_, index) => polar(index % 2 === 0 ? outer : inner, (index * 180) / points)).join("L")}Z`

/** A piece of a ring between two radii and two angles. */
const patch = (from: number, to: number, start: number, end: number): string =>
  `M${polar(from, start)}L${polar(to, start)}A${to} ${to} 0 0 1 ${polar(to, end)}L${polar(from, end)}A${from} ${from} 0 0 0 ${polar(from, start)}Z`

const weaves: Record<Weave, (radius: number, first: string, second: string) => string> = {
  rings: (r, first, second) =>
    cut(circle(0, 0, r * 0.9, r * 0.74), first) +
    cut(circle(0, 0, r * 0.58, r * 0.46), second) +
    cut(circle(0, 0, r * 0.34, r * 0.22), first) +
    cut(circle(0, 0, r * 0.1), second),
  star: (r, first, second) =>
    cut(circle(0, 0, r * 0.95, r * 0.88), second) +
    cut(star(10, r * 0.82, r * 0.5), first) +
    cut(star(10, r * 0.52, r * 0.3), second) +
    cut(star(10, r * 0.28, r * 0.14), first),
  swirl: (r, first, second) =>
    repeat(7, (index) => {
      const turn = (index * 360) / 7
      return cut(
        `M0 0Q${polar(r * 0.5, turn + 6)} ${polar(r * 0.94, turn + 62)}A${r * 0.94} ${r * 0.94} 0 0 1 ${polar(r * 0.94, turn + 88)}Q${polar(r * 0.56, turn + 34)} 0 0Z`,
        index % 2 === 0 ? first : second,
      )
    }) + cut(circle(0, 0, r * 0.14), second),
  steps: (r, first, second) =>
    repeat(4, (ring) =>
      repeat(12, (index) => {
        const [from, start] = [r * (0.2 + ring * 0.19), index * 30 + ring * 10]
        return cut(patch(from, from + r * 0.14, start, start + 15), ring % 2 === 0 ? first : second)
      }),
    ) + cut(circle(0, 0, r * 0.1), second),
  petals: (r, first, second) =>
    repeat(8, (index) => {
      const turn = index * 45
      return (
        cut(`M0 0Q${polar(r * 0.62, turn - 25)} ${polar(r * 0.9, turn)}Q${polar(r * 0.62, turn + 25)} 0 0Z`, first) +
        cut(`M0 0Q${polar(r * 0.4, turn - 14)} ${polar(r * 0.6, turn)}Q${polar(r * 0.4, turn + 14)} 0 0Z`, second)
      )
    }) + cut(circle(0, 0, r * 0.96, r * 0.91), first),
}

/** A coiled basket seen from its open side, 40 cm across unless told otherwise. */
export function roundBasket({ radius = 20, weave, colours: [ground, first, second] }: RoundBasket): Part {
  const coils = Array.from({ length: Math.floor(radius / 4.5) }, (_, index) => {
    const r = round(radius - 2.4 - index * 4.5)
    return `<circle r="${r}" fill="none" stroke="${material.thatch.shade}" stroke-opacity="0.5" stroke-width="0.3" stroke-dasharray="0.9 0.5"/>`
  }).join("")
  return {
    svg:
      sheet(cut(circle(0, 0, radius), ground), "figure") +
      weaves[weave](radius, first, second) +
      coils +
      `<circle r="${round(radius * 0.62)}" cx="${round(radius * 0.08)}" cy="${round(radius * 0.1)}" fill="#1B0F08" fill-opacity="0.1"/>` +
      sheet(cut(circle(0, 0, radius, radius - 1.5), leaf.dry.light), "fine"),
    box: { left: -radius, top: -radius, right: radius, bottom: radius },
    name: "a woven basket",
  }
}

/** A string of beads hung over a peg at the origin, `length` long, in the given order of colours. */
export function beadString({
  length = 36,
  half = 7,
  colours,
  size = 1.5,
}: {
  length?: number
  half?: number
  colours: readonly [string, ...string[]]
  size?: number
}): Part {
  const count = Math.round((length * 2.2) / size)
  const beads = repeat(count, (index) => {
    const share = index / (count - 1)
    const angle = share * Math.PI
    const x = -Math.cos(angle) * half * (0.35 + 0.65 * Math.sin(angle))
    const y = length * Math.sin(angle) ** 0.72
    return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.56)}" fill="${colours[Math.floor(index / 2) % colours.length] ?? colours[0]}"/>`
  })
  const peg = sheet(
    cut(circle(0, -0.4, 1.5), material.wood.shade) + cut(circle(-0.3, -0.8, 0.8), material.wood.light),
    "fine",
  )
  const cord = line(`M${-half * 0.35} 1L0 -0.4L${half * 0.35} 1`, ramps.soil[900], 0.4)
  return {
    svg: cord + sheet(beads, "small") + peg,
    box: { left: -half, top: -2, right: half, bottom: length + 1 },
    name: "a string of beads",
  }
}
