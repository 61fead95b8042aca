/** Cattle coming straight towards the viewer: chest, dewlap, two forelegs, the hind legs behind them. */
import { outline, taper, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, groundShadow, sheet } from "../paper"
import type { Part } from "../part"
import { frontHead } from "./cattle-front"

export interface ApproachingOptions {
  breed?: "ankole" | "friesian"
  age?: "cow" | "bull" | "calf"
  coat?: Tone
  horns?: number
  spread?: number
  /** Which foreleg steps forward. */
  step?: "left" | "right" | "none"
  /** How far the head is carried to one side, degrees. */
  tilt?: number
}

/** A straight leg seen from the front, with its cloven hoof. */
function frontLeg(x: number, foot: number, wide: number, tone: Tone, away: boolean): string {
  const points: Point[] = [
    [x, -84],
    [x * 1.02, -60],
    [x * 1.04, -40],
    [x, -24],
    [x, foot - 7],
  ]
  const fill = away ? mix(tone.shade, "#1B0F08", 0.14) : tone.base
  const hoof = `M${x - 6} ${foot - 8}H${x + 6}L${x + 7.5} ${foot}H${x + 0.8}L${x} ${foot - 4}L${x - 0.8} ${foot}H${x - 7.5}Z`
  const markup =
    cut(hoof, away ? "#1E140F" : hide.hoof.base) + cut(taper(points, [wide, wide * 0.8, 12.5, 9, 10]), fill)
  return away ? markup : sheet(markup, "detail")
}

/** A cow, bull or calf walking towards the viewer. */
export function approachingCattle(options: ApproachingOptions = {}): Part {
  const { breed = "ankole", age = "cow", step = "left", tilt = 0 } = options
  const friesian = breed === "friesian"
  const bull = age === "bull"
  const calf = age === "calf"
  const coat = options.coat ?? (friesian ? hide.friesianWhite : bull ? hide.ankoleDark : hide.ankole)
  const horns = calf ? 0 : (options.horns ?? (friesian ? 0 : bull ? 92 : 84))
  const wide = bull ? 1.12 : calf ? 0.86 : 1
  const back = outline(
    ...(
      [
        [0, -132],
        [24, -122],
        [40, -98],
        [41, -74],
        [28, -56],
        [0, -50],
        [-28, -56],
        [-41, -74],
        [-40, -98],
        [-24, -122],
      ] as const
    ).map(([x, y]): Point => [x * wide, y]),
  )
  const chest = outline(
    ...(
      [
        [0, -138],
        [18, -132],
        [31, -112],
        [31, -88],
        [22, -68],
        [8, -57],
        [0, -55],
        [-8, -57],
        [-22, -68],
        [-31, -88],
        [-31, -112],
        [-18, -132],
      ] as const
    ).map(([x, y]): Point => [x * wide, y]),
  )
  const shade = outline([6, -150], [4, -110], [8, -80], [2, -40], [60, -40], [60, -150])
  const patches = friesian
    ? cut(outline([-50, -140], [-8, -140], [-10, -112], [-22, -96], [-50, -90]), hide.friesianBlack.base) +
      cut(outline([12, -140], [50, -140], [50, -84], [30, -80], [18, -104]), hide.friesianBlack.base)
    : ""
  const dewlap = outline([-6, -112], [6, -112], [8, -84], [4, -56], [0, -49], [-4, -56], [-8, -84])
  const legTone = friesian ? hide.friesianWhite : coat
  const head = frontHead(
    {
      tone: friesian ? hide.friesianBlack : coat,
      horns,
      hornRoot: bull ? 14.5 : 12,
      spread: options.spread ?? 1,
      ...(friesian ? { blaze: hide.friesianWhite } : {}),
      young: calf,
    },
    [0, -146],
    tilt,
  )
  const svg =
    groundShadow(0, 46, 5) +
    frontLeg(-25 * wide, -6, 15, legTone, true) +
    frontLeg(25 * wide, -8, 15, legTone, true) +
    sheet(cut(back, mix(coat.base, coat.shade, 0.55)), "detail") +
    frontLeg(-15 * wide, step === "left" ? 4 : -1, 22, legTone, false) +
    frontLeg(15 * wide, step === "right" ? 4 : -1, 22, legTone, false) +
    sheet(
      cut(chest, coat.base) + clip(chest, patches + cut(shade, mix(coat.base, coat.shade, friesian ? 0.25 : 0.5))),
    ) +
    (friesian || calf ? "" : sheet(cut(dewlap, mix(coat.base, coat.light, 0.3)), "fine")) +
    head.front
  const scale = calf ? 0.58 : 1
  const reach = Math.max(46, horns * 0.5)
  return {
    svg: calf ? `<g transform="scale(${scale})">${svg}</g>` : svg,
    box: { left: -reach * scale, top: (-158 - horns) * scale, right: reach * scale, bottom: 5 },
    name: `${friesian ? "a Friesian" : "an Ankole"} ${age}`,
  }
}
