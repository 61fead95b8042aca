/** Cattle far off or against the sun: a silhouette of one paper with pale horns. Also what an animal's shadow looks like. */
import { outline, taper, type Point } from "../geometry"
import { hide, type Tone } from "../palette"
import { cut, sheet } from "../paper"
import type { Part } from "../part"

export interface FarOptions {
  tone?: Tone
  /** Colour of the horns; the same as the coat for a pure silhouette. */
  horn?: string
  /** Height of the horns, centimetres; 0 for calves and Friesians. */
  horns?: number
  /** Which half of the stride: legs closed or open, or grazing. */
  step?: "closed" | "open" | "grazing"
  name?: string
}

const trunk: readonly Point[] = [
  [-70, -112],
  [-60, -122],
  [-44, -125],
  [-10, -119],
  [22, -122],
  [36, -128],
]
const belly: readonly Point[] = [
  [60, -62],
  [30, -55],
  [-10, -56],
  [-36, -64],
  [-62, -72],
  [-73, -92],
]
const neckUp: readonly Point[] = [
  [54, -136],
  [72, -152],
  [86, -150],
  [104, -130],
  [121, -116],
  [117, -106],
  [100, -110],
  [88, -114],
  [80, -92],
  [70, -72],
]
const neckDown: readonly Point[] = [
  [54, -116],
  [76, -92],
  [94, -62],
  [112, -28],
  [114, -8],
  [106, -5],
  [94, -22],
  [80, -46],
  [68, -60],
]

/** One small animal in profile, walking or grazing, facing right. */
export function farCattle(options: FarOptions = {}): Part {
  const { horns = 84, step = "open", name = "an Ankole cow" } = options
  return {
    svg: sheet(silhouette(options), "figure"),
    box: { left: -82, top: step === "grazing" ? -140 : -152 - horns, right: 124, bottom: 0 },
    name,
  }
}

/** The same as loose markup, without a shadow of its own: an animal's shadow on the ground. */
export function silhouette(options: FarOptions): string {
  const { tone = hide.ankole, horn = hide.horn.base, horns = 84, step = "open" } = options
  const grazing = step === "grazing"
  const body = outline(...trunk, ...(grazing ? neckDown : neckUp), ...belly)
  const foot = (x: number, spread: number) => [x + spread, 0] as const
  const legs = (
    step === "open"
      ? [
          [40, 18, false],
          [32, -16, true],
          [-50, -16, false],
          [-44, 16, true],
        ]
      : [
          [44, 2, false],
          [28, -3, true],
          [-58, 0, false],
          [-44, 6, true],
        ]
  ) as readonly (readonly [number, number, boolean])[]
  const leg = ([x, spread, away]: readonly [number, number, boolean]) =>
    cut(
      taper([[x, -80], [x + spread * 0.4 - (x < 0 ? 6 : -2), -46], foot(x, spread)], [26, 12, 8]),
      away ? tone.shade : tone.base,
    )
  const [pollX, pollY] = grazing ? [92, -66] : [74, -152]
  const lean = grazing ? 0.5 : 0.12
  const hornCut = (side: 1 | -1) =>
    taper(
      (
        [
          [0, 0],
          [0.2, -0.12],
          [0.36, -0.34],
          [0.4, -0.6],
          [0.3, -1],
        ] as const
      ).map(([x, y]): Point => [pollX + (x * side - y * lean) * horns, pollY + y * horns]),
      [13, 12, 10, 7, 1],
    )
  const tail = taper(
    [
      [-68, -114],
      [-78, -96],
      [-80, -58],
      [-76, -42],
    ],
    [7, 5, 6, 1],
  )
  const ear = outline([pollX - 2, pollY + 10], [pollX - 18, pollY + 16], [pollX - 4, pollY + 20])
  return (
    legs
      .filter(([, , away]) => away)
      .map(leg)
      .join("") +
    (horns > 0 ? cut(hornCut(-1) + hornCut(1), horn) : "") +
    cut(tail, tone.shade) +
    legs
      .filter(([, , away]) => !away)
      .map(leg)
      .join("") +
    cut(body, tone.base) +
    cut(ear, tone.shade)
  )
}
