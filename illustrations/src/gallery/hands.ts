/** People at work: hands that lie exactly on what they work on, and arms that reach into a close-up. */
import type { Part } from "../part"
import { person, type Person, type PersonOptions } from "../people"
import { arm } from "../people/figure-limbs"
import { skins } from "../people/palette"
import type { SkinNumber, Spot } from "../people/types"
import type { Tone } from "../palette"
import type { Facing, Stage } from "../scene"

/** Where a part stands in a picture: its feet in pixels, as given to `stand`. */
export interface Stand {
  x: number
  y: number
  facing?: Facing
  size?: number
}

/** The pixels at which a spot (centimetres) of a part lies that stands there. */
export function spotOn(set: Stage, { x, y, facing, size = 1 }: Stand, spot: Spot): Spot {
  const scale = set.scaleAt(y) * size
  return { x: x + spot.x * scale * (facing === "left" ? -1 : 1), y: y + spot.y * scale }
}

/** Stands a part there. */
export function standAt(set: Stage, part: Part, { x, y, facing, size }: Stand): Stand {
  set.stand(part, x, y, facing, size)
  return { x, y, ...(facing ? { facing } : {}), ...(size ? { size } : {}) }
}

/** Where hands go, in pixels of the picture. */
export interface Touch {
  near?: Spot
  far?: Spot
  hands?: "rest" | "grip" | "open"
}

/** Stands a person whose hands lie on the given places of the picture; `dressed` lays on what no clothes have, a veil. */
export function standWorking(
  set: Stage,
  options: PersonOptions,
  at: Stand,
  touch: Touch,
  dressed: (figure: Person) => Part = (figure) => figure,
): Person {
  const scale = set.scaleAt(at.y) * (at.size ?? 1)
  const sign = at.facing === "left" ? -1 : 1
  const own = (spot: Spot | undefined) => spot && { x: ((spot.x - at.x) / scale) * sign, y: (spot.y - at.y) / scale }
  const figure = person({
    ...options,
    reaches: { near: own(touch.near), far: own(touch.far), hands: touch.hands ?? "grip" },
  })
  set.stand(dressed(figure), at.x, at.y, at.facing, at.size)
  return figure
}

interface ArmOptions {
  /** Places in pixels; the shoulder usually lies outside the frame. */
  shoulder: Spot
  elbow: Spot
  wrist: Spot
  skin: SkinNumber
  sleeve?: Tone
  /** 0.7 ends above the elbow, 1.9 at the wrist. */
  reach?: number
  hand?: "rest" | "grip" | "open"
}

/** One bare or sleeved arm of somebody outside the frame, `scale` pixels to its centimetre. */
export function lentArm(
  { shoulder, elbow, wrist, skin, sleeve, reach = 0.7, hand = "grip" }: ArmOptions,
  scale: number,
): Part {
  const own = ({ x, y }: Spot): Spot => ({ x: x / scale, y: y / scale })
  const nowhere: Spot = { x: 0, y: 0 }
  const limbs = {
    shoulder: own(shoulder),
    elbow: own(elbow),
    wrist: own(wrist),
    hip: nowhere,
    knee: nowhere,
    ankle: nowhere,
  }
  const svg = arm(limbs, { skin: skins[skin], light: "right", girth: 1.05, hand, reach, ...(sleeve ? { sleeve } : {}) })
  return { svg, box: { left: 0, top: 0, right: 1, bottom: 1 }, name: "a hand" }
}

/** A part turned by degrees (clockwise) about its origin. */
export const turned = (part: Part, degrees: number): Part => ({
  ...part,
  svg: `<g transform="rotate(${degrees})">${part.svg}</g>`,
})

/** A part lifted off the ground: the same without the shadow under its feet. */
export const aloft = (part: Part): Part => ({ ...part, svg: part.svg.replace(/<ellipse [^>]*cy="0"[^>]*\/>/, "") })
