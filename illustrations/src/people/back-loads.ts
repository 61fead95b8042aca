/** What is carried on a back: a school bag, a baby. Centimetres. */
import type { Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { round } from "../part"
import { onTrunk, type Wear } from "./garments"
import { creases, lit } from "./lit"

/** A school bag with its flap. */
export function satchel(wear: Wear, tone: Tone): string {
  const straps = line(
    onTrunk(
      wear,
      [
        [-9, -50],
        [-10, -40],
      ],
      false,
    ) +
      onTrunk(
        wear,
        [
          [9, -50],
          [10, -40],
        ],
        false,
      ),
    tone.shade,
    3,
  )
  const bag = onTrunk(wear, [
    [-13, -42],
    [0, -44],
    [13, -42],
    [14, -24],
    [12.6, -10],
    [0, -8.6],
    [-12.6, -10],
    [-14, -24],
  ])
  const flap = onTrunk(wear, [
    [-13.4, -42],
    [0, -44.4],
    [13.4, -42],
    [13, -29, "corner"],
    [0, -25.6],
    [-13, -29, "corner"],
  ])
  return (
    straps +
    sheet(lit(bag, tone, wear.light, 2.6), "detail") +
    sheet(lit(flap, { ...tone, base: tone.light }, wear.light, 1.6), "small")
  )
}

/** A baby and the cloth that ties it to a back. */
export function babyOnBack(wear: Wear, tone: Tone): string {
  const skin = wear.skin
  const head = "M-8.6 -36C-9.6 -46 -4.6 -51 1 -51C7.4 -51 11.6 -46 10.6 -36C9.6 -29 -7.6 -29 -8.6 -36Z"
  const wrap = onTrunk(wear, [
    [-19.6, -35],
    [-10, -34],
    [0, -32],
    [10, -34],
    [18, -36],
    [17.6, -24],
    [16, -6],
    [0, 0],
    [-16.4, -6],
    [-18.6, -24],
  ])
  const at0 = wear.bones.pelvis
  const folds = creases(
    onTrunk(
      wear,
      [
        [-18, -30],
        [0, -20],
        [17, -31],
      ],
      false,
    ) +
      onTrunk(
        wear,
        [
          [-17, -18],
          [0, -9],
          [16, -19],
        ],
        false,
      ),
    tone,
    0.8,
  )
  return (
    `<g transform="translate(${round(at0.x)} ${round(at0.y)})">${sheet(lit(head, skin, wear.light, 2) + cut("M-9.4 -38C-10 -48 -4.6 -52.6 1 -52.6C7.6 -52.6 12.2 -47 11.4 -38C7.6 -43 -5.6 -43 -9.4 -38Z", "#2A2120"), "small")}</g>` +
    sheet(lit(wrap, tone, wear.light, 2.8, folds), "detail")
  )
}
