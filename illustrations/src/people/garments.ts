/** Clothes of figures, cut after the joints of a skeleton. Centimetres. */
import type { Tone } from "../palette"
import { clip, cut, line } from "../paper"
import { round } from "../part"
import type { Side } from "./lit"
import type { SkinPaper } from "./palette"
import { glide, type Dot } from "./pen"
import type { Skeleton } from "./skeleton"

export interface Wear {
  bones: Skeleton
  light: Side
  skin: SkinPaper
  main: Tone
  second: Tone
  /** Printed motif for the main cloth, not yet clipped. */
  print: string
  female: boolean
  /** Breadth of shoulders against an ordinary adult. */
  build: number
}

export const spots = (wear: Wear, dots: readonly Dot[]): Dot[] =>
  dots.map(([x, y, corner]) => {
    const [px, py] = wear.bones.trunk(x * wear.build, y)
    return [px, py, corner] as const
  })

/** Path through dots given in the trunk's coordinates. */
export const onTrunk = (wear: Wear, dots: readonly Dot[], closed = true): string => glide(spots(wear, dots), closed)

/** Trunk from neck to hip; `loose` widens the waist, `hem` is how far below the pelvis the cloth falls. */
export function trunkOutline(wear: Wear, loose = 0, hem = 4): string {
  const bust = wear.female ? 2 : 0
  const waist = (wear.female ? 11.6 : 13) + loose
  const hip = (wear.female ? 15.4 : 14) + loose * 0.6
  return onTrunk(wear, [
    [-5.4, -51.5, "corner"],
    [-12, -49],
    [-18.4, -45.5],
    [-19.4, -38],
    [-15.6, -27],
    [-waist, -14],
    [-hip, 0],
    [-hip, hem, "corner"],
    [hip - 1, hem, "corner"],
    [hip - 1, 0],
    [waist, -14],
    [14.4 + bust, -27],
    [17, -38],
    [16.6, -45.5],
    [11, -49],
    [5.6, -51.5, "corner"],
    [0, -49],
  ])
}

/** Where the jaw keeps the light off; it follows the head. */
export function jawShadow({ bones, light, skin, build }: Wear): string {
  const { head } = bones
  const side = light === "right" ? -1 : 1
  const width = 6.6 * Math.max(0.94, build)
  return `<ellipse cx="${round(head.x + side)}" cy="${round(head.y + 3)}" rx="${round(width)}" ry="13.6" fill="${skin.shade}"/>`
}

/** Skin in a neckline; its upper edge lies on the neck, which figure-neck.ts draws behind the cloth. */
export function neckline(wear: Wear, shape: "round" | "v" | "square"): string {
  const dots: Record<typeof shape, Dot[]> = {
    round: [
      [-5.6, -52.4, "corner"],
      [-4.4, -47.5],
      [0.4, -45.6],
      [5.2, -47.5],
      [5.8, -52.4, "corner"],
    ],
    v: [
      [-5.6, -52.4, "corner"],
      [-4, -47],
      [0.8, -39.6, "corner"],
      [4.8, -47],
      [5.8, -52.4, "corner"],
    ],
    square: [
      [-7.8, -51, "corner"],
      [-7.2, -43, "corner"],
      [7.8, -43, "corner"],
      [8.2, -51, "corner"],
      [5.2, -52.4],
      [-5, -52.4],
    ],
  }
  const path = onTrunk(wear, dots[shape])
  const bones = line(
    onTrunk(
      wear,
      [
        [-7, -46.6],
        [-3.4, -46.4],
        [-1, -45.2],
      ],
      false,
    ) +
      onTrunk(
        wear,
        [
          [7.4, -46.8],
          [4, -46.4],
          [2, -45.2],
        ],
        false,
      ),
    wear.skin.shade,
    0.8,
  )
  return cut(path, wear.skin.base) + clip(path, jawShadow(wear) + (shape === "square" ? bones : ""))
}
