/** Vessels for milk and water. */
import type { Part } from "../part"
import { cloth, leaf, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, repeat, type Standing } from "./shapes"

interface CanOptions extends Standing {
  tone?: Tone
  /** A coloured band around the belly. */
  band?: string
}

/** A 40-litre aluminium milk can, 65 cm high, as dairies collect them. */
export function milkCan({ tone = material.steel, band, ...standing }: CanOptions = {}): Part {
  const body =
    "M-16.5 -3C-16.5 .8 16.5 .8 16.5 -3L18 -35C18 -44 9.8 -45 9.5 -51.5V-57H-9.5V-51.5C-9.8 -45 -18 -44 -18 -35Z"
  const inside =
    cut("M7 2L8 -35C8 -45 3.5 -46 3.5 -58H22V2Z", tone.shade) +
    cut("M-13.5 2L-14.2 -35C-14 -43 -7 -45 -6.8 -58H-3.8C-3.8 -45 -10.5 -43 -10.7 -35L-10 2Z", tone.light) +
    (band ? cut("M-19 -31C-8 -28.5 8 -28.5 19 -31V-19C8 -16.5 -8 -16.5 -19 -19Z", band) : "") +
    line("M-18 -36.5C-8 -34 8 -34 18 -36.5M-17 -7.5C-8 -5 8 -5 17 -7.5", tone.shade, 1.1) +
    cut("M-10 -53C-5 -51 5 -51 10 -53V-50.5C5 -48.5 -5 -48.5 -10 -50.5Z", tone.shade)
  const handles = line("M-13.5 -44C-23 -48 -24 -37 -17.5 -34M13.5 -44C23 -48 24 -37 17.5 -34", tone.shade, 2.3)
  const lid =
    cut(
      "M-11.8 -56.5C-12 -60 -10.5 -61.5 -6.5 -62L-3.5 -62.5V-65.5H3.5V-62.5L6.5 -62C10.5 -61.5 12 -60 11.8 -56.5C5 -54.8 -5 -54.8 -11.8 -56.5Z",
      tone.base,
    ) +
    cut(
      "M3.5 -65.5V-62.5L6.5 -62C10.5 -61.5 12 -60 11.8 -56.5C9.5 -55.9 7 -55.6 4.5 -55.4C6 -58 5 -61 1 -62V-65.5Z",
      tone.shade,
    ) +
    cut("M-9.5 -58.3C-9.3 -60 -8 -60.8 -5.5 -61.1C-7 -60 -7.5 -59.5 -7.5 -58Z", tone.light)
  return {
    svg:
      footing(standing, 20) + sheet(handles, "small") + cutWith(body, tone.base, inside, "small") + sheet(lid, "fine"),
    box: { left: -22, top: -65.5, right: 22, bottom: 0 },
    name: "a milk can",
  }
}

/** A small lidded churn with a bail handle, 38 cm, for one family's evening milk. */
export function churn({ tone = material.steel, band, ...standing }: CanOptions = {}): Part {
  const body = "M-11 -2C-11 .6 11 .6 11 -2L12.5 -20C12.5 -25 7.5 -26 7.5 -29V-31H-7.5V-29C-7.5 -26 -12.5 -25 -12.5 -20Z"
  const inside =
    cut("M4.5 1L5.5 -20C5.5 -26 2.5 -27 2.5 -32H14V1Z", tone.shade) +
    cut("M-9 1L-10 -20C-9.8 -25 -5.5 -26 -5.3 -32H-3C-3 -26 -7.3 -25 -7.5 -20L-6.8 1Z", tone.light) +
    (band ? cut("M-13 -17C-5 -15.5 5 -15.5 13 -17V-9C5 -7.5 -5 -7.5 -13 -9Z", band) : "")
  const lid =
    cut("M-9 -30.5C-9 -33 -7 -34 -3 -34.3V-36.5H3V-34.3C7 -34 9 -33 9 -30.5C4 -29.3 -4 -29.3 -9 -30.5Z", tone.base) +
    cut("M1 -36.5H3V-34.3C7 -34 9 -33 9 -30.5C7 -30 5 -29.8 3 -29.7C5 -32 4 -33.5 1 -34.3Z", tone.shade)
  const bail = line("M-11.5 -24C-16 -33 -10 -46 0 -46C10 -46 16 -33 11.5 -24", tone.shade, 1.1)
  const grip = cut(block(-4, -44.8, 8, 2.6, 1.2), material.wood.base)
  return {
    svg:
      footing(standing, 14) +
      sheet(bail + grip, "fine") +
      cutWith(body, tone.base, inside, "small") +
      sheet(lid, "fine"),
    box: { left: -14, top: -47.4, right: 14, bottom: 0 },
    name: "a small milk churn",
  }
}

