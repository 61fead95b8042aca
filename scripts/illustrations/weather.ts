/** What the sky does besides day and night: rainbow, lightning, rain, the Milky Way, moonlit clouds, smoke. Pixels. */
import { sides, taper, through, type Point } from "./geometry"
import { cut, sheet } from "./paper"
import { mix } from "./palette"
import { round } from "./part"
import type { Random } from "./random"

const bow = ["#C8553D", "#E08B3E", "#F0C955", "#7FB069", "#4E9AA6", "#4A5E8C", "#7A4A78"]

/** A bow of seven slips of paper around (x, y), `radius` outside and `width` across. */
export function rainbow(x: number, y: number, radius: number, width: number, opacity = 0.8): string {
  const slip = width / bow.length
  const arcs = bow.map((colour, index) => {
    const r = radius - slip * (index + 0.5)
    return `<path d="M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x + r)} ${round(y)}" fill="none" stroke="${colour}" stroke-width="${round(slip + 0.6)}"/>`
  })
  return `<g opacity="${opacity}">${sheet(arcs.join(""), "land")}</g>`
}

/** Path data of a straight-edged bolt that narrows from `width` to a point. */
function bolt(places: readonly Point[], width: number): string {
  const [left, right] = sides(
    places,
    places.map((_, index) => Math.max(0.6, width * (1 - index / (places.length - 1)))),
  )
  return `M${[...left, ...right.reverse()].map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`
}

/** Lightning through the given places with two short branches; thick at the cloud, thin at the ground. */
export function lightning(places: readonly Point[], width: number, colour = "#FFF6D0"): string {
  const branch = (index: number, side: 1 | -1): string => {
    const [x, y] = places[index] ?? [0, 0]
    const forks: Point[] = [
      [x, y],
      [x + side * width * 5, y + width * 5],
      [x + side * width * 6, y + width * 10],
      [x + side * width * 11, y + width * 15],
    ]
    return bolt(forks, width * 0.5)
  }
  const d = bolt(places, width) + branch(1, 1) + branch(3, -1)
  const glow = `<path d="${d}" fill="none" stroke="#9FC0E0" stroke-opacity="0.25" stroke-width="${width * 1.6}" stroke-linejoin="round"/>`
  return glow + cut(d, colour)
}

/** Rain falling between two columns of the picture: slanting strokes. */
export function rainFall(
  random: Random,
  {
    left,
    right,
    top,
    bottom,
    count,
    slant = 0.2,
    colour = "#E9EEE2",
    opacity = 0.5,
  }: {
    left: number
    right: number
    top: number
    bottom: number
    count: number
    slant?: number
    colour?: string
    opacity?: number
  },
): string {
  const strokes = Array.from({ length: count }, () => {
    const length = random.between(34, 90)
    const [x, y] = [random.between(left, right), random.between(top, bottom - length)]
    return `M${round(x)} ${round(y)}L${round(x - length * slant)} ${round(y + length)}`
  })
  return `<path d="${strokes.join("")}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3" stroke-linecap="round"/>`
}

/** A shower seen from far: a slanting veil from a cloud at (x, top) down to `bottom`. */
export const shower = (x: number, top: number, bottom: number, width: number, colour: string, opacity = 0.5): string =>
  `<path d="M${round(x - width / 2)} ${round(top)}H${round(x + width / 2)}L${round(x + width * 0.2)} ${round(bottom)}H${round(x - width * 0.8)}Z" fill="${colour}" fill-opacity="${opacity}"/>`

/** The Milky Way from (x1, y1) to (x2, y2): clouds of thin paper strewn with stars. */
export function milkyWay(random: Random, [x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length]
  const at = (along: number, across: number): Point => [x1 + ux * along - uy * across, y1 + uy * along + ux * across]
  const ribbon = (share: number, opacity: number, phase: number) => {
    const steps = 13
    const left: Point[] = []
    const right: Point[] = []
    for (let index = 0; index <= steps; index += 1) {
      const along = (index / steps) * length
      const half = (width / 2) * share * random.between(0.62, 1.1) * (0.86 + 0.14 * Math.sin(index * 1.3 + phase))
      left.push(at(along, -half))
      right.push(at(along, half))
    }
    return `<path d="${through([...left, ...right.reverse()], true)}" fill="#BFD6E0" fill-opacity="${opacity}"/>`
  }
  const dark = taper(
    [
      at(length * 0.16, width * 0.04),
      at(length * 0.4, -width * 0.06),
      at(length * 0.62, width * 0.05),
      at(length * 0.86, 0),
    ],
    [4, width * 0.12, width * 0.16, 4],
  )
  const points = Array.from({ length: 420 }, () => {
    const spread = (random.next() + random.next() + random.next()) / 1.5 - 1
    const [x, y] = at(random.between(0, length), spread * width * 0.62)
    const r = random.between(0.8, 2.8)
    return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(r * 2)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-r * 2)} 0Z`
  })
  return (
    ribbon(1, 0.12, 0) +
    ribbon(0.66, 0.14, 1.7) +
    ribbon(0.34, 0.2, 3) +
    `<path d="${dark}" fill="#1A2B3C" fill-opacity="0.4"/>` +
    cut(points.join(""), "#FFF4D2")
  )
}

/** A heap of cloud, `width` pixels wide, its base at (x, y): one lit sheet before two darker ones. */
export function heapedCloud(x: number, y: number, width: number, lit: string, shade: string): string {
  const heap = (shift: number, size: number): string => {
    const w = width * size
    const at = (across: number, up: number): Point => [x + shift + w * across, y - w * up]
    return through(
      [
        at(-0.5, 0.03),
        at(-0.44, 0.12),
        at(-0.3, 0.15),
        at(-0.22, 0.31),
        at(-0.02, 0.36),
        at(0.12, 0.25),
        at(0.28, 0.25),
        at(0.36, 0.13),
        at(0.46, 0.1),
        at(0.5, 0.03),
        at(0.4, -0.005),
        at(0.14, -0.02),
        at(-0.2, -0.005),
        at(-0.42, -0.02),
      ],
      true,
    )
  }
  return (
    sheet(cut(heap(0, 1), lit), "crest") +
    sheet(cut(heap(width * 0.06, 0.72), mix(lit, shade, 0.5)), "crest") +
    sheet(cut(heap(-width * 0.1, 0.46), shade), "crest")
  )
}

/** The moon's own light, for `stage.glow`: laid over the moon that `sun` drew, which the veil of night has greyed. */
export const moonlight = (x: number, y: number, radius: number): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="#FFF4CF" fill-opacity="0.72"/>`

/** Smoke rising from (x, y) in a soft curl. */
export function smoke(x: number, y: number, height: number, colour = "#FFF8E8", opacity = 0.6): string {
  const d = taper(
    [
      [x, y],
      [x + height * 0.07, y - height * 0.24],
      [x - height * 0.02, y - height * 0.5],
      [x + height * 0.12, y - height * 0.76],
      [x + height * 0.08, y - height],
    ],
    [height * 0.03, height * 0.08, height * 0.12, height * 0.1, 1],
  )
  return `<g opacity="${opacity}">${cut(d, colour)}</g>`
}
