/** A village borehole's hand pump on its concrete apron. */
import type { Part } from "../part"
import { cloth, material } from "../palette"
import { cut, groundShadow, line, sheet } from "../paper"
import { bar, block, circle } from "./shapes"

/** A hand pump 130 cm high, its spout to the right and its long lever to the left; `running` lets water fall. */
export function handPump({ running = true }: { running?: boolean } = {}): Part {
  const { iron } = material
  const blue = cloth.indigo
  const apron =
    cut("M-58 0C-58 -10 -36 -14 0 -14C40 -14 70 -10 70 0C70 6 -58 6 -58 0Z", iron.base) +
    cut("M-52 -3C-50 -10 -32 -12 0 -12C36 -12 62 -9 64 -3C40 -7 -30 -7 -52 -3Z", iron.light)
  const feet = cut(bar(-8, -50, -20, -10, 4) + bar(8, -50, 20, -10, 4) + bar(0, -50, 0, -8, 4), blue.shade)
  const column = cut(block(-8, -10, 16, 88, 2), blue.base) + cut(block(2, -10, 6, 88, 1), blue.shade)
  const spout =
    cut("M6 -80C24 -82 40 -82 44 -68V-62H35V-66C33 -72 22 -71 6 -70Z", blue.base) +
    cut("M6 -74C24 -75 35 -76 38 -62H35V-66C33 -72 22 -71 6 -70Z", blue.shade)
  const head = cut(block(-15, -96, 30, 34, 4), blue.base) + cut(block(4, -96, 11, 34, 4), blue.shade)
  const cap = cut(block(-18, -127, 36, 6, 2), blue.light)
  const lever =
    cut(bar(8, -116, -96, -112, 6, 4.6), iron.shade) +
    cut(bar(8, -117.4, -96, -113.2, 2.4, 1.8), iron.light) +
    cut(bar(-80, -112.6, -98, -112, 7, 7), cloth.charcoal.base)
  const water = running
    ? cut("M36 -63H43C44 -50 43 -36 44 -24H35C36 -36 36 -50 36 -63Z", material.water.base) +
      line("M38 -60V-28", material.water.light, 1.4)
    : ""
  return {
    svg:
      groundShadow(4, 66, 5) +
      sheet(apron, "small") +
      feet +
      water +
      sheet(column + spout, "detail") +
      sheet(lever, "small") +
      sheet(head + cap, "small") +
      cut(circle(0, -112, 4), iron.light) +
      cut(circle(0, -112, 1.6), iron.shade),
    box: { left: -100, top: -133, right: 70, bottom: 5 },
    name: "a hand pump",
  }
}
