/** A person from head to waist, as a part in centimetres: the portraits of farmers and members. */
import type { Tone } from "../palette"
import { sheet } from "../paper"
import { place, type Part } from "../part"
import { randomFrom, type Random } from "../random"
import { arm, forearmOutline, laidHand, neck, type Build } from "./bust-body"
import type { Outfit } from "./bust-cloth"
import type { HeadDress } from "./bust-hair"
import { ear, face } from "./face"
import type { FaceMeasures } from "./face-measures"
import { lit, type Side } from "./lit"
import { skins, type SkinPaper } from "./palette"
import type { SkinNumber } from "./types"

export interface BustOptions extends FaceMeasures {
  /** What a person would say it is, with an article: "a young woman". */
  name: string
  skin: SkinNumber
  light: Side
  build: Build
  seed: string
  clothes: (outfit: Outfit) => string
  head: (context: { light: Side; random: Random; skinShade: string; skin: SkinPaper }) => HeadDress
  /** What `head` gives is the whole head, seen from the side, instead of a face turned three quarters. */
  profile?: boolean
  /** Over the face, under what is worn on the head: beard, moustache. */
  onFace?: string
  /** Over everything on the head: glasses, ear-rings. */
  onHead?: string
  /** Over the clothes, under the head: beads. */
  onChest?: string
  /** What the near arm holds before the body; needs `build.across`. */
  holds?: Held
  /** Degrees the head leans; positive leans to the right. */
  tilt?: number
}

/** A thing held: where its origin lies, millimetres to each of its centimetres, and the arm around it. */
interface Held {
  part: Part
  x: number
  y: number
  size: number
  wrist: readonly [x: number, y: number]
  sleeve?: Tone
  curl?: number
  tilt?: number
}

/**
 * Origin: the middle of the frame's lower edge at the waist, 56 cm under the eyes; faces right.
 * The face is about 24 cm from chin to crown.
 */
export function bust(options: BustOptions): Part {
  const skin = skins[options.skin]
  const random = randomFrom(options.seed)
  const { light, build, tilt = 0 } = options
  const dress = options.head({ light, random, skinShade: skin.shade, skin })
  const lean = (markup: string) =>
    markup ? `<g transform="translate(0 14) rotate(${tilt} -6 110)">${markup}</g>` : markup
  const head =
    (options.profile ? "" : sheet(face({ ...options, skin }) + (options.onFace ?? ""), "figure")) +
    dress.front +
    (dress.ear ? ear({ skin, width: options.width }) : "") +
    (options.onHead ?? "")
  const held = options.holds
  const hold = held
    ? place(held.part, held.x, held.y, held.size) +
      arm(forearmOutline(build, held.wrist), { skin, light, build }) +
      (held.sleeve ? sheet(lit(forearmOutline(build, held.wrist, 0.8), held.sleeve, light, 14), "figure") : "") +
      `<g transform="translate(${held.wrist[0]} ${held.wrist[1]}) rotate(${held.tilt ?? -4})">${laidHand(skin, light, held.curl)}</g>`
    : ""
  const markup =
    lean(dress.behind) +
    neck({ skin, light, build }) +
    options.clothes({ skin, light, build, random }) +
    (options.onChest ?? "") +
    lean(head) +
    hold
  return {
    svg: `<g transform="translate(0 -56) scale(0.1)">${markup}</g>`,
    box: { left: -26, top: -78, right: 26, bottom: 0 },
    name: options.name,
    with: held ? [held.part.name, ...(held.part.with ?? [])] : [],
  }
}
