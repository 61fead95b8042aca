/**
 * The moving picture: an Ankole herd walking home before a low sun. Everything repeats after `frames` frames:
 * each sheet of land has a period that its speed divides, and every animal makes whole strides.
 */
import { crane, flyingCrane } from "./animals/cranes"
import { cattle, type CattleOptions, type Gait } from "./animals/cattle"
import type { Stride } from "./animals/limbs"
import { through, type Point } from "./geometry"
import { ridges } from "./heights"
import { hill, rolling, under } from "./land"
import { hide, leaf, mix, mixTone } from "./palette"
import { cut, line, sheet } from "./paper"
import { place, round, type Cast } from "./part"
import { grassBank, tuft } from "./plants/grass"
import { acacia } from "./plants/trees"
import { euphorbia } from "./plants/euphorbia"
import { randomFrom } from "./random"
import { moods } from "./moods"
import { sky, sun } from "./sky"

export const clip = { width: 960, height: 540, fps: 24, frames: 288 } as const

const mood = moods.afternoon

/** A sheet of land that moves: its markup repeats every `period` pixels and slides `speed` pixels a frame. */
export interface Strip {
  markup: string
  period: number
  speed: number
}

/** What stands still because it is far away: sky, sun, ridges. */
export function backdrop(): string {
  const random = randomFrom("clip/backdrop")
  return (
    sky("afternoon", clip.width, clip.height) +
    sun("afternoon", 640, 190, 84) +
    ridges(random, clip.width, 300, 110, mix(mood.land[0], mood.haze, 0.5)) +
    hill(rolling(random, clip.width, 296, 22, 1.4), clip.height, mix(mood.land[0], mood.haze, 0.2), 0.08) +
    place(acacia(random, mixTone(leaf.acacia, mood.land[1], 0.4)), 150, 318, 0.13) +
    place(acacia(random, mixTone(leaf.acacia, mood.land[1], 0.4)), 835, 312, 0.11) +
    hill(rolling(random, clip.width, 322, 10, 1.2), clip.height, mix(mood.land[1], mood.haze, 0.1), 0.12)
  )
}

/** A crest that repeats every `period`, drawn across `width`. */
function periodic(y: number, swell: number, period: number, width: number, shift = 0): Point[] {
  const step = period / 8
  return Array.from({ length: Math.ceil(width / step) + 5 }, (_, index): Point => {
    const angle = ((index - 2) / 8) * Math.PI * 2
    return [(index - 2) * step, y + Math.sin(angle + shift) * swell + Math.sin(angle * 2 + shift * 2) * swell * 0.35]
  })
}

function ground(y: number, swell: number, period: number, colour: string, shift: number, furrows: number): string {
  const width = clip.width + period
  const crest = periodic(y, swell, period, width, shift)
  const lower = (by: number) => crest.map(([x, top]): Point => [x, top + by])
  const rows = Array.from({ length: furrows }, (_, row) => through(lower(26 + row * 30))).join("")
  return sheet(
    cut(under(crest, 620), mix(colour, "#FFE2A0", 0.2)) +
      cut(under(lower(8), 620), colour) +
      line(rows, mix(colour, "#10291B", 0.16), 2),
    "land",
  )
}

/** The sheets that move, from far to near; the herd walks between the last two. */
export function strips(): { middle: Strip; near: Strip; front: Strip } {
  const random = randomFrom("clip/strips")
  const repeated = (period: number, draw: (x: number) => string) =>
    Array.from({ length: Math.ceil(clip.width / period) + 3 }, (_, index) => draw((index - 1) * period)).join("")
  const tree = euphorbia(random, mixTone(leaf.euphorbia, mood.land[2], 0.4))
  const nearTone = mixTone(leaf.papyrus, mood.land[2], 0.35)
  const tufts = [90, 330, 520, 800, 1010].map((x) => ({
    x,
    y: random.between(400, 440),
    part: tuft(random, nearTone, 34, 7),
  }))
  const bank = grassBank(randomFrom("clip/bank"), 576, 540, 58, mood.land[3], { even: true })
  return {
    middle: {
      period: 576,
      speed: 2,
      markup:
        ground(352, 12, 576, mix(mood.land[1], mood.land[2], 0.45), 0.6, 2) +
        repeated(576, (x) => place(tree, x + 430, 368, 0.2)),
    },
    near: {
      period: 1152,
      speed: 4,
      markup:
        ground(384, 9, 1152, mood.land[2], 2.2, 3) +
        repeated(1152, (x) => tufts.map((one) => place(one.part, x + one.x, one.y, 1.1)).join("")),
    },
    front: { period: 576, speed: 6, markup: repeated(576, (x) => `<g transform="translate(${x} 0)">${bank}</g>`) },
  }
}

/** One leg at a moment of the stride (0 to 1): on the ground and moving back, then lifted and swung forward. */
function legAt(phase: number, reach: number): Stride {
  const moment = ((phase % 1) + 1) % 1
  const grounded = 0.62
  if (moment < grounded) return { swing: reach - (2 * reach * moment) / grounded, bend: 0 }
  const air = (moment - grounded) / (1 - grounded)
  return { swing: -reach * Math.cos(air * Math.PI), bend: Math.sin(air * Math.PI) * 38 }
}

const gaitAt = (phase: number, reach: number): Gait => [
  legAt(phase + 0.25, reach),
  legAt(phase + 0.75, reach),
  legAt(phase, reach),
  legAt(phase + 0.5, reach),
]

/** An animal of the herd: where it walks, and how many frames a stride takes (a divisor of the clip's length). */
export interface Walker {
  x: number
  y: number
  scale: number
  stride: number
  offset: number
  look: CattleOptions
}

export const herd: readonly Walker[] = [
  { x: 770, y: 412, scale: 1.22, stride: 32, offset: 0.1, look: { coat: hide.ankoleFawn } },
  { x: 190, y: 424, scale: 1.3, stride: 36, offset: 0.55, look: { splashed: true, horns: 78 } },
  { x: 480, y: 446, scale: 1.56, stride: 36, offset: 0, look: { age: "bull", horns: 96 } },
  { x: 660, y: 470, scale: 1.66, stride: 24, offset: 0.3, look: { age: "calf" } },
]

/** What the clip and its poster show. */
export const cast: Cast = {
  parts: [...herd.map(({ look }) => cattle(look).name), ...Array.from({ length: 3 }, () => crane("standing").name)],
  scenery: ["savanna"],
  light: "afternoon",
}

/** A walker at a moment of its stride, its feet on (x, y). */
export function walker({ scale, look, offset }: Walker, phase: number, x: number, y: number): string {
  const turn = (phase + offset) * Math.PI * 2
  const part = cattle({
    ...look,
    pose: "walking",
    gait: gaitAt(phase + offset, look.age === "calf" ? 17 : 18),
    nod: round(Math.sin(turn * 2) * 1.6),
    swish: round(Math.sin(turn) * 7),
  })
  return place(part, x, y, scale)
}

/** Three cranes crossing the sky once in the clip, beating their wings. */
export function cranes(frame: number): string {
  const share = frame / clip.frames
  return [
    [0, 0, 0.5],
    [-62, 26, 0.42],
    [-110, -14, 0.38],
  ]
    .map(([dx = 0, dy = 0, scale = 0.4], index) => {
      const x = -80 + share * (clip.width + 280) + dx
      const y = 120 + dy - share * 46
      const beat = Math.sin(((frame + index * 5) / 24) * Math.PI * 2)
      return place(flyingCrane(round(beat)), x, y, scale)
    })
    .join("")
}
