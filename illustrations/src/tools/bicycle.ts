/** What carries milk where no lorry goes. It goes to the right. */
import { place, round, type Part } from "../part"
import { cloth, material, ramps, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { circle, footing, repeat } from "./shapes"
import { milkCan } from "./vessels"

const { steel, iron } = material
const rubber = cloth.charcoal

function wheel(x: number): string {
  const spokes = repeat(9, (index) => {
    const angle = (index * Math.PI) / 9
    const [dx, dy] = [Math.cos(angle) * 30, Math.sin(angle) * 30]
    return `M${round(x - dx)} ${round(-34 - dy)}L${round(x + dx)} ${round(-34 + dy)}`
  })
  return sheet(
    line(spokes, steel.shade, 0.6) +
      cut(circle(x, -34, 34, 30.6), rubber.shade) +
      cut(circle(x, -34, 30.6, 29.4), steel.base) +
      cut(circle(x, -34, 3.2), iron.shade),
    "small",
  )
}

/** A roadster bicycle, 180 cm long, its bars at (44, -104) and its saddle at (-22, -98), with milk cans on the carrier. */
export function bicycle({ tone = cloth.forest, cans = 2 }: { tone?: Tone; cans?: 0 | 1 | 2 | 3 } = {}): Part {
  const frame =
    line(
      "M-54 -34L-16 -32L-22 -84M-16 -32L38 -78M-21 -78L37 -84M-54 -34L-21 -80M38 -92L40 -74L56 -34",
      tone.base,
      3.6,
    ) + line("M-53 -35L-16 -33M-16 -33L38 -79", tone.light, 1)
  const guards = line(
    "M-86 -44C-84 -62 -70 -71 -54 -71C-44 -71 -34 -66 -28 -58M34 -64C40 -70 48 -72 56 -71C70 -70 82 -60 86 -50",
    tone.shade,
    2.6,
  )
  const bars =
    line("M38 -90L37 -101C40 -106 46 -105 52 -103M37 -101C34 -104 34 -104 33 -104", iron.shade, 2.6) +
    line("M46 -104.4L55 -102", rubber.shade, 4)
  const saddle =
    line("M-22 -82L-23 -94", iron.shade, 2.6) +
    cut("M-38 -100C-30 -104 -16 -101 -6 -98C-8 -94 -20 -95 -24 -92C-30 -91 -38 -94 -38 -100Z", cloth.clay.shade)
  const rack = line("M-90 -78H-30M-86 -78L-56 -36M-44 -78L-54 -36", iron.shade, 2.4)
  const crank =
    cut(circle(-16, -32, 9, 6.6), iron.shade) +
    line("M-16 -32L-8 -17M-16 -32L-24 -47M-13 -16H-3M-29 -47H-19", iron.shade, 2.4)
  const can = (x: number, y: number, band: string) => place(milkCan({ standing: false, band }), x, y, 0.74)
  const loads = (cans > 0 ? can(-68, -26, ramps.clay[600]) : "") + (cans > 2 ? can(-62, -78, ramps.gold[400]) : "")
  return {
    svg:
      footing({}, 84) +
      (cans > 1 ? can(-44, -28, ramps.forest[600]) : "") +
      wheel(-54) +
      wheel(56) +
      sheet(guards, "fine") +
      sheet(rack, "fine") +
      sheet(frame, "small") +
      sheet(crank + saddle + bars, "fine") +
      loads,
    box: { left: -92, top: cans > 2 ? -127 : -106, right: 90, bottom: 0 },
    name: cans > 0 ? "a bicycle with milk cans" : "a bicycle",
  }
}