/** A 20-litre plastic jerrycan, 47 cm. */
export function jerrycan({ tone = cloth.gold, ...standing }: CanOptions = {}): Part {
  const body =
    "M-14 -3C-14 -1 -13 0 -11 0H11C13 0 14 -1 14 -3V-30C14 -34 12 -36 9 -37L4 -39.5H-11C-13 -39.5 -14 -38 -14 -36Z"
  const inside =
    cut("M8 1V-31C8 -35 6 -36 3 -38L2 -41H16V1Z", tone.shade) +
    cut("M-11.5 -4V-34C-11.5 -36 -10.5 -37 -9 -37H-8C-9 -36 -9 -35 -9 -33V-4Z", tone.light) +
    line("M-6 -6L5 -28M5 -6L-6 -28", tone.shade, 1.3)
  const handle = `<path fill-rule="evenodd" fill="${tone.base}" d="M-12 -38.5V-43C-12 -45 -11 -46 -9 -46H1C3.5 -46 4.5 -44 5 -42L6 -38.5ZM-9 -39.5H2.5L2 -41.5C1.7 -42.5 1.2 -43 0 -43H-8C-8.7 -43 -9 -42.7 -9 -42Z"/>`
  const spout = cut("M7 -37L9.5 -44H14.5L13 -35.5Z", tone.base) + cut(block(8.7, -43, 6.8, 4.5, 0.8), ramps.clay[700])
  return {
    svg: footing(standing, 15) + sheet(handle + spout, "fine") + cutWith(body, tone.base, inside, "small"),
    box: { left: -14, top: -47.5, right: 15.5, bottom: 0 },
    name: "a jerrycan",
  }
}

/** A milk cooling tank of a collection centre, 210 cm wide, on legs, with gauge and tap. */
export function coolingTank(): Part {
  const { steel, iron } = material
  const body =
    "M-84 -32H84C98 -32 105 -48 105 -72C105 -96 98 -112 84 -112H-84C-98 -112 -105 -96 -105 -72C-105 -48 -98 -32 -84 -32Z"
  const inside =
    cut("M-110 -58C-40 -50 40 -50 110 -58V-25H-110Z", steel.shade) +
    cut("M-96 -96C-90 -108 -84 -106 -80 -106H82C88 -106 94 -104 97 -97C40 -93 -40 -93 -96 -96Z", steel.light) +
    line("M-60 -112V-32M60 -112V-32", iron.base, 1.6)
  const legs = [-78, 78].map((x) => cut(bar(x, -34, x + Math.sign(x) * 6, 0, 9, 7), iron.shade)).join("")
  const hatch =
    cut("M-26 -111C-26 -119 -20 -122 0 -122C20 -122 26 -119 26 -111Z", steel.base) +
    cut("M4 -122C21 -122 26 -119 26 -111H8C12 -115 11 -120 4 -122Z", steel.shade) +
    cut(block(-5, -121.5, 10, 6, 2), iron.shade)
  const motor =
    cut(block(64, -112, 28, 24, 3), cloth.forest.base) +
    repeat(4, (i) => cut(block(68 + i * 6, -116, 2.5, 15), cloth.forest.shade))
  const tap = cut("M100 -44H113V-34H119V-27H107V-38H100Z", iron.shade)
  const gauge =
    cut(circle(-32, -76, 11), ramps.cream[50]) +
    cut(circle(-32, -76, 11, 9), iron.shade) +
    line("M-32 -76L-27 -82", ramps.clay[600], 2)
  return {
    svg:
      footing({}, 105) +
      sheet(legs + tap + motor, "detail") +
      cutWith(body, steel.base, inside, "figure") +
      sheet(hatch, "small") +
      sheet(gauge, "small"),
    box: { left: -105, top: -136, right: 119, bottom: 0 },
    name: "a milk cooling tank",
  }
}

