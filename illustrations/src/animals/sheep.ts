/** The East African fat-tailed sheep: convex nose, lop ears, broad drooping tail. About 60 cm at the withers. */
import { outline, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { leg, shifted, standing } from "./limbs"
import { sheepHead } from "./sheep-head"
import { fatTail, fleece, posedSheep } from "./sheep-poses"
import type { SheepAttitude } from "./sheep-attitudes"
import { adult } from "./sheep-frame"

export interface SheepOptions {
  pose?: "standing" | "grazing" | SheepAttitude
  /** A ram stands only in the poses of sheep-poses.ts. */
  age?: "ewe" | "ram" | "lamb"
  coat?: Tone
  /** The head and neck of another colour, as in many flocks. */
  hood?: Tone
}

const isAttitude = (pose: SheepOptions["pose"]): pose is SheepAttitude =>
  pose !== undefined && pose !== "standing" && pose !== "grazing"

const { hind } = adult
const fore = shifted(adult.fore, -1)

/** A fat-tailed sheep or lamb. */
export function sheep(options: SheepOptions = {}): Part {
  const { age = "ewe", coat = hide.sheepCream } = options
  // A lamb stands on the frame of the young: short in the body, stout in the leg, with a large head.
  const pose = options.pose ?? (age === "lamb" ? "alert" : "standing")
  if (isAttitude(pose)) return posedSheep({ ...options, pose })
  const hood = options.hood ?? coat
  const lamb = age === "lamb"
  const grazing = pose === "grazing"
  const poll: Point = grazing ? [43, -24] : [37, -67]
  const nose = grazing ? 60 : 30
  const neck: Point[] = grazing
    ? [
        [30, -55],
        [39, -42],
        [46, -26],
        [42, -15],
        [36, -22],
        [31, -29],
      ]
    : [
        [27, -62],
        [32, -68],
        [39, -71],
        [44, -60],
        [40, -48],
        [36, -38],
        [31, -31],
      ]
  const body = outline(
    ...adult.back,
    ...neck,
    // The neck ends where the chest begins.
    ...adult.under.slice(1),
  )
  const backLight = outline(
    [-52, -60],
    [-35, -47],
    [-26, -53],
    [-8, -53],
    [10, -52],
    [20, -54],
    [29, -60],
    [34, -70],
    [30, -90],
    [-40, -90],
  )
  const belly = outline(
    [-44, -26],
    [-28, -38],
    [-8, -31],
    [10, -32],
    [24, -38],
    [32, -44],
    [44, -54],
    [56, -50],
    [40, -12],
    [-40, -12],
  )
  const hoodSheet =
    hood === coat
      ? ""
      : cut(
          grazing
            ? outline([34, -70], [60, -50], [60, -10], [40, -8], [31, -26], [32, -44])
            : outline([26, -80], [50, -80], [52, -30], [38, -34], [30, -46], [27, -58]),
          hood.base,
        )
  const head = sheepHead(hood, poll, nose, lamb)
  const svg =
    groundShadow(-3, 36, 2.4) +
    leg(shifted(hind, 7), coat, { swing: 7, bend: 0 }, true, "small") +
    leg(shifted(fore, -7), coat, { swing: 3, bend: 0 }, true, "small") +
    sheet(
      cut(body, coat.base) +
        clip(body, cut(belly, mix(coat.base, coat.shade, 0.7)) + cut(backLight, coat.light) + hoodSheet + fleece(coat)),
      "small",
    ) +
    fatTail(coat, 0, false) +
    leg(hind, coat, standing, false, "small") +
    leg(shifted(fore, 1), coat, standing, false, "small") +
    head
  const scale = lamb ? 0.56 : 1
  return {
    svg: lamb ? `<g transform="scale(${scale})">${svg}</g>` : svg,
    box: { left: -46 * scale, top: -80 * scale, right: 66 * scale, bottom: 3 * scale },
    name: lamb ? "a fat-tailed lamb" : "a fat-tailed ewe",
  }
}
