/** Arms, hands, legs and feet of a figure, in centimetres. */
import { mixTone, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { round } from "../part"
import { lit, type Side } from "./lit"
import type { SkinPaper } from "./palette"
import { d, glide, type Dot } from "./pen"
import type { Limbs } from "./skeleton"
import type { Footwear, Spot } from "./types"

/** Half-widths along a limb: at its root, its fullest and its end. */
export type Girth = readonly [root: number, full: number, end: number]

/** One segment of a limb with rounded ends; `square` cuts the end straight, as a hem. */
export function segment(from: Spot, to: Spot, girth: Girth, square = false): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const ux = (to.x - from.x) / length
  const uy = (to.y - from.y) / length
  const dot = (along: number, across: number, corner?: "corner"): Dot => [
    from.x + ux * along * length - uy * across,
    from.y + uy * along * length + ux * across,
    corner,
  ]
  const [root, full, end] = girth
  const tip: Dot[] = square ? [] : [dot(1 + (end * 0.86) / length, 0)]
  return glide([
    dot(-(root * 0.72) / length, 0),
    dot(0, -root),
    dot(0.36, -full),
    dot(1, -end, square ? "corner" : undefined),
    ...tip,
    dot(1, end, square ? "corner" : undefined),
    dot(0.36, full),
    dot(0, root),
  ])
}

export const part = (from: Spot, to: Spot, share: number): Spot => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
})

/** The far limbs lie in the body's own shade. */
const away = <T extends Tone>(tone: T): Tone => mixTone(tone, tone.shade, 0.42)

export interface ArmLook {
  skin: SkinPaper
  light: Side
  /** 1 for a woman's arm, more for a man's. */
  girth: number
  sleeve?: Tone
  /** How far the sleeve reaches: 0.6 above the elbow, 1 elbow, 2 wrist. */
  reach?: number
  print?: string
  hand?: "rest" | "grip" | "open"
  far?: boolean
}

/** Where something held lies in the hand. */
export function grip({ elbow, wrist }: Limbs): Spot {
  const length = Math.hypot(wrist.x - elbow.x, wrist.y - elbow.y) || 1
  return { x: wrist.x + ((wrist.x - elbow.x) / length) * 6, y: wrist.y + ((wrist.y - elbow.y) / length) * 6 }
}

/** A whole arm with its hand and sleeve, one sheet each. */
export function arm(limbs: Limbs, look: ArmLook): string {
  const { shoulder, elbow, wrist } = limbs
  const { light, girth: g, reach = 0.6, far = false, print = "" } = look
  const skin = far ? away(look.skin) : look.skin
  const bare = segment(shoulder, elbow, [5 * g, 4.7 * g, 3.7 * g]) + segment(elbow, wrist, [3.8 * g, 4 * g, 2.6 * g])
  const skinSheet = sheet(lit(bare, skin, light, 1.6) + hand(limbs, look, skin), "detail")
  if (!look.sleeve || reach <= 0) return skinSheet
  const cloth = far ? away(look.sleeve) : look.sleeve
  const upperEnd = part(shoulder, elbow, Math.min(1, reach))
  let outline = segment(shoulder, upperEnd, [6 * g, 6.2 * g, reach < 1 ? 6.1 * g : 5 * g], reach < 1)
  if (reach > 1) outline += segment(elbow, part(elbow, wrist, reach - 1), [5 * g, 5.1 * g, 4 * g], true)
  return skinSheet + sheet(lit(outline, cloth, light, 2.2, print), "detail")
}

function hand({ elbow, wrist }: Limbs, { hand: kind = "rest", girth }: ArmLook, skin: Tone): string {
  const forearm = (Math.atan2(wrist.y - elbow.y, wrist.x - elbow.x) * 180) / Math.PI
  // A hand at rest hangs: the wrist bends a third of the way to the ground. One that holds or offers lifts a little.
  const bend = { rest: Math.max(-28, Math.min(28, (90 - forearm) / 3)), grip: 0, open: -12 }[kind]
  const angle = forearm + bend
  const shapes = {
    rest: "M-1-2.5C3-3.4 7-3.6 10-2.8C14-1.8 17-.6 17.4.8C16.6 2.2 12 3.2 8 3.4C4.6 3.5 1.6 3 -1 2.5ZM2-2.6C4-5.6 8-6.8 10.6-5.6C11-4.2 8.4-3 7-1.4Z",
    grip: "M-1-2.5C2-4.6 7.6-5 9.8-3C11.6-.6 11 3.2 8 4.2C4.6 4.8 1.6 3.8-1 2.5Z",
    open: "M-1-2.5C2-3.6 5.6-4 8-3.6L15.6-4.8C17.2-4.6 17.2-3.2 15.6-2.7L11.6-1.7L17.2-1.6C18.6-1.2 18.4.1 17 .3L11.8.6L16.4 1.8C17.6 2.4 17 3.6 15.6 3.4L10.6 2.6L13.6 4.6C14.2 5.6 13.2 6.4 12 5.8C9 4.6 3 4.2-1 2.5ZM2-2.6C3-5.8 5.8-8.2 8.2-8.2C9.4-7.4 8-5.8 7.2-3.2Z",
  }
  const knuckles =
    kind === "grip"
      ? line("M8.6-2.2L5-1.6M9.8.2L5.6.6M9 2.6L5.4 2.6", skin.shade, 0.55)
      : kind === "rest"
        ? line("M10-.6L16 .6M9.6 1.2L15 1.8", skin.shade, 0.45)
        : ""
  return `<g transform="translate(${round(wrist.x)} ${round(wrist.y)}) rotate(${round(angle)}) scale(${girth})">${cut(shapes[kind], skin.base)}${knuckles}</g>`
}