/** A concrete drinking trough, seen a little from above, full of water. `length` in cm. */
export function waterTrough({ length = 220 }: { length?: number } = {}): Part {
  const half = length / 2
  const front = `M${-half} -48L${-half + 10} 0H${half - 10}L${half} -48Z`
  const inside =
    cut(`M${half * 0.45} 4L${half * 0.55} -52H${half + 10}V4Z`, material.iron.shade) +
    cut(`M${-half} -14C${-half * 0.4} -20 ${half * 0.3} -8 ${half} -15V4H${-half}Z`, leaf.acacia.light.concat("55"))
  const rim = `M${-half - 6} -47C${-half - 6} -54 ${-half + 8} -62 ${-half + 18} -62H${half - 18}C${half - 8} -62 ${half + 6} -54 ${half + 6} -47C${half} -44 ${-half} -44 ${-half - 6} -47Z`
  const water = `M${-half + 7} -50C${-half + 9} -54 ${-half + 16} -58 ${-half + 22} -58H${half - 22}C${half - 16} -58 ${half - 9} -54 ${half - 7} -50Z`
  const gleam = `M${-half + 30} -55H${half * 0.1}C${half * 0.05} -53.5 ${-half * 0.3} -53 ${-half + 34} -53ZM${half * 0.3} -53H${half * 0.7}V-51.8H${half * 0.34}Z`
  return {
    svg:
      footing({}, half) +
      cutWith(front, material.iron.base, inside, "figure") +
      sheet(cut(rim, material.iron.light), "detail") +
      cut(water, material.water.shade) +
      cut(water.replace("-58H", "-57H"), material.water.base) +
      cut(gleam, material.water.light),
    box: { left: -half - 6, top: -62, right: half + 6, bottom: 0 },
    name: "a water trough",
  }
}

/** A wide basin, 62 cm, seen a little from above; `load` is markup that lies in it, its floor at y = -17. */
export function basin({
  tone = cloth.sky,
  filling = "none",
  load = "",
  ...standing
}: Standing & { tone?: Tone; filling?: "mash" | "none"; load?: string } = {}): Part {
  const mash =
    cut("M-28 -18C-22 -24 22 -24 28 -18C22 -13 -22 -13 -28 -18Z", material.mud.base) +
    cut("M-22 -18C-14 -26 14 -26 22 -18C14 -14 -14 -14 -22 -18Z", material.mud.light) +
    repeat(
      16,
      (i) =>
        `<circle cx="${-20 + ((i * 13) % 41)}" cy="${-17 - ((i * 5) % 6) * 0.8}" r="0.9" fill="${ramps.gold[300]}"/>`,
    )
  return {
    svg:
      footing(standing, 26) +
      sheet(cut("M-31 -18C-25 -26 25 -26 31 -18C25 -11 -25 -11 -31 -18Z", tone.light), "fine") +
      cut("M-28 -18C-22 -24 22 -24 28 -18C22 -13 -22 -13 -28 -18Z", tone.shade) +
      (filling === "mash" ? mash : "") +
      load +
      cutWith(
        "M-30 -17C-22 -11.6 22 -11.6 30 -17C28 -7 20 0 10 0H-10C-20 0 -28 -7 -30 -17Z",
        tone.base,
        cut("M8 2C16 -4 20 -10 20 -20H34V2Z", tone.shade),
        "small",
      ) +
      line("M-30.4 -17.6C-24 -11.8 24 -11.8 30.4 -17.6", tone.light, 1.9),
    box: { left: -31, top: -25, right: 31, bottom: 0 },
    name: filling === "mash" ? "a basin of mash" : "a basin",
  }
}
