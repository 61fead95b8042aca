/** What stands in the rooms: a shoe on its last, sandals. Centimetres. */
import { hide, material, ramps } from "../../palette"
import { cut, cutWith, line, sheet } from "../../paper"
import type { Part } from "../../part"
import { block } from "../../tools/shapes"

const { iron } = material

/** A shoe being made: the upper over its wooden last, on an iron foot, 30 cm high. */
export function shoeLast(): Part {
  const foot = cut(block(-8, 0, 16, 3, 1) + block(-2, -2, 4, 16), iron.shade)
  const upper = "M-12 -17C-13 -25 -8 -30 -2 -29C3 -28 4 -24 9 -22C14 -21 18 -20 18 -16.6H-12Z"
  const inside =
    cut("M-14 -20C-4 -17 8 -19 20 -18V-14H-14Z", hide.ankole.shade) +
    line("M-8 -27C-4 -24 2 -23 8 -21.6", hide.ankole.light, 0.7)
  return {
    svg:
      sheet(foot, "fine") +
      cutWith(upper, hide.ankole.base, inside, "small") +
      sheet(cut("M-12.6 -17.4H18.6V-15.4H-12.6Z", ramps.gold[300]), "fine") +
      line("M-11 -18.6L18 -18.6", ramps.cream[100], 0.4),
    box: { left: -13, top: -30, right: 19, bottom: 0 },
    name: "a shoe on its last",
  }
}

/** A pair of leather sandals, 27 cm each, lying side by side. */
export function sandals(): Part {
  const one = (x: number) =>
    `<g transform="translate(${x} 0)">${
      sheet(
        cut("M-13 0C-14 -4 -8 -5.4 -2 -4.6C4 -4 13 -6 14 -2.6C14.4 0 10 0.4 6 0.4Z", hide.ankoleDark.base),
        "fine",
      ) +
      sheet(
        line("M-8 -3.6C-6 -9 -2 -9 -1 -4M3 -4C4 -8.6 9 -8.6 11 -3.6M-1 -6L4 -6.4", hide.ankoleFawn.base, 1.5),
        "fine",
      )
    }</g>`
  return {
    svg: one(-9) + one(12),
    box: { left: -22, top: -10, right: 27, bottom: 1 },
    name: "a pair of sandals",
  }
}