export interface LegLook {
  skin: SkinPaper
  light: Side
  girth: number
  footwear: Footwear
  trousers?: Tone
  /** 1 at the knee, 2 at the ankle. */
  reach?: number
  far?: boolean
  /** The sole lies on the ground; otherwise the foot hangs from the ankle (kneeling, sitting on the ground). */
  planted: boolean
}

/** A leg and what is on its foot. */
export function leg({ hip, knee, ankle }: Limbs, look: LegLook): string {
  const { light, girth: g, far = false, reach = 2 } = look
  const skin = far ? away(look.skin) : look.skin
  const bare = segment(hip, knee, [8.2 * g, 7.6 * g, 5 * g]) + segment(knee, ankle, [5 * g, 5.4 * g, 3 * g])
  const shoe = foot(ankle, knee, look, skin)
  const boots = look.footwear === "gumboots"
  const layers = [sheet(lit(bare, skin, light, 2) + (boots ? "" : shoe), "detail")]
  if (look.trousers) {
    const cloth = far ? away(look.trousers) : look.trousers
    const lower =
      reach > 1
        ? segment(
            knee,
            part(knee, ankle, boots ? 0.62 : Math.min(0.97, reach - 1)),
            [6.8 * g, 6.9 * g, boots ? 6 : 6.4 * g],
            true,
          )
        : ""
    const upper = segment(
      hip,
      part(hip, knee, Math.min(1, reach)),
      [9.6 * g, 8.8 * g, reach < 1 ? 8 * g : 6.8 * g],
      reach < 1,
    )
    layers.push(sheet(lit(upper + lower, cloth, light, 2.6), "detail"))
  }
  if (boots) layers.push(sheet(shoe, "detail"))
  return layers.join("")
}

function foot(ankle: Spot, knee: Spot, { footwear, planted, far = false, light }: LegLook, skin: Tone): string {
  const upright = (Math.atan2(ankle.x - knee.x, ankle.y - knee.y) * 180) / Math.PI
  const turn = planted ? (ankle.y < -9 ? 26 : 0) : upright < -60 ? 0 : 62 - upright
  const shift = `translate(${round(ankle.x)} ${round(ankle.y)}) rotate(${round(turn)})`
  const bare = "M-3.4-4C-4.6 0-5.8 3-5.4 5.4C-5 7-3 7.2 0 7L15 7.2C18.4 7.2 19.4 5.6 17.6 4C14 1.6 8 0 3.4-4Z"
  if (footwear === "barefoot")
    return `<g transform="${shift}">${cut(bare, skin.base)}${line("M13 4.6L16.4 6.6", skin.shade, 0.6)}</g>`
  if (footwear === "sandals") {
    return `<g transform="${shift}">${cut(bare, skin.base)}${cut("M-6 6L18.6 6C20 7 19.6 8.2 18 8.2L-5 8.2C-6.4 8.2-6.8 7-6 6Z", "#3B2419")}${line("M2-1L12 3.4M9 1.4L8 6.4", "#6B3A22", 1.7)}</g>`
  }
  if (footwear === "shoes") {
    return `<g transform="${shift}">${cut("M-4.4-4C-5.6 0-6.4 4-5.8 7.4L18.6 7.4C20 5 18 2.6 15 1.8C10.6.6 7-1 4.6-4Z", far ? "#1D1512" : "#2B1E19")}${cut("M-6 6.4H19C19.6 8-5.8 8.6-6 6.4Z", "#14100E")}</g>`
  }
  const tone: Tone = far
    ? { light: "#3A4A42", base: "#22302A", shade: "#151E1A" }
    : { light: "#4C5F55", base: "#2B3B33", shade: "#1B2621" }
  const shaft = d`M-6.6 -24C-7 -14 -6.4 -4 -7 3C-7.2 6 -6.4 7.6 -4 7.8L17 7.8C20 7.6 20.6 4.6 18.6 2.6C15 0 9 -1 7 -5C6.2 -11 6.8 -18 7 -24Z`
  const shaftTurn = planted ? -upright * 0.6 : turn
  return `<g transform="translate(${round(ankle.x)} ${round(ankle.y)}) rotate(${round(shaftTurn)})">${lit(shaft, tone, light, 2)}${cut("M-6.8-24H7.2V-21.4H-6.8Z", tone.light)}${cut("M-7 5.6H19.6C20 8.6-7 8.8-7 5.6Z", tone.shade)}</g>`
}
