/** Water lifted by the sun: tank, solar array with its pump, standpipe, drip lines. Centimetres. */
import type { Part } from "../part"
import { round } from "../part"
import { cloth, material, mix, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, repeat } from "../tools/shapes"

const { steel, iron, wood, water } = material

/** A ribbed plastic water tank on a timber tower, 260 cm wide and `height` cm high over all, its pipe down the side. */
export function waterTank({ height = 520, tone = cloth.charcoal }: { height?: number; tone?: Tone } = {}): Part {
  const deck = -(height - 210)
  const legs =
    cut(bar(-86, 0, -78, deck, 15) + bar(86, 0, 78, deck, 15), wood.base) +
    cut(bar(90, 0, 82, deck, 6) + bar(-82, 0, -74, deck, 6), wood.shade) +
    line(
      `M-84 ${round(deck * 0.2)}L80 ${round(deck * 0.62)}M84 ${round(deck * 0.2)}L-80 ${round(deck * 0.62)}`,
      wood.shade,
      8,
    ) +
    cut(block(-88, deck * 0.62, 176, 10), wood.base)
  const body = `M-92 ${deck - 4}V${deck - 150}C-92 ${deck - 178} -40 ${deck - 184} -34 ${deck - 196}H34C40 ${deck - 184} 92 ${deck - 178} 92 ${deck - 150}V${deck - 4}Z`
  const ribs = repeat(6, (row) =>
    cut(
      `M-100 ${deck - 26 - row * 24}Q0 ${deck - 16 - row * 24} 100 ${deck - 26 - row * 24}V${deck - 19 - row * 24}Q0 ${deck - 9 - row * 24} -100 ${deck - 19 - row * 24}Z`,
      tone.shade,
    ),
  )
  const inside =
    cut(`M34 ${deck}C44 ${deck - 60} 44 ${deck - 140} 30 ${deck - 200}H110V${deck}Z`, mix(tone.base, tone.shade, 0.6)) +
    ribs +
    cut(
      `M-78 ${deck - 8}C-84 ${deck - 70} -84 ${deck - 120} -72 ${deck - 156}H-58C-66 ${deck - 110} -66 ${deck - 60} -60 ${deck - 8}Z`,
      tone.light.concat("AA"),
    )
  const lid = cut(`M-36 ${deck - 194}C-36 ${deck - 212} 36 ${deck - 212} 36 ${deck - 194}Z`, tone.light)
  const pipe =
    line(`M104 ${deck - 170}H112V-4M92 ${deck - 170}H106`, steel.shade, 8) +
    line(`M110 ${deck - 166}V-4`, steel.light, 2.4)
  return {
    svg:
      footing({}, 110) +
      sheet(legs, "detail") +
      sheet(pipe, "small") +
      sheet(
        cut(block(-112, deck + 2, 224, 14), wood.light) + cut(block(-112, deck + 6, 224, 6), wood.shade),
        "detail",
      ) +
      cutWith(body, tone.base, inside, "figure") +
      sheet(lid, "small"),
    box: { left: -112, top: -height - 4, right: 118, bottom: 2 },
    name: "a water tank",
  }
}

/** The head of a borehole with its solar pump, 90 cm: casing, box with a lamp, a pipe that leaves to the right. */
export function solarPump(): Part {
  return {
    svg:
      footing({}, 60) +
      sheet(
        cut(block(-52, 0, 104, 16, 2), mix(iron.light, "#C9BBA4", 0.5)) + cut(block(-52, -11, 104, 5), iron.light),
        "small",
      ) +
      sheet(
        cut(block(-15, -16, 30, 46, 3), steel.base) +
          cut(block(3, -16, 12, 46, 2), steel.shade) +
          cut(block(-20, -58, 40, 9, 2), iron.shade),
        "small",
      ) +
      sheet(
        cut(block(-46, -16, 24, 52, 2), cloth.sky.shade) +
          cut(block(-42, -44, 16, 12, 1), ramps.cream[50]) +
          cut(circle(-34, -30, 3.4), ramps.gold[400]),
        "small",
      ) +
      sheet(line("M0 -66V-82H90", steel.shade, 8) + line("M-2 -66V-84H90", steel.light, 2), "small") +
      cut(circle(30, -82, 7), ramps.clay[600]),
    box: { left: -52, top: -88, right: 94, bottom: 2 },
    name: "a solar pump",
  }
}

/** Water falling in drops from a drip line at one plant: three drops under (0, 0), with the wet ring they make at `deep` below. */
export const drip = (deep: number): string =>
  cut(
    `M0 3C-3 8 -3.6 11 0 13C3.6 11 3 8 0 3ZM0 ${round(deep * 0.5)}c-3 5 -3.6 8 0 10c3.6 -2 3 -5 0 -10Z`,
    water.light,
  ) + `<ellipse cx="0" cy="${round(deep)}" rx="16" ry="4" fill="#3D281D" fill-opacity="0.5"/>`
