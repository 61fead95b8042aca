/** Two-wheelers and small lorries that carry milk, fodder and animals to market. All drive to the right. */
import { place, type Part } from "../part"
import { cloth, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { hayBale } from "./feed"
import { crate } from "./market"
import { bar, block, circle, footing, repeat } from "./shapes"
import { jerrycan, milkCan } from "./vessels"

const { steel, iron, wood } = material
const rubber = cloth.charcoal

/** A spoked wheel on the ground at x. */
function spoked(x: number, radius: number): string {
  const spokes = Array.from({ length: 9 }, (_, index) => {
    const angle = (index * Math.PI) / 9
    const dx = Math.cos(angle) * (radius - 5)
    const dy = Math.sin(angle) * (radius - 5)
    return `M${(x - dx).toFixed(1)} ${(-radius - dy).toFixed(1)}L${(x + dx).toFixed(1)} ${(-radius + dy).toFixed(1)}`
  }).join("")
  return sheet(
    line(spokes, steel.shade, 0.7) +
      cut(circle(x, -radius, radius, radius - 6.5), rubber.shade) +
      cut(circle(x, -radius, radius - 6.5, radius - 8.2), steel.base) +
      cut(circle(x, -radius, 6), iron.shade) +
      cut(circle(x, -radius, 2.4), steel.light),
    "small",
  )
}

/** A boda-boda, 200 cm long, the motorcycle taxi of every Ugandan road; `load` rides on its rack. */
export function bodaBoda({
  tone = cloth.clay,
  load = "cans",
}: { tone?: Tone; load?: "cans" | "jerrycans" | "crate" | "none" } = {}): Part {
  const frame =
    line("M-62 -30L-14 -34L6 -66L-34 -74L-62 -30M6 -66L44 -78L14 -30L-14 -34", rubber.base, 4) +
    cut("M-76 -62C-92 -58 -98 -46 -96 -36C-92 -48 -84 -56 -62 -60Z", tone.shade)
  const engine =
    cut("M-18 -52L18 -54L22 -34L14 -22H-14L-22 -32Z", iron.base) +
    cut("M4 -53L18 -54L22 -34L14 -22H2C8 -34 8 -44 4 -53Z", iron.shade) +
    line("M-14 -48H16M-15 -43H17M-16 -38H18", iron.shade, 1.4) +
    cut(circle(-6, -30, 7), steel.base) +
    cut(circle(-6, -30, 3), iron.shade)
  const exhaust =
    cut("M12 -24L2 -16H-56C-62 -16 -70 -20 -78 -24L-80 -17C-72 -12 -64 -9 -56 -9H4L20 -22Z", steel.base) +
    cut("M-78 -21L-80 -17C-72 -12 -64 -9 -56 -9H4L9 -12.5H-54C-62 -13 -70 -16 -78 -21Z", steel.shade)
  const fork = cut(bar(42, -92, 66, -28, 5, 4.5), steel.base) + cut(bar(44, -90, 68, -28, 1.8), steel.shade)
  const mudguard = cut("M34 -48C44 -66 78 -68 92 -44C80 -56 52 -58 40 -44Z", tone.base)
  const tank = "M-4 -70C0 -86 18 -92 36 -86C44 -82 46 -76 42 -70L4 -64Z"
  const tankInside =
    cut("M4 -60L46 -68V-74C34 -74 16 -70 -6 -72V-60Z", tone.shade) +
    cut("M4 -78C8 -86 20 -88 30 -86C22 -85 14 -82 10 -76Z", tone.light) +
    cut("M10 -74C18 -78 28 -79 36 -78L34 -75C26 -76 18 -75 12 -72Z", ramps.gold[400])
  const seat =
    cut(
      "M-64 -76C-64 -82 -58 -85 -50 -84L-14 -80C-6 -79 0 -76 4 -70L0 -66C-20 -70 -44 -68 -62 -70C-64 -71 -64 -74 -64 -76Z",
      rubber.base,
    ) + cut("M-62 -80C-58 -85 -54 -84.5 -50 -84L-14 -80C-10 -79.5 -6 -78 -3 -76C-20 -79 -44 -82 -62 -80Z", rubber.light)
  const side =
    cut("M-58 -68C-40 -70 -22 -68 -8 -66L-18 -50L-44 -54Z", tone.base) +
    cut("M-30 -69C-22 -68 -14 -67 -8 -66L-18 -50L-28 -51.5Z", tone.shade)
  const bars =
    line("M40 -90L34 -108L22 -112M38 -104L30 -124", iron.shade, 2.6) +
    cut(bar(26, -113, 13, -110, 4.2), rubber.base) +
    cut("M24 -126C24 -132 34 -134 38 -130L36 -122C32 -120 26 -121 24 -126Z", iron.shade)
  const lamp =
    cut("M42 -104C52 -106 58 -100 57 -94C56 -88 50 -86 44 -88Z", tone.base) +
    cut("M54 -103C58 -101 59.5 -91 54 -88C52 -92 52 -99 54 -103Z", ramps.gold[300])
  const rack = line("M-96 -76H-44M-92 -76L-76 -58M-62 -76V-64", iron.shade, 3)
  const loads = {
    none: "",
    cans:
      place(milkCan({ standing: false }), -78, -76, 0.82) +
      line("M-96 -92L-60 -96M-96 -112L-62 -112", rubber.shade, 1.6),
    jerrycans:
      place(jerrycan({ standing: false }), -92, -77, 0.95) + place(jerrycan({ standing: false }), -66, -77, 0.95),
    crate: place(crate({ filling: "greens", standing: false }), -76, -77, 0.9),
  }
  const hanging = load === "cans" ? place(milkCan({ standing: false, band: ramps.forest[600] }), -66, -26, 0.82) : ""
  return {
    svg:
      footing({}, 92) +
      spoked(-64, 30) +
      spoked(66, 30) +
      sheet(frame + rack, "small") +
      sheet(fork, "fine") +
      sheet(mudguard, "small") +
      sheet(engine + exhaust, "small") +
      sheet(side, "fine") +
      sheet(seat, "small") +
      cutWith(tank, tone.base, tankInside, "small") +
      sheet(bars + lamp, "small") +
      (loads[load] ? loads[load] : "") +
      hanging,
    box: { left: -98, top: load === "none" ? -132 : -132, right: 96, bottom: 0 },
    name: load === "cans" ? "a boda-boda with milk cans" : "a boda-boda",
  }
}

/** What a pick-up carries on its bed. */
export type Cargo = "cans" | "hay" | "crates" | "none"

/** A pick-up with stake sides, 460 cm long. */
export function pickup({ tone = cloth.sky, cargo = "cans" }: { tone?: Tone; cargo?: Cargo } = {}): Part {
  const wheel = (x: number) =>
    cut(circle(x, -36, 36), rubber.shade) +
    cut(circle(x, -36, 20), steel.base) +
    cut(circle(x, -36, 20, 15), steel.shade) +
    cut(circle(x, -36, 6), iron.shade)
  const cab =
    "M36 -62V-150C36 -166 42 -172 54 -172H112C124 -172 132 -166 138 -156L160 -116L212 -108C224 -106 230 -98 230 -88V-56C230 -50 226 -46 220 -46H36Z"
  const cabInside =
    cut("M30 -74C90 -70 170 -72 236 -78V-40H30Z", tone.shade) +
    cut("M30 -180H150V-164H30Z", tone.light) +
    cut("M54 -160H108C114 -160 119 -158 122 -152L140 -118H54Z", "#2F4A50") +
    cut("M60 -118L78 -160H92L74 -118ZM92 -118L106 -150L112 -140L102 -118Z", "#55767B") +
    line("M92 -172V-118M92 -112V-52", tone.shade, 2.4) +
    cut(block(72, -98, 14, 4, 2), iron.shade) +
    cut("M150 -118H158L212 -108V-104Z", tone.light)
  const lamp =
    cut("M216 -96C224 -96 230 -92 230 -84H214Z", ramps.gold[300]) + cut(block(206, -42, 30, 12, 4), iron.shade)
  const bed = "M-226 -96H34V-46H-218C-224 -46 -226 -50 -226 -56Z"
  const bedInside =
    cut("M-230 -66H40V-40H-230Z", tone.shade) +
    cut("M-230 -98H40V-91H-230Z", tone.light) +
    cut(block(-224, -70, 10, 14, 2), ramps.clay[600])
  const stakes =
    repeat(6, (i) => cut(block(-222 + i * 47, -94, 8, 62), wood.shade)) +
    cut(block(-226, -108, 258, 10) + block(-226, -132, 258, 10), wood.base) +
    cut(block(-226, -116, 258, 2) + block(-226, -140, 258, 2), wood.light)
  const loads: Record<Cargo, string> = {
    none: "",
    cans: repeat(5, (i) =>
      place(
        milkCan({ standing: false, band: i % 2 === 0 ? ramps.clay[600] : ramps.forest[600] }),
        -198 + i * 48,
        -92,
        1.18,
      ),
    ),
    hay:
      repeat(2, (i) => place(hayBale({ standing: false }), -160 + i * 116, -92, 1.22)) +
      repeat(2, (i) => place(hayBale({ standing: false }), -150 + i * 110, -142, 1.2)) +
      place(hayBale({ standing: false }), -98, -190, 1.15),
    crates:
      repeat(3, (i) => place(crate({ standing: false }), -186 + i * 78, -92, 1.25)) +
      repeat(3, (i) =>
        place(crate({ standing: false, filling: i === 1 ? "greens" : "bananas" }), -182 + i * 76, -131, 1.25),
      ),
  }
  const arches = cut("M-176 -44C-176 -92 -84 -92 -84 -44ZM112 -44C112 -92 204 -92 204 -44Z", "#1B2A2B")
  return {
    svg:
      footing({}, 225) +
      loads[cargo] +
      sheet(stakes, "detail") +
      cutWith(cab, tone.base, cabInside, "figure") +
      sheet(lamp, "small") +
      cutWith(bed, tone.base, bedInside, "figure") +
      arches +
      sheet(wheel(-130) + wheel(158), "detail"),
    box: { left: -228, top: cargo === "hay" ? -238 : -172, right: 236, bottom: 0 },
    name: cargo === "cans" ? "a pick-up with milk cans" : cargo === "hay" ? "a pick-up loaded with hay" : "a pick-up",
  }
}
