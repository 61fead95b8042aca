/** What milk is drawn into, strained through and tested with. */
import type { Part } from "../part"
import { cloth, material, ramps, type Tone } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, polygon, repeat, type Standing } from "./shapes"

const { wood, steel, milk } = material

/** Wood of a smoked milk pot, dark and polished. */
const smoked: Tone = { light: "#7A4A32", base: "#553022", shade: "#391E15" }

/** An Ankole milk pot, ekyanzi: turned from one piece of wood, smoked, 30 cm; `lid` is the woven cone. */
export function milkPot({ lid = false, ...standing }: Standing & { lid?: boolean } = {}): Part {
  const body =
    "M-6 0H6C11 -1 14.5 -7 14.5 -12C14.5 -17 10 -19.5 8 -22C7 -24 7 -26 8.6 -29H-8.6C-7 -26 -7 -24 -8 -22C-10 -19.5 -14.5 -17 -14.5 -12C-14.5 -7 -11 -1 -6 0Z"
  const inside =
    cut("M4 2C10 -4 11 -12 6.5 -19C4.6 -22 4.6 -26 5.6 -30H18V2Z", smoked.shade) +
    cut("M-12.4 -12C-12 -16 -8 -18.6 -6.6 -21.6C-7 -17 -10 -14 -9.6 -8C-11.6 -8.6 -12.4 -10 -12.4 -12Z", smoked.light) +
    line("M-8.4 -22.4C-3 -21.2 3 -21.2 8.4 -22.4M-8 -20.8C-3 -19.6 3 -19.6 8 -20.8", ramps.gold[400], 0.7) +
    line("M-14 -10L-11 -13L-8 -10L-5 -13L-2 -10L1 -13L4 -10L7 -13L10 -10L13 -13", smoked.light, 0.9)
  const cone =
    cut("M-9.4 -28.6C-6 -34 -3.4 -41 0 -51C3.4 -41 6 -34 9.4 -28.6C3 -26.8 -3 -26.8 -9.4 -28.6Z", ramps.cream[100]) +
    cut("M2 -28C4 -34 3 -42 0 -51C3.4 -41 6 -34 9.4 -28.6C7 -27.9 4 -27.6 2 -27.6Z", ramps.cream[300]) +
    line("M-7.6 -31.4C-3 -30 3 -30 7.6 -31.4M-4.8 -37.4C-2 -36.4 2 -36.4 4.8 -37.4", ramps.clay[700], 1.5) +
    line("M-6 -34.4C-2 -33.2 2 -33.2 6 -34.4M-2.6 -43C-1 -42.4 1 -42.4 2.6 -43", ramps.soil[900], 1)
  return {
    svg:
      footing(standing, 13) +
      (lid
        ? sheet(cone, "fine")
        : cut("M-8.6 -28.8C-4 -30.6 4 -30.6 8.6 -28.8C4 -27.4 -4 -27.4 -8.6 -28.8Z", smoked.shade)) +
      cutWith(body, smoked.base, inside, "small"),
    box: { left: -14.5, top: lid ? -51 : -30, right: 14.5, bottom: 0 },
    name: "a wooden milk pot",
  }
}

/** A steel milking bucket, 30 cm; `bail` draws the handle upright, `full` shows the milk. */
export function bucket({
  bail = true,
  full = false,
  tone = steel,
  ...standing
}: Standing & { bail?: boolean; full?: boolean; tone?: Tone } = {}): Part {
  const body = "M-15 -27L-11 -1.4C-6 .8 6 .8 11 -1.4L15 -27C6 -24 -6 -24 -15 -27Z"
  const inside =
    cut("M4 2L6.4 -30H18V2Z", tone.shade) +
    cut("M-12.6 -28L-9.4 2H-6.6L-9.4 -28Z", tone.light) +
    line("M-14 -20.6C-6 -18 6 -18 14 -20.6M-12 -6.4C-5 -4.4 5 -4.4 12 -6.4", tone.shade, 1)
  const mouth =
    cut("M-15.6 -27.4C-13 -31.4 13 -31.4 15.6 -27.4C13 -23.6 -13 -23.6 -15.6 -27.4Z", tone.light) +
    cut("M-13.6 -27.4C-11 -30 11 -30 13.6 -27.4C11 -24.8 -11 -24.8 -13.6 -27.4Z", full ? milk.light : tone.shade)
  return {
    svg:
      footing(standing, 14) +
      cutWith(body, tone.base, inside, "small") +
      sheet(mouth, "fine") +
      (bail ? line("M-15 -27C-14 -48 14 -48 15 -27", tone.shade, 1.4) : ""),
    box: { left: -15.6, top: bail ? -43 : -30, right: 15.6, bottom: 0.4 },
    name: "a bucket",
  }
}

