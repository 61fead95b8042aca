/** Tools and small gear of work on the land: sickle, mallet, bucket, watering can, stone. Held things have their grip at the origin. */
import type { Part } from "../part"
import { cloth, material, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block } from "./shapes"

const { wood, steel, water } = material

/** A sickle, 48 cm, the grip at the origin, its blade ahead and curving down. */
export function sickle(): Part {
  const blade = "M6 -3C22 -20 46 -18 52 4C54 12 50 20 44 24C48 12 44 0 34 -4C24 -7 14 -2 8 3Z"
  return {
    svg:
      cutWith(
        blade,
        steel.shade,
        cut("M34 -4C44 0 48 12 44 24C40 14 38 4 28 0C20 -2 12 2 8 3C14 -2 24 -7 34 -4Z", steel.light),
        "fine",
      ) + sheet(cut(bar(-9, 5, 9, -2, 5.4, 4.6), wood.base), "fine"),
    box: { left: -10, top: -18, right: 53, bottom: 24 },
    name: "a sickle",
  }
}

/** A wooden mallet, gripped at the origin, its head up and ahead: for driving posts. */
export function mallet(): Part {
  return {
    svg:
      sheet(cut(bar(-8, 12, 34, -52, 5, 4.4), wood.base), "small") +
      sheet(
        `<g transform="rotate(33 34 -52)">${cut(block(14, -42, 42, 22, 4), wood.shade) + cut(block(14, -54, 42, 9, 3), wood.base) + cut(block(50, -42, 7, 22, 2), wood.light)}</g>`,
        "small",
      ),
    box: { left: -10, top: -76, right: 60, bottom: 14 },
    name: "a mallet",
  }
}

/** A bucket held by its rim and tipped ahead, pouring; `stuff` is the colour of what runs out. */
export function pouringBucket({
  tone = cloth.sky,
  stuff = "#6B4A33",
  fall = 60,
}: { tone?: Tone; stuff?: string; fall?: number } = {}): Part {
  const body = "M-15 -20L15 -15L12 16L-9 17Z"
  return {
    svg:
      sheet(cut(`M36 -2C44 4 46 20 45 ${fall}H35C36 24 34 10 27 3Z`, stuff), "small") +
      `<g transform="translate(10 4) rotate(72)">${cutWith(body, tone.base, cut("M4 -22H20V20H6Z", tone.shade), "small") + sheet(cut("M-17 -19C-16 -24 16 -20 17 -15C15 -11 -15 -15 -17 -19Z", tone.light) + cut("M-14 -18.6C-12 -22 13 -18 14.6 -15.4C12 -13 -12 -16 -14 -18.6Z", stuff), "fine")}</g>`,
    box: { left: -12, top: -18, right: 46, bottom: fall },
    name: "a bucket",
  }
}

/** A watering can gripped at the origin, its rose ahead; water falls from it when `pouring`. */
export function wateringCan({
  tone = cloth.leaf,
  pouring = true,
  fall = 56,
}: { tone?: Tone; pouring?: boolean; fall?: number } = {}): Part {
  const rain = pouring
    ? [0, 1, 2, 3, 4]
        .map(
          (index) => `M${51 + index * 3.2} ${-3 + index * 2}q${5 + index * 2} ${fall * 0.4} ${5 + index * 3.4} ${fall}`,
        )
        .join("")
    : ""
  return {
    svg:
      line(rain, water.light, 1.5) +
      `<g transform="rotate(${pouring ? 16 : 0})">${sheet(line("M14 16L44 -6", tone.shade, 5) + cut("M40 -10L48 -14L52 0L44 -1Z", tone.light), "fine") + cutWith("M-14 4H16L18 32H-16Z", tone.base, cut("M6 0H24V36H8Z", tone.shade) + cut("M-12 6H-7L-9 30H-13Z", tone.light), "small") + line("M-12 6C-14 -8 10 -10 13 4", tone.shade, 3.4)}</g>`,
    box: { left: -20, top: -16, right: 76, bottom: fall },
    name: "a watering can",
  }
}

/** A flat stone in both hands, for carries. */
export function heldStone(): Part {
  return {
    svg: sheet(
      cut("M-22 0C-25 -8 -22 -18 -12 -20L12 -21C22 -19 25 -8 22 0C10 4 -10 4 -22 0Z", "#A39580") +
        cut("M-20 -10C-18 -17 -12 -20 -8 -20L12 -21C17 -20 20 -16 21 -12C8 -15 -8 -14 -20 -10Z", "#C9BBA4"),
      "small",
    ),
    box: { left: -24, top: -21, right: 24, bottom: 3 },
    name: "a stone",
  }
}
