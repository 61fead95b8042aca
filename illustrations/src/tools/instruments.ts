/** What farmers write with and keep. */
import type { Part } from "../part"
import { cloth, ramps } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { block, circle, footing, polygon, type Standing } from "./shapes"

/** An open record book lying flat as seen from its reader's side, 42 cm wide; or closed, to be held. */
export function recordBook({ open = true, ...standing }: Standing & { open?: boolean } = {}): Part {
  const cover = ramps.clay[700]
  const svg = open
    ? sheet(cut(polygon([-22, 0], [0, -1.5], [22, 0], [19, -15], [0, -16], [-19, -15]), cover), "fine") +
      cut(
        "M-20.5 -1C-12 -4 -4 -4 0 -2C4 -4 12 -4 20.5 -1L18 -15.5C11 -18 4 -17.5 0 -16C-4 -17.5 -11 -18 -18 -15.5Z",
        ramps.cream[50],
      ) +
      cut("M0 -2C4 -4 12 -4 20.5 -1L18 -15.5C11 -18 4 -17.5 0 -16Z", ramps.cream[100]) +
      line(
        "M-16 -5.5C-11 -7 -6 -7 -3 -6M-15.5 -8.5C-11 -10 -6 -10 -3 -9M-15 -11.5C-11 -13 -6 -13 -3 -12M3 -6C7 -7 12 -7 16 -5.5M3 -9C7 -10 12 -10 15.5 -8.5M3 -12C6 -13 9 -13 11 -12.5",
        ramps.forest[600],
        0.7,
      )
    : cutWith(
        block(-11, 0, 22, 30, 1),
        cover,
        cut(block(-11, 0, 4, 30), ramps.soil[900]) +
          cut(block(-3, -16, 11, 8, 0.5), ramps.cream[100]) +
          cut(block(8, 0, 3, 30), cloth.clay.base),
        "fine",
      )
  return {
    svg: footing(standing.standing ? standing : { standing: false }, 22) + svg,
    box: open ? { left: -22, top: -18, right: 22, bottom: 0 } : { left: -11, top: -30, right: 11, bottom: 0 },
    name: "a record book",
  }
}

/** A telephone held upright, 16 cm, with a chart on its screen (or its plain back). */
export function phone({ back = false }: { back?: boolean } = {}): Part {
  const screen = back
    ? cut(circle(-2, -13.2, 1.1), ramps.soil[900])
    : cut(block(-3.3, -1.6, 6.6, 12.8, 0.5), ramps.cream[50]) +
      cut(block(-2.5, -3, 1.3, 3) + block(-0.6, -3, 1.3, 4.6) + block(1.3, -3, 1.3, 6.4), ramps.forest[600]) +
      line("M-2.2 -12.3H1.6M-2.2 -10.8H.4", ramps.clay[600], 0.7)
  return {
    svg: sheet(cut(block(-4, 0, 8, 16, 1.3), cloth.charcoal.shade) + screen, "fine"),
    box: { left: -4, top: -16, right: 4, bottom: 0 },
    name: "a telephone",
  }
}

/** A vaccine cool box, 44 × 36 cm, with a cross and a carrying handle. */
export function coolBox(standing: Standing = {}): Part {
  const { sky } = cloth
  const body = block(-21, 0, 42, 26, 2.5)
  const inside =
    cut(block(9, 2, 16, 30), sky.shade) +
    cut(block(-17, -3, 3, 20, 1), sky.light) +
    cut(circle(-2, -12.5, 8.5), ramps.cream[50]) +
    cut(block(-3.7, -7, 3.4, 11) + block(-7.5, -10.8, 11, 3.4), ramps.forest[700])
  const handle = line("M-15 -32C-15 -42 15 -42 15 -32", cloth.charcoal.base, 2)
  const lid =
    cut(block(-23, -25, 46, 8.5, 2.5), ramps.cream[50]) +
    cut(block(10, -25, 13, 8.5, 2.5), ramps.cream[200]) +
    cut(block(-4, -23.5, 8, 5, 1), ramps.clay[600])
  return {
    svg: footing(standing, 24) + sheet(handle, "fine") + cutWith(body, sky.base, inside, "small") + sheet(lid, "small"),
    box: { left: -23, top: -40, right: 23, bottom: 0 },
    name: "a vaccine cool box",
  }
}
