/** Drums and what is heard with them. Centimetres. */
import { oval } from "../geometry"
import { hide, material, ramps } from "../palette"
import type { Part } from "../part"
import { cut, cutWith, line, sheet } from "../paper"
import { circle, footing, repeat, type Standing } from "./shapes"

/** The ngoma of the Ganda: a wooden cone laced with hide from the upper skin to the lower, 56 cm wide, 62 high. */
export function drum(standing: Standing = {}): Part {
  const { wood } = material
  const body = "M-28 -56C-28 -36 -20 -12 -12 0H12C20 -12 28 -36 28 -56Z"
  const laces = repeat(8, (i) => {
    const x = -26 + i * 7.4
    return line(`M${x} -52L${x * 0.46 + 1.6} -2M${x} -52L${x * 0.46 - 3.2} -2`, hide.horn.shade, 1.1)
  })
  const skin = cut(oval(0, -58, 29, 6.4), hide.horn.base) + cut(oval(-2, -58.6, 24, 4.4), hide.horn.light)
  return {
    svg:
      footing(standing, 22) +
      cutWith(
        body,
        wood.base,
        cut("M10 2C18 -14 22 -36 22 -58H32V2Z", wood.shade) +
          laces +
          cut("M-30 -8C-10 -4 10 -4 30 -8V2H-30Z", hide.ankoleFawn.shade),
        "small",
      ) +
      sheet(cut("M-29 -57C-28 -48 28 -48 29 -57L28 -50C20 -44 -20 -44 -28 -50Z", hide.goatBrown.base) + skin, "small"),
    box: { left: -29, top: -65, right: 29, bottom: 0 },
    name: "a drum",
  }
}

/** The engalabi: a long drum with a lizard skin pegged over it, 100 cm high. */
export function longDrum(standing: Standing = {}): Part {
  const { wood } = material
  const body = "M-15 -96C-13 -60 -10 -30 -8 -10L-11 0H11L8 -10C10 -30 13 -60 15 -96Z"
  return {
    svg:
      footing(standing, 14) +
      cutWith(
        body,
        wood.light,
        cut("M6 2C8 -30 10 -60 11 -98H17V2Z", wood.base) +
          line("M-14 -74C-6 -71 6 -71 14 -74M-11 -30C-4 -28 4 -28 11 -30", ramps.clay[700], 3),
        "small",
      ) +
      sheet(
        cut("M-15.6 -97C-15.4 -88 15.4 -88 15.6 -97L15 -88C10 -83 -10 -83 -15 -88Z", hide.goatBrown.base) +
          repeat(7, (i) => cut(circle(-12 + i * 4, -88 + Math.abs(i - 3) * -0.5, 1), ramps.soil[900])) +
          cut(oval(0, -97, 16, 3.6), hide.horn.base),
        "fine",
      ),
    box: { left: -16, top: -101, right: 16, bottom: 0 },
    name: "a drum",
  }
}

/** A wireless with its aerial out, 34 × 22 cm. */
export function radio(standing: Standing = {}): Part {
  const { clay, soil, cream, gold } = ramps
  return {
    svg:
      footing(standing, 18) +
      line("M12 -22L26 -52", material.steel.base, 1) +
      cut(circle(26, -52, 1.2), material.steel.light) +
      line("M-13 -22V-28H13V-22", soil[900], 2) +
      cutWith(
        "M-17 -2C-17 0 -16 0 -15 0H15C16 0 17 0 17 -2V-20C17 -22 16 -22.6 15 -22.6H-15C-16 -22.6 -17 -22 -17 -20Z",
        clay[600],
        cut("M9 0H18V-24H9Z", clay[700]) +
          cut(circle(-7.4, -9.6, 7.4), soil[900]) +
          repeat(4, (i) => line(`M-13 ${-14 + i * 2.9}H-2`, cream[300], 0.9)) +
          cut("M2.4 -18.6H14V-12.4H2.4Z", cream[100]) +
          line("M3.4 -15.4H13M10 -18V-13", clay[600], 0.7) +
          cut(circle(5, -6, 2.4) + circle(11.4, -6, 2.4), gold[400]),
        "small",
      ),
    box: { left: -17, top: -53, right: 28, bottom: 0 },
    name: "a radio",
  }
}

/** A football, 22 cm. */
export function football(standing: Standing = {}): Part {
  const dark = ramps.soil[900]
  return {
    svg:
      footing(standing, 10) +
      cutWith(
        circle(0, -11, 11),
        "#FBF6E8",
        cut("M-3.6 -14L0 -17L3.6 -14L2.4 -9.6H-2.4Z", dark) +
          cut(
            "M-12 -16L-8 -17L-6.6 -20L-10 -22ZM12 -16L8 -17L6.6 -20L10 -22ZM-11 -6L-7.4 -4.6L-6 -1L-12 0ZM11 -6L7.4 -4.6L6 -1L12 0Z",
            dark,
          ) +
          line("M-3.6 -14L-8 -17M3.6 -14L8 -17M-2.4 -9.6L-6 -5M2.4 -9.6L6 -5M0 -17V-22", ramps.soil[700], 0.6) +
          cut("M4 0C9 -4 11 -10 9 -18L14 -14V2Z", "#1B0F0826"),
        "small",
      ),
    box: { left: -11, top: -22, right: 11, bottom: 0 },
    name: "a football",
  }
}
