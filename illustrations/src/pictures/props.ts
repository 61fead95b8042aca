/** Things that only some scenes need: what hands hold there. */
import { cloth, leaf, ramps } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { jerrycan } from "../tools"

/** A jerrycan hanging from the hand. */
export function water(): Part {
  const can = jerrycan({ standing: false })
  return { ...can, svg: `<g transform="translate(0 33) scale(0.78)">${can.svg}</g>` }
}

/** Hay held in both arms. */
export function armful(): Part {
  const { dry } = leaf
  const blades = "M-16-8L-24-16M-12-12L-16-22M-4-12L-6-24M6-12L8-23M14-8L22-16M18-2L28-4M-18 0L-28 2"
  return {
    svg: sheet(
      line(blades, dry.shade, 1.8) +
        cut("M-20 4C-24-6-14-16-2-15C12-16 24-8 21 3C16 12-14 12-20 4Z", dry.base) +
        line("M-14-4C-6 2 4 2 14-3M-12 3C-4 7 6 7 13 3M-8-10C-2-7 4-7 10-9", dry.shade, 1.2),
      "small",
    ),
    box: { left: -28, top: -24, right: 28, bottom: 10 },
    name: "an armful of hay",
  }
}

/** A member's card, 13 cm wide so that it reads from afar, held at its lower corner. */
export function memberCard(): Part {
  const card = "M-2 2V-9C-2 -10 -1 -10.6 0 -10.6H13C14 -10.6 14.6 -10 14.6 -9V2Z"
  const print =
    cut("M-4 -12H16V-7.6H-4Z", ramps.forest[700]) +
    cut("M0 -6H4.4V-0.4H0Z", ramps.clay[500]) +
    line("M6.4 -5H12.6M6.4 -3H11M6.4 -1H12", ramps.soil[700], 0.6)
  return {
    svg: cutWith(card, ramps.cream[50], print, "small"),
    box: { left: -2, top: -11, right: 15, bottom: 2 },
    name: "a member's card",
  }
}

/** A pen, its point down and ahead of the hand. */
export function pen(): Part {
  return {
    svg: sheet(line("M-1 -9L6 6", cloth.indigo.base, 1.5) + line("M6 6L7 8.4", ramps.soil[900], 0.8), "fine"),
    box: { left: -2, top: -10, right: 8, bottom: 9 },
    name: "a pen",
  }
}
