/** Neck, trunk and arms of a bust: outlines that clothes are cut after. Millimetres, as in face.ts. */
import { cut, sheet } from "../paper"
import { lit, type Side } from "./lit"
import type { SkinPaper } from "./palette"
import { band, d, glide } from "./pen"

/** 1 is a broad man, 0.86 a slight woman. */
export interface Build {
  shoulders: number
  neck: number
  /** The near forearm lies across the belly (bust.ts draws it over what it holds). */
  across?: boolean
}

export interface BodyOptions {
  skin: SkinPaper
  light: Side
  build: Build
}

/** Where the frame may cut: the trunk goes on to this depth. */
const bottom = 700

const neckOutline = ({ neck }: Build): string =>
  d`M${-58 * neck} 40C${-56 * neck} 90 ${-56 * neck} 120 ${-60 * neck} 150C${-66 * neck} 178 -100 196 -126 206L-60 300L60 300L120 202C92 194 ${58 * neck} 176 ${52 * neck} 150C${48 * neck} 124 ${50 * neck} 100 ${52 * neck} 60Z`

/** Chest and shoulders, down to the frame. */
export const trunkOutline = ({ shoulders: s, neck }: Build): string =>
  glide([
    [-60 * neck, 150],
    [-104 * s, 176],
    [-172 * s, 198],
    [-206 * s, 240],
    [-196 * s, 330],
    [-178 * s, 430],
    [-176 * s, bottom, "corner"],
    [150 * s, bottom, "corner"],
    [150 * s, 430],
    [168 * s, 330],
    [182 * s, 240],
    [152 * s, 196],
    [98 * s, 174],
    [54 * neck, 150],
    [0, 178],
  ])

/** Arm nearest to us, hanging; `sleeve` from 0 to 1 is how far it reaches. */
export function nearArmOutline({ shoulders: s, across = false }: Build, reach = 1): string {
  const spine: [number, number, number][] = [
    [-146 * s, 216, 22],
    [-174 * s, 254, 42],
    [-200 * s, 340, 43],
    [-216 * s, 420, 38],
    [-222 * s, 500, 37],
    [-214 * s, 590, 34],
    [-200 * s, bottom, 29],
  ]
  const count = Math.max(3, Math.round(spine.length * reach))
  return band(across && count > 5 ? [...spine.slice(0, 4), [-214 * s, 452, 40]] : spine.slice(0, count))
}

export function farArmOutline({ shoulders: s }: Build, reach = 1): string {
  const spine: [number, number, number][] = [
    [124 * s, 214, 20],
    [150 * s, 254, 38],
    [172 * s, 340, 38],
    [186 * s, 420, 33],
    [190 * s, 500, 32],
    [184 * s, 590, 30],
    [172 * s, bottom, 26],
  ]
  return band(spine.slice(0, Math.max(3, Math.round(spine.length * reach))))
}

/** Bare neck with the shadow of the jaw, collarbones. */
export function neck({ skin, light, build }: BodyOptions): string {
  const outline = neckOutline(build)
  const n = build.neck
  const jawShadow = cut(d`M${-70 * n} 30L${-62 * n} 84C-40 118 8 140 30 136C44 132 54 118 60 100L60 30Z`, skin.shade)
  const tendon = cut(
    light === "right"
      ? d`M18 140C26 160 22 184 10 206C30 196 42 170 44 140Z`
      : d`M-52 120C-44 150 -26 184 -8 206C-34 196 -56 168 -62 140Z`,
    skin.light,
  )
  const bones =
    cut(d`M-6 208C-40 196 -84 192 -124 194C-84 200 -40 206 -8 216Z`, skin.shade) +
    cut(d`M8 208C40 196 84 190 116 192C84 198 40 206 10 216Z`, skin.shade)
  return sheet(lit(outline, skin, light, 18, jawShadow + tendon + bones), "figure")
}

/** A bare arm. */
export const arm = (outline: string, { skin, light }: BodyOptions): string =>
  sheet(lit(outline, skin, light, 14), "figure")

/** The near forearm from the elbow to a wrist somewhere before the belly. */
export const forearmOutline = ({ shoulders: s }: Build, wrist: readonly [x: number, y: number], cover = 1): string => {
  const elbow = [-212 * s, 448] as const
  const to = (share: number, bow: number, half: number): [number, number, number] => [
    elbow[0] + (wrist[0] - elbow[0]) * share,
    elbow[1] + (wrist[1] - elbow[1]) * share + bow,
    half,
  ]
  const whole = [to(0, 0, 40), to(0.3, 12, 40), to(0.65, 8, 32), to(1, 0, 25)]
  return band(cover < 1 ? whole.slice(0, 3) : whole)
}

/** A hand laid on something, fingers to the right; origin at the wrist. */
export function laidHand(skin: SkinPaper, light: Side, curl = 1): string {
  const finger = (x: number, y: number, length: number, drop: number) =>
    band([
      [x, y, 12],
      [x + length * 0.55 * curl, y - 2, 11.5],
      [x + length * curl, y + drop, 9],
    ])
  const back = d`M-16 -25C10 -33 40 -40 62 -36C78 -30 82 -8 78 12C74 30 60 40 40 38C20 36 0 30 -16 25Z`
  const fingers = [finger(58, 30, 40, 10), finger(64, 14, 56, 12), finger(66, -4, 60, 10), finger(60, -22, 52, 8)]
  const thumb = band([
    [10, -22, 13],
    [36, -46, 12],
    [62, -58, 8],
  ])
  const gaps = `<path d="M66 24L${96 * curl} 30M70 6L${112 * curl} 10M68 -13L${112 * curl} -10" stroke="${skin.shade}" stroke-width="2.4" fill="none" stroke-linecap="round"/>`
  return sheet(lit(back + fingers.join("") + thumb, skin, light, 9) + gaps, "figure")
}
