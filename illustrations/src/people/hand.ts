/** A hand so near that it fills the picture, holding a telephone. Centimetres. */
import { cloth, type Tone } from "../palette"
import type { Part } from "../part"
import { clip, cut, line, sheet } from "../paper"
import { block, circle } from "../tools/shapes"
import { lit } from "./lit"
import { skins } from "./palette"
import { band, glide } from "./pen"
import type { SkinNumber } from "./types"

/** What a telephone's screen covers: x ±`half`, y from `top` to `bottom`. */
const screenBox = { half: 3.7, top: -15.2, bottom: -0.9 } as const

const screenOutline = block(
  -screenBox.half,
  screenBox.bottom,
  screenBox.half * 2,
  screenBox.bottom - screenBox.top,
  0.6,
)

/**
 * A telephone upright in a left hand: four fingers round its right edge, the thumb on the left. Origin: the middle of
 * its lower edge; the wrist goes down to y = 30. `screen` is markup in the same centimetres.
 */
export function handWithPhone(options: { skin: SkinNumber; screen: string; sleeve?: Tone; nails?: string }): Part {
  const skin = skins[options.skin]
  const { sleeve, screen, nails = skin.palm } = options
  const back = glide([
    [-5.2, -8],
    [-6.8, -4],
    [-7.2, 1],
    [-6.7, 6],
    [-5.4, 11],
    [-4.9, 16],
    [-5.4, 32, "corner"],
    [5.4, 32, "corner"],
    [4.4, 12],
    [5.4, 6],
    [6.2, 0],
    [5.6, -8],
    [4, -12],
    [-2, -12],
  ])
  const creases = line("M-4.4 4.6C-1.6 6.4 2 6.2 4.6 4.2M-3.6 11.4C-1 12.4 1.6 12.4 3.8 11.6", skin.shade, 0.28)
  const finger = (y: number, reach: number, half: number) =>
    sheet(
      lit(
        band([
          [6.2, y + 0.5, half],
          [5, y + 0.1, half * 1.04],
          [reach, y - 0.1, half * 0.86],
        ]),
        skin,
        "left",
        0.4,
        `<ellipse cx="${reach + 0.1}" cy="${y - 0.1}" rx="0.62" ry="${half * 0.5}" fill="${nails}"/>`,
      ),
      "fine",
    )
  const thumb = sheet(
    lit(
      band([
        [-5.4, 4, 2.1],
        [-6, 0, 1.9],
        [-5.7, -3.6, 1.5],
        [-4.4, -6.4, 1.3],
        [-3, -8.4, 1],
      ]),
      skin,
      "right",
      0.5,
      `<ellipse cx="-3.3" cy="-8" rx="0.62" ry="0.92" fill="${nails}" transform="rotate(32 -3.3 -8)"/>` +
        line("M-6.8 -2.4C-6 -2 -5.4 -2 -4.8 -2.4", skin.shade, 0.22),
    ),
    "fine",
  )
  const cuff = sleeve
    ? sheet(
        lit(
          "M-6.6 17C-3 19 3 19 6.4 17L8 34H-8Z",
          sleeve,
          "right",
          1,
          line("M-7 21C-3 23 3 23 7 21", sleeve.shade, 0.4),
        ),
        "small",
      )
    : ""
  const telephone =
    sheet(cut(block(-4.3, 0, 8.6, 16.6, 1.2), cloth.charcoal.shade), "small") +
    clip(screenOutline, screen) +
    cut(circle(0, -15.9, 0.28), "#5B544F")
  return {
    svg:
      sheet(lit(back, skin, "right", 1.1, creases), "small") +
      cuff +
      telephone +
      finger(-10.6, 3.5, 1.02) +
      finger(-7.9, 3.1, 1.08) +
      finger(-5.2, 3.2, 1.06) +
      finger(-2.8, 3.7, 0.94) +
      thumb,
    box: { left: -7, top: -17, right: 7, bottom: 30 },
    name: "a hand with a telephone",
  }
}
