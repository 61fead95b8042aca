/** A cattle egret on the wing. */
import { outline, taper } from "../geometry"
import { cut, line, sheet } from "../paper"
import type { Part } from "../part"

const white = { light: "#FFFEF8", base: "#F6EFE0", shade: "#D8CDB8" }

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
