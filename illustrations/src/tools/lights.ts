/** What shines at night: a lantern and a wood fire, each with the glow that goes over the veil. Centimetres. */
import { material, ramps } from "../palette"
import { round, type Part } from "../part"
import { cut, line, sheet } from "../paper"
import { bar, block, footing, type Standing } from "./shapes"

const flame = { outer: "#E8702A", middle: "#F7A834", inner: "#FFE9A6" }

/** A hurricane lantern, 38 cm high; `hung` hangs it by its handle from the origin. */
export function lantern({ hung = false, ...standing }: Standing & { hung?: boolean } = {}): Part {
  const { iron } = material
  const red = ramps.clay[600]
  const body =
    line("M-9 -6C-13 -14 -13 -26 -8 -32M9 -6C13 -14 13 -26 8 -32M-8 -31C-8 -42 8 -42 8 -31", iron.shade, 1.4) +
    sheet(
      cut("M-8 -10C-11 -16 -10 -24 -6 -28H6C10 -24 11 -16 8 -10Z", "#FFF1C2") +
        cut("M0 -25C4 -20 4 -15 0 -12C-4 -15 -4 -20 0 -25Z", flame.middle) +
        cut("M0 -20C2 -17 2 -14 0 -12.6C-2 -14 -2 -17 0 -20Z", flame.inner),
      "fine",
    ) +
    sheet(
      cut(block(-11, 0, 22, 7, 2.4), red) + cut(block(-8, -6, 16, 4, 1), iron.shade) + cut("M-7 -28H7L4 -34H-4Z", red),
      "fine",
    )
  return {
    svg: hung ? `<g transform="translate(0 39)">${body}</g>` : footing(standing, 11) + body,
    box: hung ? { left: -12, top: 0, right: 12, bottom: 39 } : { left: -12, top: -40, right: 12, bottom: 0 },
    name: "a lantern",
  }
}

/** A wood fire between three stones, 70 cm wide. */
export function woodFire(): Part {
  const { wood, iron } = material
  const logs =
    cut(bar(-34, -2, 12, -12, 8, 6), wood.shade) +
    cut(bar(34, -2, -10, -13, 8, 6), wood.base) +
    cut(bar(-6, 2, 2, -16, 8, 6), wood.shade)
  const stones = [-30, 0, 30]
    .map((x, index) =>
      cut(
        `M${x - 11} 4C${x - 13} -6 ${x - 5} -10 ${x + 1} -9C${x + 9} -9 ${x + 13} -3 ${x + 11} 4Z`,
        index === 1 ? iron.shade : "#5E5A57",
      ),
    )
    .join("")
  return {
    svg: footing({}, 40) + sheet(logs, "small") + flames() + sheet(stones, "small"),
    box: { left: -42, top: -62, right: 42, bottom: 0 },
    name: "a fire",
  }
}

/** The flames alone, to be laid once more over the veil of night. */
export const flames = (): string =>
  cut(
    "M-22 -8C-30 -24 -16 -32 -18 -46C-8 -40 -8 -32 -6 -30C-6 -42 4 -50 2 -66C14 -54 12 -40 14 -34C18 -38 18 -42 18 -46C28 -32 28 -18 20 -8Z",
    flame.outer,
  ) +
  cut(
    "M-14 -8C-20 -18 -10 -26 -10 -34C-2 -28 -2 -22 0 -22C2 -30 4 -36 4 -44C12 -34 10 -26 10 -22C14 -24 14 -26 15 -28C20 -20 18 -12 14 -8Z",
    flame.middle,
  ) +
  cut("M-7 -8C-10 -14 -5 -18 -4 -24C2 -18 4 -16 6 -20C9 -14 9 -11 7 -8Z", flame.inner)

/** Light round something that shines, in pixels: rings of thin warm paper, thinner outwards. */
export const halo = (x: number, y: number, radius: number, strength = 0.16): string =>
  [1, 0.86, 0.73, 0.6, 0.48, 0.37, 0.27, 0.18]
    .map(
      (share, index) =>
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * share)}" fill="#FFC24A" fill-opacity="${round(strength * (0.22 + index * 0.1))}"/>`,
    )
    .join("")
