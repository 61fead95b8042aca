/** Skies: time of day, sun, clouds. The only smooth gradients in a picture are here and on the largest hills. */
import { through, type Point } from "./geometry"
import { cut, sheet } from "./paper"
import { mix, ramps } from "./palette"
import type { Random } from "./random"
import { moods, type Light } from "./moods"
import { round } from "./part"

/** A full sky of three soft bands. */
export function sky(light: Light, width: number, height: number): string {
  const mood = moods[light]
  const id = `sky-${light}`
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mood.top}"/><stop offset="0.45" stop-color="${mood.middle}"/><stop offset="0.8" stop-color="${mood.low}"/></linearGradient>` +
    `<rect width="${width}" height="${height}" fill="url(#${id})"/>`
  )
}

/** How the sun is cut: with rings of thinner paper around it, alone, or with long rays behind it. */
export type SunCut = "rings" | "plain" | "rays"

/** The sun. At night it is the moon, with the craters that can be seen from here. */
export function sun(light: Light, x: number, y: number, radius: number, style: SunCut = "rings"): string {
  const { sun: disc, halo } = moods[light]
  const ring = (share: number, opacity: number) =>
    `<circle cx="${x}" cy="${y}" r="${round(radius * share)}" fill="${halo}" fill-opacity="${opacity}"/>`
  const around = { rings: ring(1.85, 0.32) + ring(1.38, 0.5), plain: "", rays: rays(x, y, halo) }[style]
  const body = sheet(`<circle cx="${x}" cy="${y}" r="${radius}" fill="${disc}"/>`, "crest")
  const marks = light === "night" ? craters(x, y, radius, mix(disc, halo, 0.4)) : ""
  return `<g data-sun="${round(x)}">${around}${body}${marks}</g>`
}

/** Where the sun in a piece of markup is from left to right, in pixels; undefined if it has none. */
export const sunIn = (markup: string): number | undefined => {
  const [, x] = /data-sun="(-?[\d.]+)"/.exec(markup) ?? []
  return x === undefined ? undefined : Number(x)
}

/** Fourteen wedges of thin paper that widen away from the sun. */
function rays(x: number, y: number, colour: string): string {
  // Beyond the frame of any picture.
  const far = 2600
  const wedges = Array.from({ length: 14 }, (_, index) => {
    const angle = (index / 14) * Math.PI * 2 + 0.12
    const half = index % 2 === 0 ? 0.13 : 0.08
    const at = (turn: number) => `${round(x + Math.cos(turn) * far)} ${round(y + Math.sin(turn) * far)}`
    return `M${x} ${y}L${at(angle - half)}L${at(angle + half)}Z`
  })
  return `<path d="${wedges.join("")}" fill="${colour}" fill-opacity="0.3"/>`
}

const craters = (x: number, y: number, radius: number, colour: string): string =>
  [
    [-0.3, -0.25, 0.22],
    [0.28, 0.1, 0.16],
    [-0.1, 0.42, 0.13],
    [0.32, -0.42, 0.09],
  ]
    .map(
      ([dx = 0, dy = 0, size = 0]) =>
        `<circle cx="${round(x + dx * radius)}" cy="${round(y + dy * radius)}" r="${round(size * radius)}" fill="${colour}" fill-opacity="0.6"/>`,
    )
    .join("")

/** Stars scattered over the upper part of a night sky, down to `low` pixels. */
export function stars(random: Random, width: number, low: number, count: number): string {
  const points = Array.from({ length: count }, () => {
    const size = random.between(1.2, 3.4)
    const [x, y] = [random.between(0, width), random.between(0, low) * random.between(0.5, 1)]
    return `M${round(x)} ${round(y - size * 2)}L${round(x + size * 0.5)} ${round(y - size * 0.5)}L${round(x + size * 2)} ${round(y)}L${round(x + size * 0.5)} ${round(y + size * 0.5)}L${round(x)} ${round(y + size * 2)}L${round(x - size * 0.5)} ${round(y + size * 0.5)}L${round(x - size * 2)} ${round(y)}L${round(x - size * 0.5)} ${round(y - size * 0.5)}Z`
  })
  return cut(points.join(""), "#FFF4D2")
}

/** A long, flat-bottomed paper cloud, `width` pixels wide, its base at (x, y). */
export function cloud(random: Random, x: number, y: number, width: number, colour: string): string {
  const height = width * random.between(0.16, 0.22)
  const bumps = random.whole(3, 4)
  const top: Point[] = Array.from({ length: bumps * 2 - 1 }, (_, index): Point => {
    const share = (index + 1) / (bumps * 2)
    const arch = Math.sin(share * Math.PI)
    const rise = index % 2 === 0 ? random.between(0.75, 1) : random.between(0.5, 0.62)
    return [x - width / 2 + share * width, y - height * arch * rise - 2]
  })
  const d = through([[x - width / 2, y, "corner"], ...top, [x + width / 2, y, "corner"], [x, y + height * 0.1]], true)
  return sheet(cut(d, colour), "crest")
}

/** A few far birds, as folded slips of paper. */
export function farBirds(
  random: Random,
  x: number,
  y: number,
  spread: number,
  count: number,
  colour = ramps.soil[700],
): string {
  const birds = Array.from({ length: count }, () => {
    const bx = x + random.between(-spread, spread)
    const by = y + random.between(-spread * 0.35, spread * 0.35)
    const size = random.between(7, 13)
    const dip = size * random.between(0.3, 0.55)
    return `M${round(bx - size)} ${round(by - dip)}Q${round(bx - size * 0.35)} ${round(by - dip * 1.4)} ${round(bx)} ${round(by)}Q${round(bx + size * 0.35)} ${round(by - dip * 1.4)} ${round(bx + size)} ${round(by - dip)}Q${round(bx + size * 0.4)} ${round(by - dip * 0.8)} ${round(bx)} ${round(by + 3)}Q${round(bx - size * 0.4)} ${round(by - dip * 0.8)} ${round(bx - size)} ${round(by - dip)}Z`
  })
  return cut(birds.join(""), colour)
}
