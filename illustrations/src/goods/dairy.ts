/** Bottles, jars and glasses of milk and ghee. Centimetres, standing at the origin, lit from the left. */
import { clip, cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { cloth, material, ramps, type Tone } from "../palette"

const glass = "#CFE3DF"
const glassShade = "#9DBFBD"
const { milk } = material

interface BottleOptions {
  /** What is in it, for its name. */
  of?: string
  cap?: Tone
  label?: Tone
  /** Drawn in the middle of the label, centred on the origin, about 6 cm wide. */
  motif?: string
  stripe?: string
}

/** A one-litre glass bottle of milk, 26 cm, with a paper label and a cap. */
export function milkBottle({
  of = "milk",
  cap = cloth.clay,
  label = cloth.forest,
  motif = "",
  stripe = ramps.gold[400],
}: BottleOptions = {}): Part {
  const outer =
    "M-4.4 0C-5.2 0 -5.6 -.5 -5.6 -1.3V-12.5C-5.6 -16.5 -2.9 -17.8 -2.7 -21V-24H2.7V-21C2.9 -17.8 5.6 -16.5 5.6 -12.5V-1.3C5.6 -.5 5.2 0 4.4 0Z"
  const filled =
    "M-4.2 -.6C-4.8 -.6 -5 -.9 -5 -1.5V-12.5C-5 -15.8 -2.7 -17.2 -2.3 -20.2C-1 -19.8 1 -19.8 2.3 -20.2C2.7 -17.2 5 -15.8 5 -12.5V-1.5C5 -.9 4.8 -.6 4.2 -.6Z"
  const inside =
    cut(filled, milk.base) +
    clip(
      filled,
      cut("M2.6 1V-12C2.6 -16 .8 -17 .5 -21H6V1Z", milk.shade) +
        cut("M4 1V-12C4 -15.5 1.9 -17 1.5 -21H6V1Z", "#C9BFA6"),
    ) +
    cut("M-4.4 -3V-12.2C-4.4 -14.6 -3 -15.9 -2.3 -17.5C-2.6 -15.6 -3.5 -14.5 -3.5 -12.2V-3Z", "#FFFFFF") +
    cut("M2.2 -24H2.7V-21L2.2 -20.5Z", glassShade)
  const paper = "M-5.8 -11.6C-2 -10.9 2 -10.9 5.8 -11.6V-2.8C2 -2.1 -2 -2.1 -5.8 -2.8Z"
  const printed =
    cut("M2.8 -13H7V0H2.8Z", label.shade) +
    cut(
      "M-6 -11.4C-2 -10.7 2 -10.7 6 -11.4V-10.3C2 -9.6 -2 -9.6 -6 -10.3ZM-6 -4.1C-2 -3.4 2 -3.4 6 -4.1V-3C2 -2.3 -2 -2.3 -6 -3Z",
      stripe,
    ) +
    `<g transform="translate(-0.3 -6.9)">${motif}</g>`
  const lid =
    cut(
      "M-3.2 -23.2V-25.4C-3.2 -26.1 -2.8 -26.4 -2.2 -26.4H2.2C2.8 -26.4 3.2 -26.1 3.2 -25.4V-23.2C1 -22.9 -1 -22.9 -3.2 -23.2Z",
      cap.base,
    ) +
    cut("M1 -26.4H2.2C2.8 -26.4 3.2 -26.1 3.2 -25.4V-23.2C2.5 -23.1 1.7 -23 1 -23Z", cap.shade) +
    cut("M-2.6 -23.4V-25.3C-2.6 -25.8 -2.4 -26 -2 -26H-1.6V-23.3Z", cap.light)
  return {
    svg: cutWith(outer, glass, inside, "fine") + cutWith(paper, label.base, printed, "fine") + sheet(lid, "fine"),
    box: { left: -5.6, top: -26.4, right: 5.6, bottom: 0 },
    name: `a bottle of ${of}`,
  }
}

/** A drinking glass of milk, 12 cm. */
export function milkGlass(): Part {
  const outer = "M-3.3 0C-3.7 0 -3.9 -.2 -3.95 -.6L-4.5 -12H4.5L3.95 -.6C3.9 -.2 3.7 0 3.3 0Z"
  const filled = "M-3.2 -.7L-3.65 -9.7C-1 -9.2 1 -9.2 3.65 -9.7L3.2 -.7Z"
  const inside =
    cut(filled, milk.base) +
    clip(filled, cut("M1.4 0L1.8 -11H5V0Z", milk.shade)) +
    cut("M-3.65 -9.8C-3.65 -10.7 3.65 -10.7 3.65 -9.8C3.65 -9 -3.65 -9 -3.65 -9.8Z", "#FFFFFF") +
    cut("M-2.8 -1.5L-3.2 -8.5H-2.5L-2.2 -1.5Z", "#FFFFFF")
  return {
    svg: cutWith(outer, `${glass}DD`, inside, "fine"),
    box: { left: -4.5, top: -12, right: 4.5, bottom: 0 },
    name: "a glass of milk",
  }
}

/** A jar of golden ghee under a cloth cover tied with string, 17 cm. */
export function gheeJar({ cover = cloth.clay, motif = "" }: { cover?: Tone; motif?: string } = {}): Part {
  const ghee = { light: "#FBD766", base: "#EDB02F", shade: "#C98413" }
  const outer =
    "M-5.5 0C-6.5 0 -7 -.6 -7 -1.5V-11C-7 -12.8 -5.6 -13.2 -5.4 -14.5H5.4C5.6 -13.2 7 -12.8 7 -11V-1.5C7 -.6 6.5 0 5.5 0Z"
  const filled =
    "M-5.3 -.8C-6 -.8 -6.3 -1.2 -6.3 -1.7V-11C-6.3 -11.9 -5.7 -12.3 -5.3 -12.9H5.3C5.7 -12.3 6.3 -11.9 6.3 -11V-1.7C6.3 -1.2 6 -.8 5.3 -.8Z"
  const inside =
    cut(filled, ghee.base) +
    clip(
      filled,
      cut("M2.8 0V-14H8V0Z", ghee.shade) +
        cut("M-7 -3.2C-4 -5.6 -1 -1.8 2 -3.6C4 -4.6 6 -3 8 -3.8V1H-7Z", `${ghee.shade}88`) +
        cut("M-7 -13.5H7V-12.3C3 -11.7 -3 -11.7 -7 -12.3Z", ghee.light),
    ) +
    cut("M-5.6 -2.2V-11C-5.6 -11.6 -5.2 -11.9 -4.9 -12.2C-4.6 -11.6 -4.6 -11.4 -4.6 -10.8V-2.2Z", "#FFF0B8")
  const paper = "M-4.9 -10.3C-1.8 -9.9 1.8 -9.9 4.9 -10.3V-2.9C1.8 -2.5 -1.8 -2.5 -4.9 -2.9Z"
  const printed =
    cut("M2.4 -12H6V0H2.4Z", ramps.cream[200]) +
    line("M-4.5 -9.8C-1.6 -9.4 1.6 -9.4 4.5 -9.8V-3.4C1.6 -3 -1.6 -3 -4.5 -3.4Z", ramps.clay[600], 0.22) +
    `<g transform="translate(0 -6.4)">${motif}</g>`
  const hood =
    "M-6.3 -14.2L-7.4 -12.3L-5.6 -13.2L-4.2 -11.9L-2.4 -13L-.6 -11.7L1.2 -13L3 -11.8L4.6 -13.1L6.2 -12L6.3 -14.2C6.7 -16 5.6 -17.2 3.5 -17.4C1 -17.7 -1 -17.7 -3.5 -17.4C-5.6 -17.2 -6.7 -16 -6.3 -14.2Z"
  const folds =
    cut("M2.2 -18H8V-11H2.8C3.2 -13.5 3 -15.6 2.2 -18Z", cover.shade) +
    cut("M-5.6 -15C-5.4 -16.4 -4.2 -16.8 -2.6 -17C-4 -16.2 -4.4 -15.4 -4.4 -14.4Z", cover.light) +
    line("M-3.6 -14L-4.2 -12.3M-1.6 -14L-1 -12.2M1 -14L.9 -12.5M4.6 -14L5 -12.6", cover.shade, 0.35) +
    line("M-2.5 -17.3V-14M.2 -17.5V-14M-5.8 -15.7L-5.7 -14", `${ramps.cream[100]}66`, 0.3)
  const string =
    line("M-6.2 -14C-2 -13.3 2 -13.3 6.2 -14", ramps.cream[200], 0.55) +
    line(
      "M3.2 -13.6C4.5 -15.6 6 -14.8 3.2 -13.6C1.6 -15.6 .4 -14.6 3.2 -13.6L4.4 -11.3M3.2 -13.6L2.3 -11.2",
      ramps.cream[200],
      0.4,
    )
  return {
    svg:
      cutWith(outer, "#EADFB8", inside, "fine") +
      cutWith(paper, ramps.cream[50], printed, "fine") +
      cutWith(hood, cover.base, folds, "fine") +
      sheet(string, "fine"),
    box: { left: -7.4, top: -17.6, right: 7.4, bottom: 0 },
    name: "a jar of ghee",
  }
}

/** A clay bowl of ghee with a wooden spoon in it, 15 cm wide. */
export function gheeBowl(): Part {
  const { mud, wood } = material
  const spoon = sheet(
    cut("M3 -6.5L13 -15.5C13.8 -16.2 14.9 -15.2 14.2 -14.4L5 -5.5Z", wood.base) +
      cut("M5 -5.5L14.2 -14.4C14.4 -14.7 14.5 -15 14.4 -15.3L4.4 -5.8Z", wood.shade),
    "fine",
  )
  const back =
    cut("M-7.5 -6C-7.5 -8 7.5 -8 7.5 -6C7.5 -4 -7.5 -4 -7.5 -6Z", mud.shade) +
    cut("M-6.7 -6C-6.7 -7.5 6.7 -7.5 6.7 -6C6.7 -4.6 -6.7 -4.6 -6.7 -6Z", "#EDB02F") +
    cut("M-5.5 -6.2C-5 -7 0 -7.2 3 -6.9C0 -6.7 -3 -6.4 -4.5 -5.8Z", "#FBD766")
  const body = "M-7.5 -6C-7.3 -2.6 -4.8 0 -3 0H3C4.8 0 7.3 -2.6 7.5 -6C7 -4 -7 -4 -7.5 -6Z"
  const inside =
    cut("M2.5 1C4.5 -1.5 5 -3.5 5 -6H9V1Z", mud.shade) +
    line("M-6.6 -3.4C-3 -2 3 -2 6.6 -3.4", mud.shade, 0.3) +
    line("M-6.9 -2.9L-5.6 -2.3L-4.5 -1.7L-3.4 -2L-2.2 -1.2L-1 -1.6L.2 -1L1.4 -1.6L2.6 -1.1", ramps.cream[200], 0.25)
  return {
    svg: back + spoon + cutWith(body, mud.base, inside, "fine"),
    box: { left: -7.5, top: -16, right: 14.5, bottom: 0 },
    name: "a bowl of ghee",
  }
}
