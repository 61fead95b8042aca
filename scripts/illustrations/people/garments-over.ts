/** What is worn over the first cloth: bib, collar, jacket, coat, shuka. Centimetres. */
import { cloth, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { onTrunk, trunkOutline, type Wear } from "./garments"
import { creases, lit } from "./lit"

/** Bib, straps and pocket of overalls, over a T-shirt already there. */
export function bib(wear: Wear): string {
  const { main, light } = wear
  const front = onTrunk(wear, [
    [-7.5, -35, "corner"],
    [8.5, -35, "corner"],
    [9.4, -22],
    [13.2, -12],
    [14.6, 4, "corner"],
    [-15, 4, "corner"],
    [-14, -12],
    [-9, -22],
  ])
  const straps = [
    onTrunk(wear, [
      [-8.6, -50, "corner"],
      [-5.4, -50.6, "corner"],
      [-4.2, -34, "corner"],
      [-7.4, -34, "corner"],
    ]),
    onTrunk(wear, [
      [6.2, -50.6, "corner"],
      [9.4, -50, "corner"],
      [8.2, -34, "corner"],
      [5, -34, "corner"],
    ]),
  ]
  const pocket = line(
    onTrunk(wear, [
      [-4, -29, "corner"],
      [5, -29, "corner"],
      [4.6, -20, "corner"],
      [0.4, -18, "corner"],
      [-3.8, -20, "corner"],
    ]),
    main.light,
    0.7,
  )
  const [bx, by] = wear.bones.trunk(-5.8, -33)
  const [cx, cy] = wear.bones.trunk(6.8, -33)
  return sheet(
    lit(front, main, light, 2.4, pocket) +
      straps.map((path) => cut(path, main.base)).join("") +
      `<circle cx="${bx.toFixed(1)}" cy="${by.toFixed(1)}" r="1.2" fill="#E9E9E2"/><circle cx="${cx.toFixed(1)}" cy="${cy.toFixed(1)}" r="1.2" fill="#E9E9E2"/>`,
    "detail",
  )
}

/** A shirt's collar and button line. */
export function collar(wear: Wear): string {
  const { main } = wear
  const left = onTrunk(wear, [
    [-6.6, -53, "corner"],
    [-3, -47.6],
    [0.8, -41, "corner"],
    [-5.4, -44, "corner"],
    [-9, -49.4, "corner"],
  ])
  const right = onTrunk(wear, [
    [6.6, -53, "corner"],
    [4, -47.6],
    [0.8, -41, "corner"],
    [6.8, -44, "corner"],
    [9.4, -49.4, "corner"],
  ])
  return (
    line(
      onTrunk(
        wear,
        [
          [0.8, -40],
          [1.2, -20],
          [1.6, 3],
        ],
        false,
      ),
      main.shade,
      0.7,
    ) + sheet(cut(left, mix(main.base, main.light, 0.5)) + cut(right, mix(main.base, main.light, 0.5)), "small")
  )
}

/** Maroon stitching down the front of a kanzu. */
export const kanzuStitch = (wear: Wear): string =>
  line(
    onTrunk(
      wear,
      [
        [0.6, -47],
        [1, -34],
        [1.2, -22],
      ],
      false,
    ),
    "#7A1F2B",
    1.3,
  ) +
  line(
    onTrunk(
      wear,
      [
        [-6, -50],
        [0.4, -46.4],
        [6.4, -50],
      ],
      false,
    ),
    cloth.cream.light,
    2,
  )

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
