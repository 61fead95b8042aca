/** The Mubende goat: dark and glossy, short swept horns, beard, upright tail. About 62 cm at the withers. */
import { outline, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import type { GoatAttitude } from "./goat-attitudes"
import { adult } from "./goat-frame"
import { goatHead } from "./goat-head"
import { posedGoat, type PosedGoat } from "./goat-poses"
import { leg, shifted, standing, type Stride } from "./limbs"

export interface GoatOptions {
  pose?: "standing" | "browsing" | "grazing" | GoatAttitude
  age?: "doe" | "buck" | "kid"
  coat?: Tone
  /** A white patch on the flank and a white lower leg, as many Mubende goats have. */
  pied?: boolean
  /** A head and neck of another colour, and another breed, for the poses of goat-poses.ts. */
  hood?: Tone
  breed?: PosedGoat["breed"]
}

const isAttitude = (pose: GoatOptions["pose"]): pose is GoatAttitude =>
  pose !== undefined && pose !== "standing" && pose !== "browsing" && pose !== "grazing"

const { hind } = adult
const fore = shifted(adult.fore, -1)

/** A Mubende goat; "browsing" stands on its hind legs and reaches up. */
export function goat(options: GoatOptions = {}): Part {
  const { age = "doe", coat = hide.goatBlack, pied = false } = options
  const kid = age === "kid"
  // A kid stands on the frame of the young: short in the body, long in the leg, with a large head.
  const pose = options.pose ?? (kid ? "alert" : "standing")
  if (isAttitude(pose)) return posedGoat({ ...options, pose })
  const grazing = pose === "grazing"
  const poll: Point = grazing ? [44, -27] : [37, -74]
  const nose = grazing ? 62 : 34
  const neckTop: Point[] = grazing
    ? [
        [30, -60],
        [38, -46],
        [46, -28],
      ]
    : [
        [27, -66],
        [32, -73],
        [38, -77],
      ]
  const throat: Point[] = grazing
    ? [
        [42, -20],
        [36, -28],
        [30, -36],
      ]
    : [
        [44, -65],
        [40, -56],
        [35, -46],
        [31, -38],
      ]
  const body = outline(
    ...adult.back,
    ...neckTop,
    ...throat,
    // The throat ends where the chest begins.
    ...adult.under.slice(1),
  )
  const backLight = outline(
    [-50, -60],
    [-34, -53],
    [-23, -58.5],
    [-8, -57],
    [8, -56],
    [20, -59],
    [29, -66],
    [34, -78],
    [30, -90],
    [-40, -90],
  )
  const belly = outline(
    [-44, -30],
    [-28, -44],
    [-8, -37],
    [10, -38],
    [24, -44],
    [34, -54],
    [44, -64],
    [56, -50],
    [40, -16],
    [-40, -16],
  )
  const patch = pied
    ? cut(
        outline([-16, -46], [-9, -55], [0, -52], [5, -42], [12, -38], [10, -24], [-12, -22], [-21, -34]),
        hide.friesianWhite.base,
      )
    : ""
  const rearing = pose === "browsing"
  const far: Stride = { swing: 8, bend: 0 }
  const lifted: Stride = { swing: 34, bend: 62 }
  const head = goatHead(coat, poll, rearing ? -6 : nose, kid ? 0 : age === "buck" ? 24 : 16, !kid)
  const trunk =
    leg(shifted(fore, -6), coat, rearing ? { swing: 48, bend: 48 } : far, true, "small") +
    head.behind +
    sheet(
      cut(
        outline([-32, -58], [-37, -64], [-43, -71], [-46, -77], [-40, -76], [-34, -70], [-29, -61]),
        mix(coat.base, coat.light, 0.4),
      ),
      "fine",
    ) +
    (age === "doe"
      ? cut(outline([-22, -34], [-10, -31], [-9, -25], [-14, -20.5], [-20, -22], [-25, -30]), hide.pink.shade) +
        cut(outline([-17, -22], [-14, -22], [-15, -16.6]), hide.pink.shade)
      : "") +
    sheet(
      cut(body, coat.base) +
        clip(
          body,
          cut(backLight, mix(coat.base, coat.light, 0.75)) + cut(belly, mix(coat.base, coat.shade, 0.7)) + patch,
        ),
      "small",
    ) +
    leg(shifted(fore, 1), coat, rearing ? lifted : standing, false, "small") +
    head.front
  const hindLegs = (near: boolean) =>
    near
      ? leg(hind, coat, rearing ? { swing: -8, bend: 0 } : standing, false, "small")
      : leg(shifted(hind, 7), coat, rearing ? { swing: 6, bend: 0 } : far, true, "small")
  // The trunk of a browsing goat turns about the hips, while the hind legs stay on the ground.
  const svg =
    groundShadow(rearing ? -24 : -3, rearing ? 24 : 38, 2.6) +
    hindLegs(false) +
    (rearing ? `<g transform="rotate(-46 -25 -44)">${trunk}</g>` : trunk) +
    hindLegs(true)
  const scale = kid ? 0.58 : age === "buck" ? 1.08 : 1
  const box = rearing ? { left: -60, top: -134, right: 44, bottom: 3 } : { left: -47, top: -98, right: 66, bottom: 3 }
  return {
    svg: scale === 1 ? svg : `<g transform="scale(${scale})">${svg}</g>`,
    box: { left: box.left * scale, top: box.top * scale, right: box.right * scale, bottom: box.bottom * scale },
    name: kid ? "a Mubende kid" : `a Mubende ${age}`,
  }
}
