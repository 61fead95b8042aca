/** Hair and what is worn on it, for the large heads of portraits. Millimetres, as in face.ts. */
import { clip, cut, line, sheet } from "../paper"
import { hair as hairPaper, mix, type Tone } from "../palette"
import type { Random } from "../random"
import { creases, lit, type Side } from "./lit"
import { band, d, glide, type Dot } from "./pen"

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

/** Long thin braids, parted, falling behind the shoulder and over the near one. */
export function braids(options: { width?: number; light: Side; beads?: string }): HeadDress {
  const { width: w = 1, light, beads = "#F2B134" } = options
  const tone = hairPaper.black
  const braid = (spine: [number, number, number][]): string => {
    const outline = band(spine)
    let weave = ""
    for (let y = -60; y < 420; y += 11) weave += d`M-180 ${y}l40 9l40 -9l40 9l40 -9l40 9l40 -9l40 9l40 -9`
    return sheet(lit(outline, tone, light, 4, line(weave, tone.light, 1.6)), "detail")
  }
  const behind =
    sheet(cut(glide([[-104, -60], [-116, 20], [-118, 120], [-104, 210], [-40, 230], [60, 220], [92, 150], [88, 60], [80, -20]]), tone.shade), "detail") +
    braid([[82, -20, 8], [92, 60, 9], [98, 140, 8], [92, 226, 6]]) +
    braid([[74, 20, 8], [80, 100, 9], [80, 190, 7]])
  const crown = glide([[-80 * w, 20, "corner"], [-104 * w, -10], [-110 * w, -58], [-88 * w, -112], [-34, -140], [24, -141], [66 * w, -114], [84 * w, -70], [82 * w, -14, "corner"], [74 * w, -52], [50, -88], [26, -104, "corner"], [-6, -92], [-46, -66], [-64 * w, -30], [-70 * w, 8]])
  const parts = line(
    d`M26 -104C20 -120 4 -134 -10 -138M2 -94C-14 -112 -34 -126 -50 -132M-22 -82C-42 -100 -62 -112 -80 -112M-44 -66C-64 -80 -86 -88 -98 -84M-58 -44C-76 -54 -96 -58 -106 -54M-66 -20C-80 -26 -96 -28 -106 -24M42 -94C48 -108 44 -124 34 -134M58 -78C66 -90 70 -102 68 -110`,
    tone.light,
    2.2,
  )
  const falling =
    braid([[-92, -20, 8], [-112, 50, 10], [-118, 130, 10], [-122, 220, 9], [-116, 316, 6]]) +
    braid([[-98, 0, 7], [-96, 80, 9], [-100, 170, 9], [-92, 250, 8], [-86, 330, 6]])
  const tips = `<circle cx="-116" cy="318" r="8" fill="${beads}"/><circle cx="-86" cy="332" r="8" fill="${beads}"/>`
  return { behind, front: falling + sheet(tips, "detail") + sheet(lit(crown, tone, light, 14, parts), "detail"), ear: false }
}

/** A cloth wound round the head and tied; `tie` says where the ends stand. */
export function headWrap(options: { tone: Tone; trim?: string; light: Side; tie?: "front" | "back"; print?: string }): HeadDress {
  const { tone, trim = mix(tone.light, "#FFFFFF", 0.3), light, tie = "back", print = "" } = options
  const dome = glide([
    [-92, 4, "corner"],
    [-110, -36],
    [-118, -88],
    [-98, -144],
    [-44, -178],
    [22, -180],
    [76, -150],
    [94, -100],
    [84, -44, "corner"],
    [58, -66],
    [10, -76],
    [-40, -66],
    [-74, -36],
  ])
  const folds = creases(
    d`M-96 -8C-70 -74 0 -112 88 -90M-106 -34C-84 -98 -10 -140 90 -118M-112 -70C-84 -128 -10 -164 74 -148M-106 -104C-84 -142 -40 -168 10 -178`,
    tone,
    2.6,
  )
  const band1 = cut(d`M-92 4C-78 -44 -20 -84 84 -60L84 -44C20 -68 -50 -56 -76 -22Z`, trim)
  const front = sheet(lit(dome, tone, light, 18, print + folds + band1), "detail")
  const knot =
    tie === "front"
      ? sheet(
          lit(glide([[10, -150], [-26, -196], [-66, -206], [-58, -176], [-20, -142]]), tone, light, 8) +
            lit(glide([[14, -150], [44, -200], [92, -212], [84, -176], [34, -138]]), tone, light, 8),
          "detail",
        ) + sheet(lit(glide([[-16, -146], [-10, -170], [16, -176], [38, -160], [36, -136], [8, -128]]), tone, light, 8), "detail")
      : sheet(
          lit(glide([[-96, -24], [-138, 0], [-158, 60], [-140, 66], [-112, 30], [-92, 6]]), tone, light, 8) +
            lit(glide([[-98, -20], [-124, 28], [-122, 96], [-104, 96], [-96, 40]]), tone, light, 6),
          "detail",
        )
  return tie === "front" ? { behind: "", front: front + knot, ear: true } : { behind: knot, front, ear: true }
}

