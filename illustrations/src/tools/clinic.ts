/** What a vet brings. Small things lie in the hand: their origin is the grip, and they point ahead (right). */
import type { Part } from "../part"
import { cloth, material, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import { bar, block, circle, polygon } from "./shapes"

const { steel, iron } = material

/** A vaccine syringe, 24 cm with its needle. */
export function syringe(): Part {
  return {
    svg: sheet(
      line("M10 0H18", steel.shade, 0.8) +
        cut(block(-4, 2.4, 14, 4.8, 1), ramps.cream[50]) +
        cut(block(0, 2.4, 9, 4.8), ramps.sky[300]) +
        line("M-4 -4V4M-9 -2.6V2.6M-9 0H-4", steel.shade, 1.3),
      "fine",
    ),
    box: { left: -10, top: -4, right: 18, bottom: 4 },
    name: "a syringe",
  }
}

/** A drench gun: pistol grip, bottle of medicine and a long hooked nozzle, 34 cm. */
export function drenchGun(): Part {
  return {
    svg: sheet(
      cut(polygon([-4, -3], [5, -3], [1, 13], [-5, 12]), cloth.clay.base) +
        cut(block(-6, 1, 17, 7, 2), steel.base) +
        cut(block(-6, -1.4, 17, 2), steel.light) +
        cut(block(-3, -6, 8, 13, 2), ramps.gold[300]) +
        cut(block(-3, -6, 8, 6, 2), ramps.gold[500]) +
        line("M11 -3C20 -3 24 -2 29 2", steel.shade, 1.8),
      "fine",
    ),
    box: { left: -7, top: -19, right: 30, bottom: 13 },
    name: "a drench gun",
  }
}

/** Ear-tag pliers, 26 cm, with a yellow tag in the jaws. */
export function tagPliers(): Part {
  return {
    svg: sheet(
      cut(bar(-13, 4, 4, -1, 3.4, 2.6) + bar(-13, -6, 4, -2, 3.4, 2.6), cloth.clay.base) +
        cut(polygon([3, -4], [14, -8], [16, -5], [5, 0]), iron.base) +
        cut(polygon([3, 0], [14, 4], [16, 1], [5, -3]), iron.shade) +
        cut(circle(4, -1.5, 2), steel.light),
      "fine",
    ),
    box: { left: -14, top: -8, right: 16, bottom: 5 },
    name: "ear-tag pliers",
  }
}

/** A yellow ear tag, 7 × 8 cm, hanging from the origin. */
export function earTag(): Part {
  return {
    svg: sheet(
      cut("M-2 -1.6H2L3.6 2.4V8.4H-3.6V2.4Z", ramps.gold[400]) +
        cut(circle(0, 0.4, 0.9), ramps.clay[700]) +
        line("M-1.8 4.6H1.8M-1.8 6.4H1.8", ramps.clay[700], 0.8),
      "fine",
    ),
    box: { left: -3.6, top: -1.6, right: 3.6, bottom: 8.4 },
    name: "an ear tag",
  }
}
