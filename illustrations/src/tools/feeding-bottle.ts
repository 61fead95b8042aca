/** A bottle for a kid or lamb that is reared by hand. Centimetres; origin at the grip. */
import type { Part } from "../part"
import { cloth, material } from "../palette"
import { cut, sheet } from "../paper"

/** A bottle of milk with a rubber teat, its teat pointing ahead and down. */
export function feedingBottle(degrees = 28): Part {
  return {
    svg: `<g transform="rotate(${degrees}) scale(0.96)">${sheet(
      cut("M-8 -4.4C-8 -5.2 -7 -5.6 -6 -5.6H12L17 -2.6V2.6L12 5.6H-6C-7 5.6 -8 5.2 -8 4.4Z", "#E7EFEC") +
        cut("M-7 -1.6H12L16 0V2.4L12 4.8H-6C-6.8 4.8 -7 4.4 -7 4Z", material.milk.light) +
        cut("M17 -3.6H20.4V3.6H17Z", cloth.clay.base) +
        cut("M20.4 -2.4C23 -2.6 25.6 -1.6 26 0C25.6 1.6 23 2.6 20.4 2.4Z", "#C98F54"),
      "fine",
    )}</g>`,
    box: { left: -9, top: -9, right: 25, bottom: 15 },
    name: "a feeding bottle",
  }
}