/** A straw or felt hat with a brim all round; throws its shadow on the forehead. */
export function brimmedHat(options: { tone: Tone; ribbon: string; light: Side; skinShade: string }): HeadDress {
  const { tone, ribbon, light, skinShade } = options
  const cast = cut(d`M-84 -70L84 -80L78 -34C50 -50 -10 -52 -78 -26Z`, skinShade)
  const crown = d`M-96 -66C-104 -128 -88 -186 -44 -190C-24 -190 -10 -178 6 -180C24 -190 58 -192 76 -160C90 -130 92 -100 90 -72Z`
  const brim = d`M-168 -48C-142 -78 -96 -86 -40 -88C20 -92 96 -96 150 -84C160 -80 160 -72 152 -66C110 -44 50 -48 6 -50C-60 -52 -110 -34 -150 -34C-164 -34 -172 -42 -168 -48Z`
  const under = cut(d`M-168 -48C-120 -60 -60 -64 0 -66C60 -68 120 -70 156 -76L150 -60C100 -44 50 -48 6 -50C-60 -52 -110 -30 -150 -30Z`, tone.shade)
  const weave = line(d`M-100 -150C-40 -168 40 -168 100 -150M-100 -134C-40 -152 40 -152 100 -136M-100 -168C-40 -184 40 -184 100 -170`, tone.shade, 1.4)
  const band0 = cut(d`M-110 -112C-50 -128 50 -130 104 -116L104 -84C50 -98 -50 -98 -110 -80Z`, ribbon)
  return {
    behind: "",
    front: cast + sheet(lit(crown, tone, light, 20, weave + band0), "detail") + sheet(lit(brim, tone, light, 0, under), "detail"),
    ear: true,
  }
}

/** A cap with a peak to the right. */
export function cap(options: { tone: Tone; second: Tone; light: Side; skinShade: string }): HeadDress {
  const { tone, second, light, skinShade } = options
  const cast = cut(d`M-40 -70L84 -70L80 -24C60 -40 10 -48 -44 -48Z`, skinShade)
  const dome = d`M-104 -22C-122 -90 -96 -158 -18 -164C52 -168 90 -126 90 -66C50 -84 -10 -80 -56 -62C-74 -54 -90 -40 -104 -22Z`
  const seams = creases(d`M-18 -164C-10 -130 -8 -110 -4 -80M-18 -164C-60 -140 -82 -90 -84 -44M-18 -164C30 -150 54 -110 60 -76`, tone, 1.8)
  const button = `<ellipse cx="-18" cy="-165" rx="9" ry="5" fill="${second.base}"/>`
  const peak = d`M-40 -68C10 -92 70 -90 92 -68C124 -58 146 -40 146 -28C146 -20 136 -20 126 -24C80 -42 20 -46 -40 -44C-48 -50 -48 -62 -40 -68Z`
  const edge = cut(d`M-50 -56C20 -62 90 -56 146 -26L140 -14C80 -40 20 -42 -44 -40Z`, second.shade)
  return {
    behind: "",
    front: cast + sheet(lit(dome, tone, light, 20, seams) + button, "detail") + sheet(lit(peak, second, light, 0, edge), "detail"),
    ear: true,
  }
}

/** A cloth framing the face and falling over shoulders and chest. */
export function hijab(options: { tone: Tone; under?: Tone; light: Side }): HeadDress {
  const { tone, under = tone, light } = options
  const hole = glide([[-72, -30], [-66, -62], [-30, -84], [14, -90], [54, -80], [74, -54], [77, -10], [80, 26], [74, 60], [60, 92], [38, 116], [14, 124], [-16, 118], [-46, 94], [-66, 64], [-74, 20]])
  const outer = glide([[-104, 40], [-118, -30], [-112, -92], [-76, -140], [-14, -158], [46, -148], [88, -108], [98, -50], [98, 20], [104, 90], [150, 150], [186, 214], [170, 290], [70, 356], [-40, 374], [-150, 330], [-206, 270], [-196, 214], [-140, 150], [-112, 96]])
  const band0 = cut(glide([[-84, -24], [-76, -70], [-34, -98], [16, -104], [62, -92], [84, -58], [84, -20], [70, -50], [40, -76], [0, -80], [-44, -70], [-66, -40]]), under.base)
  const folds = creases(
    d`M-92 60C-60 150 10 190 96 150M-104 110C-70 210 30 240 130 190M-130 170C-90 270 40 300 160 240M-96 40C-100 -20 -92 -80 -50 -118M86 40C92 0 92 -40 80 -70`,
    tone,
    3,
  )
  const pleat = cut(d`M80 96C60 160 -10 196 -90 186C-30 230 70 220 118 160Z`, tone.light)
  return {
    behind: cut(outer, tone.shade),
    front: band0 + sheet(`<g fill-rule="evenodd"><path d="${outer}${hole}" fill="${tone.shade}"/>${clipEvenOdd(outer + hole, `<g transform="translate(${light === "right" ? 16 : -16} -4)"><path fill-rule="evenodd" d="${outer}${hole}" fill="${tone.base}"/></g>${pleat}${folds}`)}</g>`, "detail"),
    ear: false,
  }
}

function clipEvenOdd(path: string, content: string): string {
  return clip(path, content).replace("<path d", '<path clip-rule="evenodd" d')
}