/** A forty-litre can without its lid, 57 cm; `cloth` ties a straining cloth over its mouth. */
export function openCan({
  strainer = false,
  band,
  ...standing
}: Standing & { strainer?: boolean; band?: string } = {}): Part {
  const body = "M-16.5 -3C-16.5 .8 16.5 .8 16.5 -3L18 -35C18 -44 11 -45 11 -51V-56H-11V-51C-11 -45 -18 -44 -18 -35Z"
  const inside =
    cut("M7 2L8 -35C8 -45 4 -46 4 -58H22V2Z", steel.shade) +
    cut("M-13.5 2L-14.2 -35C-14 -43 -8 -45 -7.8 -58H-4.6C-4.6 -45 -10.5 -43 -10.7 -35L-10 2Z", steel.light) +
    (band ? cut("M-19 -31C-8 -28.5 8 -28.5 19 -31V-19C8 -16.5 -8 -16.5 -19 -19Z", band) : "") +
    line("M-18 -36.5C-8 -34 8 -34 18 -36.5M-17 -7.5C-8 -5 8 -5 17 -7.5", steel.shade, 1.1)
  const handles = line("M-13.5 -44C-23 -48 -24 -37 -17.5 -34M13.5 -44C23 -48 24 -37 17.5 -34", steel.shade, 2.3)
  const mouth =
    cut("M-13 -56.4C-11 -60 11 -60 13 -56.4C11 -53.4 -11 -53.4 -13 -56.4Z", steel.light) +
    cut("M-11 -56.5C-9 -58.8 9 -58.8 11 -56.5C9 -54.4 -9 -54.4 -11 -56.5Z", "#5A6365")
  const veil =
    cut(
      "M-13.4 -57.4C-8 -60.4 8 -60.4 13.4 -57.4L14.6 -50L19 -43L13 -45.6L9 -40.6L5 -45.6L0 -41L-5 -45.8L-10 -40.8L-13 -46L-19 -43.6L-14.6 -50Z",
      ramps.cream[50],
    ) +
    cut(
      "M5 -59.4C8 -59 11 -58.6 13.4 -57.4L14.6 -50L19 -43L13 -45.6L9 -40.6L7 -43.4C8 -49 7 -55 5 -59.4Z",
      ramps.cream[200],
    ) +
    cut("M-11 -57C-7 -59 7 -59 11 -57C7 -54.4 -7 -54.4 -11 -57Z", milk.light) +
    line("M-14.4 -50.4C-6 -47.6 6 -47.6 14.4 -50.4", cloth.clay.base, 1.3)
  return {
    svg:
      footing(standing, 20) +
      sheet(handles, "small") +
      cutWith(body, steel.base, inside, "small") +
      sheet(strainer ? veil : mouth, "fine"),
    box: { left: -22, top: -60, right: 22, bottom: 0 },
    name: strainer ? "a milk can with a straining cloth" : "a milk can",
  }
}

/** A wooden stand for milking goats: platform 42 cm high and 130 long, ramp on the left, feed box in front (right). */
export function milkingStand(): Part {
  const legs = cut(
    bar(-50, -38, -54, 0, 7) + bar(56, -38, 60, 0, 7) + bar(-30, -38, -32, -2, 6) + bar(40, -38, 42, -2, 6),
    wood.shade,
  )
  const ramp =
    cut(polygon([-62, -40], [-54, -34], [-118, 0], [-128, 0]), wood.base) +
    line("M-74 -29L-68 -26M-88 -22L-82 -19M-102 -14L-96 -11", wood.shade, 2)
  const deck =
    cut(polygon([-56, -48], [62, -48], [68, -40], [-62, -40]), wood.light) +
    cut(block(-62, -34, 130, 6.4), wood.base) +
    line("M-40 -47.4L-43 -40.6M-16 -47.4L-18 -40.6M10 -47.4V-40.6M34 -47.4L36 -40.6", wood.shade, 0.9)
  const head =
    cut(bar(62, -36, 62, -128, 6) + bar(44, -46, 44, -60, 4), wood.base) +
    cut(polygon([62, -92], [94, -96], [90, -74], [64, -74]), wood.light) +
    cut(polygon([64, -82], [92, -85], [90, -74], [64, -74]), wood.base)
  return {
    svg: footing({}, 66) + sheet(legs + ramp, "small") + sheet(head, "small") + sheet(deck, "detail"),
    box: { left: -128, top: -128, right: 94, bottom: 0 },
    name: "a milking stand",
  }
}

