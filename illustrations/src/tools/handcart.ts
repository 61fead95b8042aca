/** The handcart that brings goods to the market. */
import type { Part } from "../part"
import { cloth, material } from "../palette"
import { cut, sheet } from "../paper"
import { bar, block, circle, footing, polygon } from "./shapes"

const { wood } = material

/** A wooden market handcart with two wheels and a flat bed, 190 cm long, its shafts resting on a leg to the right. */
export function handcart(): Part {
  const shafts =
    cut(bar(30, -58, 118, -66, 6, 4.5), wood.light) +
    cut(bar(74, -60, 78, 0, 5), wood.shade) +
    cut(block(106, -63, 18, 5, 2.5), cloth.charcoal.base)
  const bed =
    cut(polygon([-86, -66], [60, -66], [66, -54], [-92, -54]), wood.light) + cut(block(-92, -46, 158, 8, 1), wood.base)
  const back = cut(block(-86, -66, 6, 30) + block(-20, -66, 6, 30) + block(50, -66, 6, 30), wood.shade)
  const rails = cut(block(-90, -80, 150, 6, 1) + block(-90, -92, 150, 6, 1), wood.base)
  const spokes = [0, 30, 60, 90, 120, 150]
    .map((degrees) => `<path transform="rotate(${degrees} -20 -36)" d="${bar(-20, -66, -20, -6, 4)}"/>`)
    .join("")
  const wheel =
    `<g fill="${wood.base}">${spokes}</g>` +
    cut(circle(-20, -36, 36, 29), cloth.charcoal.base) +
    cut(circle(-20, -36, 29, 26), wood.shade) +
    cut(circle(-20, -36, 7), material.iron.shade)
  return {
    svg:
      footing({}, 80) +
      sheet(back + rails, "detail") +
      sheet(shafts, "detail") +
      sheet(bed, "detail") +
      sheet(wheel, "detail"),
    box: { left: -92, top: -98, right: 124, bottom: 0 },
    name: "a handcart",
  }
}
