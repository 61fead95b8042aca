/** What stands in the rooms: a gas ring and its pan, a shoe on its last, sandals. Centimetres. */
import { hide, material, mix, ramps } from "../../palette"
import { cut, cutWith, line, sheet } from "../../paper"
import { round, type Part } from "../../part"
import { bar, block, repeat } from "../../tools/shapes"

const { iron, steel } = material

/** A ring of biogas flames on an iron stand, 52 cm wide, the pipe and its tap to the right; the top is 20 cm high. */
export function gasRing(): Part {
  const legs = cut(bar(-22, -16, -25, 0, 3.4) + bar(22, -16, 25, 0, 3.4), "#4B4644")
  const burner = cut(block(-13, -4, 26, 6, 2), "#3A3533") + cut(block(-11, -8.6, 22, 2, 1), "#5B5552")
  const pipe =
    line("M13 -6.6H30C34 -6.6 34 -2 38 -2H60", "#B98A3A", 2.6) +
    line("M13 -7.4H30C34.6 -7.4 34.6 -2.8 38 -2.8H60", "#E2BC6A", 0.8) +
    sheet(
      cut(block(21, -3.6, 6, 6, 1), iron.shade) +
        cut(block(22.6, -9, 2.8, 5, 0.8), ramps.clay[600]) +
        cut(block(19.6, -12.4, 8.8, 2.6, 1.2), ramps.clay[600]),
      "fine",
    )
  const flame = (x: number, tall: number, lean: number) => {
    const tip = `${round(x + lean)} ${round(-10 - tall)}`
    const shape = (half: number, share: number) =>
      `M${round(x - half)} -10C${round(x - half * 1.3)} ${round(-10 - tall * 0.4 * share)} ${round(x + lean * share - half * 0.2)} ${round(-10 - tall * 0.7 * share)} ${share === 1 ? tip : `${round(x + lean * share)} ${round(-10 - tall * share)}`}C${round(x + lean * share + half * 0.6)} ${round(-10 - tall * 0.6 * share)} ${round(x + half * 1.3)} ${round(-10 - tall * 0.4 * share)} ${round(x + half)} -10Z`
    return (
      sheet(cut(shape(1.9, 1), "#2F6DB5"), "fine") + cut(shape(1.3, 0.72), "#5AA4E0") + cut(shape(0.7, 0.42), "#CBE9FB")
    )
  }
  const flames = repeat(9, (index) => flame(-12 + index * 3, 8.6 + (index % 3) * 1.1, (index - 4) * 0.55))
  const rim = cut(block(-26, -19, 52, 2.6, 1.2), "#4B4644") + cut(block(-26, -20.6, 52, 1, 0.5), "#6A6360")
  return {
    svg: sheet(legs, "detail") + sheet(pipe, "fine") + sheet(burner, "detail") + flames + sheet(rim, "fine"),
    box: { left: -26, top: -21, right: 60, bottom: 0 },
    name: "a biogas ring with blue flames",
  }
}

/** An aluminium pan, 46 cm wide, seen from a little above, milk foaming at its brim. */
export function saucepan(): Part {
  const body = "M-23 -22L-20.6 -3C-20 -0.6 -18 0 -15 0H15C18 0 20 -0.6 20.6 -3L23 -22Z"
  const inside =
    cut("M7 2L9 -24H26V2Z", steel.shade) +
    cut("M-19.6 -20L-17.6 -2H-13.6L-15 -20Z", steel.light) +
    cut("M-26 -4C-10 -1 10 -1 26 -4V4H-26Z", mix(steel.shade, "#1B0F08", 0.4)) +
    line("M-23 -18.4C-10 -15.6 10 -15.6 23 -18.4", steel.shade, 0.5)
  const handles =
    line("M-22.6 -17C-30 -18 -30 -10 -21.6 -11M22.6 -17C30 -18 30 -10 21.6 -11", iron.shade, 2) +
    cut(block(-29.4, -11.6, 2.4, 5, 1) + block(27, -11.6, 2.4, 5, 1), "#2B2420")
  const mouth =
    cut("M-24 -22C-20 -27 20 -27 24 -22C20 -17.4 -20 -17.4 -24 -22Z", steel.light) +
    cut("M-22 -22.2C-18 -25.8 18 -25.8 22 -22.2C18 -18.8 -18 -18.8 -22 -22.2Z", "#F6EFDC")
  const foam = [-15, -9, -3, 4, 11, 16]
    .map(
      (x, index) =>
        `<ellipse cx="${x}" cy="${-22 - (index % 2) * 1.1}" rx="${3.4 - (index % 3) * 0.5}" ry="1.3" fill="#FFFFFF"/>`,
    )
    .join("")
  return {
    svg: sheet(handles, "fine") + cutWith(body, steel.base, inside, "small") + sheet(mouth, "fine") + foam,
    box: { left: -30, top: -26, right: 30, bottom: 0 },
    name: "a pan of milk",
  }
}

/** A shoe being made: the upper over its wooden last, on an iron foot, 30 cm high. */
export function shoeLast(): Part {
  const foot = cut(block(-8, 0, 16, 3, 1) + block(-2, -2, 4, 16), iron.shade)
  const upper = "M-12 -17C-13 -25 -8 -30 -2 -29C3 -28 4 -24 9 -22C14 -21 18 -20 18 -16.6H-12Z"
  const inside =
    cut("M-14 -20C-4 -17 8 -19 20 -18V-14H-14Z", hide.ankole.shade) +
    line("M-8 -27C-4 -24 2 -23 8 -21.6", hide.ankole.light, 0.7)
  return {
    svg:
      sheet(foot, "fine") +
      cutWith(upper, hide.ankole.base, inside, "small") +
      sheet(cut("M-12.6 -17.4H18.6V-15.4H-12.6Z", ramps.gold[300]), "fine") +
      line("M-11 -18.6L18 -18.6", ramps.cream[100], 0.4),
    box: { left: -13, top: -30, right: 19, bottom: 0 },
    name: "a shoe on its last",
  }
}

/** A pair of leather sandals, 27 cm each, lying side by side. */
export function sandals(): Part {
  const one = (x: number) =>
    `<g transform="translate(${x} 0)">${
      sheet(
        cut("M-13 0C-14 -4 -8 -5.4 -2 -4.6C4 -4 13 -6 14 -2.6C14.4 0 10 0.4 6 0.4Z", hide.ankoleDark.base),
        "fine",
      ) +
      sheet(
        line("M-8 -3.6C-6 -9 -2 -9 -1 -4M3 -4C4 -8.6 9 -8.6 11 -3.6M-1 -6L4 -6.4", hide.ankoleFawn.base, 1.5),
        "fine",
      )
    }</g>`
  return {
    svg: one(-9) + one(12),
    box: { left: -22, top: -10, right: 27, bottom: 1 },
    name: "a pair of sandals",
  }
}
