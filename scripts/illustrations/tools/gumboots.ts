/** A pair of gumboots put down after work. Centimetres. */
import { cloth, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { footing, type Standing } from "./shapes"

/** Two boots, 38 cm high, toes to the right, the far one leaning a little. */
export function gumboots({ tone = cloth.forest, ...standing }: Standing & { tone?: Tone } = {}): Part {
  const shaft =
    "M-9 -38C-4 -39.6 4 -39.6 8 -38L7.4 -16C10 -11.4 18 -11.6 20 -6C20.6 -3.4 20 -1.6 19 -1.6H-8.4C-10 -8 -9.6 -20 -9 -38Z"
  const boot = (colour: string) =>
    cutWith(
      shaft,
      colour,
      cut("M2.4 -42C3 -28 2 -18 4.4 -12C8 -6 16 -7 22 -5V2H-2C3 -6 0 -24 2.4 -42Z", tone.shade) +
        line("M-9 -34.6C-4 -36 4 -36 8 -34.6", tone.light, 1) +
        line("M-7 -30C-7.6 -20 -7.6 -12 -6.6 -6", tone.light, 1.4),
      "small",
    ) +
    sheet(
      cut("M-9 -2.2H20C20.6 -1 20.4 0 19.6 0H9L8 -1H0L-1 0H-8.6C-9.4 0 -9.4 -1.4 -9 -2.2Z", cloth.charcoal.shade),
      "fine",
    ) +
    cut("M-8.6 -38.2C-4 -39.8 4 -39.8 7.8 -38.2C4 -36.8 -4 -36.8 -8.6 -38.2Z", cloth.charcoal.shade)
  return {
    svg:
      footing(standing, 24) +
      `<g transform="translate(11 -2) rotate(5)">${boot(tone.shade)}</g><g transform="translate(-8 0)">${boot(tone.base)}</g>`,
    box: { left: -18, top: -41, right: 32, bottom: 0 },
    name: "a pair of gumboots",
  }
}
