/** Skies: time of day, sun, clouds. The only smooth gradients in a picture are here and on the largest hills. */
import { through, type Point } from "./geometry"
import { cut, sheet } from "./paper"
import { mix, ramps } from "./palette"
import type { Random } from "./random"
import { round } from "./part"

export type Light = "dawn" | "morning" | "noon" | "afternoon" | "dusk" | "rain" | "night" | "mist"

/** What a time of day does to paper: the sky, the sun, and the colour that distance mixes in. */
export interface Mood {
  top: string
  middle: string
  low: string
  sun: string
  halo: string
  /** Air between the viewer and the hills. */
  haze: string
  /** Farthest, middle and nearest land. */
  land: readonly [string, string, string, string]
  /** How it is said in a description. */
  words: string
  /** How far a shadow reaches along the ground, in heights of what throws it; 0 when there is no sun. */
  reach: number
  /** A colour that everything in the picture is multiplied with, for light that is not white. */
  veil?: string
}

export const moods: Record<Light, Mood> = {
  dawn: {
    top: "#F3C9A0",
    middle: "#F8DDB0",
    low: "#FBEBC6",
    sun: "#FFF6DC",
    halo: "#FBE3AE",
    haze: "#F0CFA6",
    land: ["#D3A98E", "#B0A27C", "#6F8B5C", "#33593B"],
    words: "at dawn",
    reach: 1.1,
  },
  morning: {
    top: "#F6CF79",
    middle: "#F9DE9C",
    low: "#FCEFC8",
    sun: "#FFF9E6",
    halo: "#FCE9B4",
    haze: "#F3DDAA",
    land: ["#C9AE78", "#9CAB68", "#608F52", "#2C6240"],
    words: "in the morning sun",
    reach: 0.8,
  },
  noon: {
    top: "#A9D5D8",
    middle: "#C7E3DC",
    low: "#EFF0D8",
    sun: "#FFFBEA",
    halo: "#F4F2D8",
    haze: "#D9E6D2",
    land: ["#9DB79B", "#7CA56E", "#528A55", "#2F6A43"],
    words: "under a clear midday sky",
    reach: 0.25,
  },
  afternoon: {
    top: "#F2BC4E",
    middle: "#F5C469",
    low: "#F8D993",
    sun: "#FFF0C4",
    halo: "#FAD988",
    haze: "#EFC578",
    land: ["#C68D4E", "#9A9149", "#5C7D40", "#265231"],
    words: "in late afternoon light",
    reach: 0.9,
  },
  dusk: {
    top: "#7C3B35",
    middle: "#C8573A",
    low: "#F2A646",
    sun: "#FBDD8C",
    halo: "#F4B250",
    haze: "#C9683D",
    land: ["#A14E32", "#6F4A33", "#3B5036", "#183322"],
    words: "at dusk",
    reach: 1.25,
    veil: "#FFE3CC",
  },
  rain: {
    top: "#6F8F96",
    middle: "#93ADAE",
    low: "#D5D8C2",
    sun: "#F6EFD2",
    halo: "#D9DCC6",
    haze: "#B4C2B6",
    land: ["#7E968C", "#5E8068", "#3E6B4C", "#234F36"],
    words: "under rain clouds",
    reach: 0,
  },
  night: {
    top: "#1A2B3C",
    middle: "#2F4C5E",
    low: "#557783",
    sun: "#FFF8DF",
    halo: "#8FB0B6",
    haze: "#4A6B78",
    land: ["#54737E", "#48696C", "#3F6156", "#284A40"],
    words: "on a moonlit night",
    reach: 0.7,
    veil: "#8FA9C4",
  },
  mist: {
    top: "#E6DFCF",
    middle: "#EDE6D6",
    low: "#F6F0E2",
    sun: "#FFFDF4",
    halo: "#F8F2E2",
    haze: "#E6E0D0",
    land: ["#C9CEBC", "#A3B39C", "#76937D", "#466B54"],
    words: "in the morning mist",
    reach: 0,
  },
}

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
  return around + body + (light === "night" ? craters(x, y, radius, mix(disc, halo, 0.4)) : "")
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
