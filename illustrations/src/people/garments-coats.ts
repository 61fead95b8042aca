/** What is worn open or draped over the clothes: jacket, coat, shuka. Centimetres. */
import { mix, type Tone } from "../palette"
import { clip, cut, sheet } from "../paper"
import { onTrunk, trunkOutline, type Wear } from "./garments"
import { creases, lit } from "./lit"

/** An open jacket or coat over what is there; `hem` below the pelvis. */
export function openCoat(wear: Wear, tone: Tone, hem: number): string {
  const shell = trunkOutline(wear, 2, hem)
  const left = onTrunk(wear, [
    [-30, -56, "corner"],
    [-7, -53, "corner"],
    [-6, -40],
    [-2.4, -20],
    [-4, hem + 4, "corner"],
    [-34, hem + 4, "corner"],
  ])
  const right = onTrunk(wear, [
    [30, -56, "corner"],
    [7, -53, "corner"],
    [6.6, -40],
    [4, -20],
    [6, hem + 4, "corner"],
    [34, hem + 4, "corner"],
  ])
  const lapels =
    cut(
      onTrunk(wear, [
        [-7, -53, "corner"],
        [-6, -40],
        [-2.6, -21, "corner"],
        [-9, -34, "corner"],
        [-11, -46, "corner"],
      ]),
      mix(tone.base, tone.light, 0.5),
    ) +
    cut(
      onTrunk(wear, [
        [7, -53, "corner"],
        [6.6, -40],
        [4, -21, "corner"],
        [10, -34, "corner"],
        [12, -46, "corner"],
      ]),
      mix(tone.base, tone.light, 0.5),
    )
  return (
    sheet(clip(shell, lit(left, tone, wear.light, 2.6) + lit(right, tone, wear.light, 2.6)), "detail") +
    sheet(lapels, "small")
  )
}

/** A shuka laid over the near shoulder and across the chest. */
export function shukaWrap(wear: Wear): string {
  const { main, light } = wear
  const drape = onTrunk(wear, [
    [-8, -52, "corner"],
    [-15, -50],
    [-21, -44],
    [-20, -30],
    [-16, -10],
    [-17, 5, "corner"],
    [15, 5, "corner"],
    [14, -10],
    [15.4, -24, "corner"],
    [6, -32],
    [-2, -42],
  ])
  const folds = creases(
    onTrunk(
      wear,
      [
        [-12, -47],
        [-2, -28],
        [14, -16],
      ],
      false,
    ) +
      onTrunk(
        wear,
        [
          [-17, -42],
          [-8, -18],
          [13, -4],
        ],
        false,
      ),
    main,
    1,
  )
  const knot = onTrunk(wear, [
    [-13, -53],
    [-7, -52],
    [-6, -47],
    [-11, -45],
    [-16, -48],
  ])
  return sheet(lit(drape, main, light, 2.6, wear.print + folds), "detail") + sheet(lit(knot, main, light, 1), "small")
}
