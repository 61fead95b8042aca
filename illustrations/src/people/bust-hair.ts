/** Hair of portraits, and in small of figures. Millimetres, as in face.ts. */
import { hair as hairPaper, type Tone } from "../palette"
import { line, sheet } from "../paper"
import type { Random } from "../random"
import { lit, type Side } from "./lit"
import { d, glide, type Dot } from "./pen"

/** What lies behind the shoulders and what lies on the head. */
export interface HeadDress {
  behind: string
  front: string
  /** False where cloth or hair hides the ear. */
  ear: boolean
}

/** Outline of a close crop: crown and back of the skull, cut in at the forehead, temple and sideburn. */
const cropDots = (w: number, lift: number): Dot[] => [
  [-88 * w, 16, "corner"],
  [-102 * w, -14],
  [-107 * w - lift * 0.8, -58],
  [-88 * w - lift * 0.8, -106 - lift * 0.6],
  [-36, -134 - lift],
  [20, -137 - lift],
  [62 * w + lift * 0.4, -112 - lift * 0.6],
  [82 * w + lift * 0.5, -74],
  [80 * w, -42, "corner"],
  [71 * w, -60],
  [52 * w, -80],
  [16, -87],
  [-30, -82],
  [-57 * w, -66],
  [-66 * w, -36],
  [-70 * w, 2],
  [-76 * w, 14, "corner"],
]

/** Close natural curls; `lift` is how far they stand off the skull, in millimetres. */
export function crop(options: {
  tone?: Tone
  width?: number
  lift?: number
  light: Side
  random: Random
  /** Without single curls, for small figures. */
  plain?: boolean
}): HeadDress {
  const { tone = hairPaper.black, width: w = 1, lift = 4, light, random, plain = false } = options
  const base = cropDots(w, lift)
  const outline = lift > 12 ? scallop(base, random, 6 + lift * 0.12) : glide(base)
  let curls = ""
  for (let y = -134 - lift; y < 12 && !plain; y += 9) {
    for (let x = -110 - lift; x < 96 + lift; x += 10) {
      const px = x + random.between(-3, 3)
      const py = y + random.between(-3, 3)
      curls += d`M${px - 3} ${py}c0 -4.4 6 -4.4 6 0`
    }
  }
  const texture = line(curls, tone.light, 1.2)
  return { behind: "", front: sheet(lit(outline, tone, light, 16, texture), "detail"), ear: true }
}

/** Turns an outline into one of small round bumps where hair stands free; corners are kept. */
function scallop(dots: readonly Dot[], random: Random, bump: number): string {
  const [start] = dots
  if (!start) return ""
  let path = d`M${start[0]} ${start[1]}`
  dots.forEach((from, index) => {
    const to = dots[(index + 1) % dots.length] ?? from
    if (index >= 8) {
      path += d`L${to[0]} ${to[1]}`
      return
    }
    const steps = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / (bump * 2.1)))
    let [x0, y0] = from
    for (let step = 1; step <= steps; step += 1) {
      const x1 = from[0] + ((to[0] - from[0]) * step) / steps
      const y1 = from[1] + ((to[1] - from[1]) * step) / steps
      const r = (Math.hypot(x1 - x0, y1 - y0) / 2) * random.between(1.02, 1.25)
      path += d`A${r} ${r} 0 0 1 ${x1} ${y1}`
      x0 = x1
      y0 = y1
    }
  })
  return `${path}Z`
}

/** Hair drawn back in rows to a knot on the crown. */
export function bun(options: { width?: number; light: Side; random: Random }): HeadDress {
  const { width: w = 1, light, random } = options
  const tone = hairPaper.black
  const knot = scallop(
    [
      [-70, -128],
      [-74, -160],
      [-50, -186],
      [-14, -190],
      [16, -168],
      [18, -138],
      [2, -122],
      [-36, -114],
      [-60, -118],
    ],
    random,
    6,
  )
  let rows = ""
  for (let index = 0; index < 7; index += 1) {
    const x = -58 + index * 21
    rows += d`M${x} ${-60 - Math.sin((index / 6) * Math.PI) * 28}C${x - 8} ${-98} ${-40 + index * 6} ${-118} ${-34 + index * 4} ${-136}`
  }
  return {
    behind: sheet(lit(knot, tone, light, 14), "detail"),
    front: sheet(lit(glide(cropDots(w, 3)), tone, light, 16, line(rows, tone.light, 2)), "detail"),
    ear: true,
  }
}