/** A glass cylinder of milk with a lactometer afloat in it, 42 cm; the origin is where a hand grips the glass. */
export function lactometer(): Part {
  const glass = block(-4.6, 12, 9.2, 30, 1.4)
  return {
    svg:
      sheet(
        cut(glass, "#E8F3F2") +
          clip(glass, cut(block(-5, 13, 10, 27), milk.base) + cut(block(1.6, 13, 4, 27), milk.shade)) +
          cut(block(-7.4, 14, 14.8, 2.6, 1), material.water.shade) +
          line("M-4.6 -17.6H4.6", material.water.shade, 0.9),
        "fine",
      ) +
      sheet(
        cut(block(-0.9, -12, 1.8, 15, 0.8), ramps.gold[400]) +
          line("M-.9 -22H.5M-.9 -19.6H.5M-.9 -24.4H.5", ramps.clay[700], 0.5),
        "fine",
      ) +
      line("M-3 -10V6", "#FFFFFF", 1),
    box: { left: -7.4, top: -27, right: 7.4, bottom: 14 },
    name: "a lactometer",
  }
}

/** A portable milking machine on two wheels with its bucket, 110 cm; the cups hang at the end of the hoses. */
export function milkingMachine(): Part {
  const frame =
    line("M-34 -92L-22 -16H24M-38 -96L-46 -98", cloth.charcoal.base, 4) +
    line("M-22 -16V-6M22 -16V0", cloth.charcoal.base, 4)
  const motor =
    cut(block(-22, -20, 22, 26, 4), cloth.forest.base) +
    cut(block(-8, -20, 8, 26, 3), cloth.forest.shade) +
    repeat(3, (i) => cut(block(-19 + i * 5, -25, 2, 16), cloth.forest.shade))
  const can = "M4 -18H34L35 -46C35 -54 28 -56 27 -60H11C10 -56 3 -54 3 -46Z"
  const vessel =
    cutWith(
      can,
      steel.base,
      cut("M24 -16L25 -62H38V-14Z", steel.shade) + cut("M7 -16V-50H10V-16Z", steel.light),
      "small",
    ) +
    sheet(
      cut(block(9, -59, 20, 5, 1.6), cloth.charcoal.base) + cut(block(15, -63, 8, 4, 1.4), cloth.charcoal.shade),
      "fine",
    )
  const wheel = sheet(cut(circle(-16, -11, 11), cloth.charcoal.shade) + cut(circle(-16, -11, 5), steel.base), "fine")
  const hose = line("M19 -66C22 -92 56 -90 66 -64M22 -66C30 -84 62 -80 72 -60", cloth.charcoal.shade, 1.8)
  return {
    svg: footing({}, 40) + sheet(frame, "small") + sheet(motor, "small") + vessel + wheel + hose,
    box: { left: -48, top: -98, right: 72, bottom: 0 },
    name: "a milking machine",
  }
}

/** Four teat cups on their claw; the origin is the middle of the tops of the cups, the hose leaves below. */
export function teatCups(): Part {
  const cup = (x: number) =>
    cut(block(x - 1.7, 12, 3.4, 13, 1), steel.base) + cut(block(x + 0.2, 12, 1.5, 13), steel.shade)
  return {
    svg: sheet(
      line("M-6 12L0 20M-2 12L0 20M2 12L0 20M6 12L0 20", cloth.charcoal.base, 1.1) +
        [-6, -2, 2, 6].map(cup).join("") +
        cut(circle(0, 20, 3.6), steel.light),
      "fine",
    ),
    box: { left: -8, top: -1, right: 8, bottom: 24 },
    name: "teat cups",
  }
}
