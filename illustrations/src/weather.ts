/** What the sky does besides day and night: rainbow, lightning, rain, moonlit clouds, smoke. Pixels. */
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

/** Falling rain as slips of light paper, each a straight line of path data. */
const strokes = (lines: readonly string[], colour = "#E9EEE2", opacity = 0.5): string =>
  `<path d="${lines.join("")}" fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-width="3" stroke-linecap="round"/>`

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
    colour,
    opacity,
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
  const drops = Array.from({ length: count }, () => {
    const length = random.between(34, 90)
    const [x, y] = [random.between(left, right), random.between(top, bottom - length)]
    return `M${round(x)} ${round(y)}L${round(x - length * slant)} ${round(y + length)}`
  })
  return strokes(drops, colour, opacity)
}

/** A bank of heavy cloud along the top, with rain falling in the distance on one side. */
export function rainBank(width: number, height: number, rainFrom: number, rainTo: number): string {
  const bank = (depth: number, colour: string, phase: number) => {
    // Bellies of cloud: each bulges downwards and meets its neighbour in a crease.
    let d = `M-60 -60V${round(height * depth * 0.8)}`
    let x = -60
    for (let index = 0; x < width + 60; index += 1) {
      const across = width * (0.16 + 0.09 * Math.sin(index * 2.4 + phase))
      const y = height * depth * (0.86 + 0.1 * Math.sin(index * 1.9 + phase * 2))
      d += `C${round(x + across * 0.1)} ${round(y + height * 0.055)} ${round(x + across * 0.8)} ${round(y + height * 0.06)} ${round(x + across)} ${round(y)}`
      x += across
    }
    return sheet(cut(`${d}V-60Z`, colour), "land")
  }
  const streaks = Array.from({ length: 26 }, (_, index) => {
    const x = rainFrom + ((rainTo - rainFrom) * index) / 25
    const top = height * 0.28 + (index % 3) * 22
    return `M${round(x)} ${round(top)}L${round(x - height * 0.09)} ${round(height * (0.56 + ((index * 3) % 5) * 0.03))}`
  })
  return (
    strokes(streaks) +
    bank(0.34, mix("#6F8F96", "#FFFFFF", 0.12), 0) +
    bank(0.24, "#5C7C84", 1.4) +
    bank(0.13, "#4A686F", 2.6)
  )
}

/** A shower seen from far: a slanting veil from a cloud at (x, top) down to `bottom`. */
export const shower = (x: number, top: number, bottom: number, width: number, colour: string, opacity = 0.5): string =>
  `<path d="M${round(x - width / 2)} ${round(top)}H${round(x + width / 2)}L${round(x + width * 0.2)} ${round(bottom)}H${round(x - width * 0.8)}Z" fill="${colour}" fill-opacity="${opacity}"/>`

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
