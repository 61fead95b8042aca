import { ramps } from "../palette"
import { placed, type Drawing } from "./line"

/* Paper cut in the tones of the website's hills; it reads in both themes and, as steps of grey, in black and white. */

export const tones = {
  paper: ramps.cream[100],
  far: ramps.cream[200],
  gold: ramps.gold[300],
  ground: ramps.forest[300],
  green: ramps.forest[600],
  deep: ramps.forest[900],
  clay: ramps.clay[600],
  skin: ramps.soil[700],
  soil: ramps.soil[500],
  water: ramps.sky[300],
  white: ramps.cream[50],
}
export type Tone = keyof typeof tones

/** A closed shape cut from one sheet. */
export const cut = (tone: Tone, d: string): string => `<path fill="${tones[tone]}" d="${d}"/>`

/** A strip of one sheet: a limb, a rope, a horn. */
export const strip = (tone: Tone, width: number, d: string): string =>
  `<path fill="none" stroke="${tones[tone]}" stroke-width="${width}" d="${d}"/>`

/** A disc, or an ellipse. */
export const disc = (tone: Tone, x: number, y: number, rx: number, ry = rx): string =>
  `<ellipse fill="${tones[tone]}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`

/** Sky and two hills; the page rounds the corners. */
const land =
  cut("paper", "M0 0H160V120H0z") +
  cut("far", "M0 66C34 42 66 50 96 62S140 66 160 52V120H0z") +
  cut("gold", "M0 88C46 72 96 78 160 84V120H0z")

const ground = cut("ground", "M0 105C50 99 112 101 160 107V120H0z")

const mark = (tone: Tone, d: string) => disc("white", 142, 18, 16) + disc(tone, 142, 18, 13.5) + strip("white", 4.5, d)
const cross = mark("clay", "M136 12L148 24M148 12L136 24")
const tick = mark("green", "M135 18.5L140 24L149 13")

/** A card of what not to do, of what to do, or of what may be seen, from what stands on it. */
export const card = (kind: "avoid" | "do" | "sign", name: string, shows: string, things: string): Drawing => ({
  name,
  shows,
  svg: `${land}${ground}${things}${kind === "avoid" ? cross : kind === "do" ? tick : ""}`,
})

/** A cow with long horns, 62 high at the back, facing left; the middle of her feet at 0, 0. */
export const cow = (tone: Tone = "deep", isSad = false): string =>
  strip(tone, 2.5, "M41-56C50-50 47-34 49-20") +
  cut(tone, "M45-26L53-26L50-14z") +
  cut(
    tone,
    "M-34-60C-20-63 12-62 32-62C40-62 44-57 43-48L42-36L40 0H32L30-25L22-26L23 0H15L13-25C2-22-8-23-15-25L-14 0H-22L-23-26L-28-28L-29 0H-37L-38-36C-42-44-40-56-34-60z",
  ) +
  (isSad ? placed(-36, -42, head(tone), 1, -38) : placed(-34, -54, head(tone)))

const head = (tone: Tone): string =>
  cut(tone, "M6-6C-4-12-12-9-16-4L-27 6C-30 10-27 14-22 13L-8 9C0 12 6 10 8 4z") +
  cut(tone, "M-6-8L6-13L7-6z") +
  strip(tone, 3.2, "M-12-7C-26-10-36-20-35-36M-7-9C4-14 8-26 2-40")

/** A cow that lies dead on her side, her legs stiff, her head to the left; the middle of what lies on the ground at 0, 0. */
export const carcass = (tone: Tone = "deep"): string =>
  strip(tone, 7, "M34-16L66-26M32-8L64-10M-8-10L-16 6M-16-10L-30 5") +
  strip(tone, 2.5, "M38-24C48-32 54-32 60-38") +
  cut(tone, "M-30-10C-34-28-8-40 12-40C34-40 44-26 42-12C40 2-20 4-30-10z") +
  cut(tone, "M-24-28C-34-30-40-22-46-14C-54-12-62-6-64-2C-66 4-60 6-56 4C-48 4-40 2-36-4L-22-10z") +
  strip(tone, 3.2, "M-46-14C-54-22-66-20-70-10M-40-22C-40-34-48-42-60-40") +
  strip("white", 1.8, "M-50-11L-45-7M-45-11L-50-7")

/** Someone in one garment, 74 high, seen from the front; the middle of the feet at 0, 0. `arms` are strips. */
export const person = (arms: string, dress: Tone = "clay", isSkirt = true): string =>
  strip("skin", 5, "M-5-20V-2M5-20V-2") +
  cut(dress, isSkirt ? "M-8-56H8L14-12H-14z" : "M-9-56H9L10-6H2L0-28L-2-6H-10z") +
  strip("skin", 5, arms) +
  disc("skin", 0, -65, 8) +
  cut("deep", "M-8.500-66C-9-76 9-76 8.500-66C4-70-4-70-8.500-66z")

/** A hand that reaches from the right, its finger tips at 0, 0. */
export const hand = (tone: Tone = "skin"): string =>
  strip(tone, 15, "M128-62L38-16") +
  strip(tone, 13, "M34-13L24-8") +
  strip(tone, 5.5, "M24-12L4-4M26-8L0 0M28-4L6 5") +
  strip(tone, 5.5, "M24-16L10-16")

/** A drop, its point at x, y. */
export const drop = (tone: Tone, x: number, y: number, scale = 1): string =>
  placed(x, y, cut(tone, "M0 0C4 6 5 8 5 10A5 5 0 0 1-5 10C-5 8-4 6 0 0z"), scale)

/** A tick with eight legs, its head up, 30 long; its middle at 0, 0. */
export const bigTick = (): string =>
  strip(
    "deep",
    2.2,
    "M-7-8L-16-18L-15-25M-9-3L-23-9L-28-5M-10 3L-24 4L-28 10M-8 9L-18 16L-18 23M7-8L16-18L15-25M9-3L23-9L28-5M10 3L24 4L28 10M8 9L18 16L18 23",
  ) +
  strip("deep", 3, "M-2-14V-20M2-14V-20") +
  disc("deep", 0, -10, 6, 5) +
  disc("clay", 0, 3, 12, 14) +
  cut("deep", "M-8-8C-4-12 4-12 8-8C6-1-6-1-8-8z")

/** A branch with thorns, along the ground from 0, 0 to the right, 40 long. */
export const thorns = (): string =>
  strip("soil", 3, "M0 0C14-8 26-2 40-10M8-4L4-13M16-5L20-15M25-4L22-13M32-6L37-17M12-5L17 2M29-5L33 2")
