/** Cattle egrets: the white birds that walk with the herds. */
import { outline, taper, type Point } from "../geometry"
import type { Part } from "../part"
import { cut, groundShadow, line, sheet } from "../paper"
import { blade } from "./feathers"

const white = { light: "#FFFDF6", base: "#F3ECDD", shade: "#CFC4AE" }

/**
 *   standing  neck up          hunched  neck drawn in, at rest
 *   striding  one leg ahead, the neck stretched out
 */
export type EgretPose = "standing" | "hunched" | "striding"

/** A cattle egret, about 56 cm tall. Its feet are at the origin; `grounded` false leaves out the shadow under them. */
export function egret(pose: EgretPose = "standing", grounded = true): Part {
  const [neckLine, at, turn]: [Point[], Point, number] =
    pose === "hunched"
      ? [
          [
            [7, -26],
            [13, -33],
            [9, -38],
            [11, -42],
          ],
          [12, -43],
          8,
        ]
      : pose === "striding"
        ? [
            [
              [7, -26],
              [16, -32],
              [18, -42],
              [25, -49],
            ],
            [26, -50],
            0,
          ]
        : [
            [
              [7, -26],
              [13, -34],
              [10, -44],
              [13, -52],
            ],
            [14, -53],
            0,
          ]
  const body = outline([-24, -19], [-12, -29], [0, -34], [10, -32], [13, -26], [8, -20], [-4, -18], [-14, -18])
  const wing = outline([-27, -16], [-14, -27], [0, -32], [6, -28], [2, -22], [-10, -19])
  const shank = (x: number, toe: number, colour: string) =>
    line(`M${x} -19L${(x + toe) / 2 + 1} -10L${toe} -1L${toe + 5} 0M${toe} -1L${toe - 2.6} 0.3`, colour, 1.3)
  const svg =
    (grounded ? groundShadow(-2, 14, 1.2) : "") +
    shank(-3, pose === "striding" ? -10 : -4, "#4A4238") +
    shank(1, pose === "striding" ? 9 : 2, "#2F2A25") +
    sheet(cut(body, white.base) + cut(taper(neckLine, [13, 7.4, 5, 4.6]), white.light), "fine") +
    sheet(
      cut(blade([0, -26], [-30, -13], 5), white.shade) +
        cut(wing, white.light) +
        line("M-20 -20Q-8 -22 0 -28M-14 -20Q-6 -21 2 -25", white.shade, 0.7),
      "fine",
    ) +
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">` +
    sheet(
      cut("M3 -1.8L14.6 1.4L3 1.8Z", "#E5A93A") +
        cut(outline([-4.4, 0], [-2.4, -3.4], [2, -3.2], [4, -0.6], [2.4, 2.2], [-2, 2.6]), white.light) +
        `<circle cx="1.8" cy="-0.9" r="0.8" fill="#1A100B"/>`,
      "fine",
    ) +
    "</g>"
  return {
    svg,
    box: { left: -30, top: pose === "hunched" ? -47 : -57, right: pose === "striding" ? 41 : 29, bottom: 1 },
    name: "an egret",
  }
}

/** An egret that has just taken off, wings up, legs trailing; faces right. The origin is the middle of its body. */
export function flyingEgret(): Part {
  const farWing = taper(
    [
      [2, -4],
      [10, -18],
      [4, -34],
      [-8, -44],
    ],
    [12, 13, 9, 1],
  )
  const nearWing = taper(
    [
      [-2, -2],
      [-2, -18],
      [-14, -36],
      [-34, -44],
    ],
    [15, 17, 12, 1],
  )
  const body = outline([-18, 2], [-8, -5], [8, -6], [16, -3], [12, 4], [-6, 6])
  return {
    svg:
      sheet(cut(farWing, white.shade), "small") +
      line("M-14 3L-32 7", "#4A433C", 1.5) +
      sheet(
        cut(body, white.base) +
          cut(outline([10, -4], [16, -9], [23, -7], [22, -2], [14, 2]), white.light) +
          cut("M22 -6.6L32 -3.6L22 -2.6Z", "#E8A32C") +
          `<circle cx="20.6" cy="-5.4" r="0.8" fill="#2A1A12"/>`,
        "small",
      ) +
      sheet(cut(nearWing, white.light), "small"),
    box: { left: -38, top: -46, right: 32, bottom: 9 },
    name: "an egret",
  }
}
