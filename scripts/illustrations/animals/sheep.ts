/** The East African fat-tailed sheep: convex nose, lop ears, broad drooping tail. About 60 cm at the withers. */
import { outline, through, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { leg, standing, type LegShape } from "./limbs"
import { sheepHead } from "./sheep-head"
import { posedSheep, type SheepAttitude } from "./sheep-poses"

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

const fore: LegShape = {
  joints: [
    [20, -38],
    [20.5, -26],
    [21, -19],
    [21, -15],
    [20.6, -9],
    [20.8, -5.4],
    [21.4, -3.2],
  ],
  widths: [12, 8, 5.8, 5.6, 4, 4.6, 4.2],
  hinge: 3,
  hoof: { length: 6.2, height: 3.2 },
}
const hind: LegShape = {
  joints: [
    [-20, -40],
    [-20, -31],
    [-23, -23],
    [-26, -18],
    [-25.4, -11],
    [-25, -5.4],
    [-24.4, -3.2],
  ],
  widths: [20, 16, 8.6, 6.2, 4.2, 4.8, 4.4],
  hinge: 3,
  hoof: { length: 6.2, height: 3.2 },
}

const shifted = (shape: LegShape, dx: number): LegShape => ({
  ...shape,
  joints: shape.joints.map(([x, y]): Point => [x + dx, y]),
})

/** A fat-tailed sheep or lamb. */
export function sheep(options: SheepOptions = {}): Part {
  const { pose = "standing", age = "ewe", coat = hide.sheepCream } = options
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
    [-35, -46],
    [-34, -54],
    [-27, -59],
    [-14, -58],
    [2, -57],
    [17, -59],
    ...neck,
    [24, -26],
    [8, -24],
    [-6, -23.5],
    [-18, -26],
    [-29, -32],
    [-35, -40],
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
  const fleece = [
    [-14, -48],
    [2, -44],
    [-6, -36],
    [12, -48],
    [-22, -42],
    [8, -34],
  ].map(([x = 0, y = 0]) =>
    line(
      through([
        [x - 4, y],
        [x, y + 2],
        [x + 4, y],
      ]),
      mix(coat.base, coat.shade, 0.55),
      0.9,
    ),
  )
  const fatTail = outline(
    [-31, -55],
    [-38, -50],
    [-43, -38],
    [-44, -26],
    [-41, -19],
    [-38, -17.5],
    [-37, -21],
    [-34, -22],
    [-31, -30],
    [-29, -44],
  )
  const tailShade = outline([-36, -52], [-36, -36], [-37, -24], [-36, -14], [-28, -20], [-26, -46])
  const head = sheepHead(hood, poll, nose, lamb)
  const svg =
    groundShadow(-3, 36, 2.4) +
    leg(shifted(hind, 7), coat, { swing: 7, bend: 0 }, true, "small") +
    leg(shifted(fore, -7), coat, { swing: 3, bend: 0 }, true, "small") +
    sheet(
      cut(body, coat.base) +
        clip(
          body,
          cut(belly, mix(coat.base, coat.shade, 0.7)) + cut(backLight, coat.light) + hoodSheet + fleece.join(""),
        ),
      "small",
    ) +
    sheet(cut(fatTail, coat.light) + clip(fatTail, cut(tailShade, mix(coat.base, coat.shade, 0.55))), "small") +
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
