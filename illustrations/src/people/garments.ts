/** Clothes of figures, cut after the joints of a skeleton. Centimetres. */
import type { Tone } from "../palette"
import { clip, cut } from "../paper"
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

/** Skin in a neckline. */
export function neckline(wear: Wear, shape: "round" | "v" | "square"): string {
  const dots: Record<typeof shape, Dot[]> = {
    round: [
      [-6, -53, "corner"],
      [-4.4, -47.5],
      [0.4, -45.6],
      [5.2, -47.5],
      [6.2, -53, "corner"],
    ],
    v: [
      [-6, -53, "corner"],
      [-4, -47],
      [0.8, -38, "corner"],
      [4.8, -47],
      [6.2, -53, "corner"],
    ],
    square: [
      [-8.5, -53, "corner"],
      [-8, -40, "corner"],
      [8.5, -40, "corner"],
      [9, -53, "corner"],
    ],
  }
  const path = onTrunk(wear, dots[shape])
  return (
    cut(path, wear.skin.base) +
    clip(
      path,
      cut(
        onTrunk(wear, [
          [-12, -54],
          [-4, -47],
          [4, -46],
          [12, -54],
          [12, -62],
          [-12, -62],
        ]),
        wear.skin.shade,
      ),
    )
  )
}
