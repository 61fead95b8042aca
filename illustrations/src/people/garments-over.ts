/** What is sewn on the first cloth: bib, collar, stitching. Centimetres. */
import { cloth, mix } from "../palette"
import { cut, line, sheet } from "../paper"
import { onTrunk, type Wear } from "./garments"
import { lit } from "./lit"

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
