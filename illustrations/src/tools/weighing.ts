/** Weighing animals and keeping their records. */
import type { Part } from "../part"
import { cloth, material, ramps } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, polygon, repeat } from "./shapes"

const { wood, steel, iron } = material

/** A spring scale with a round dial, 60 cm from ring to hook; the origin is the ring it hangs by. */
export function dialScale(): Part {
  const ticks = repeat(12, (i) => {
    const angle = (i * Math.PI) / 6
    const at = (r: number) => `${(Math.cos(angle) * r).toFixed(1)} ${(24 + Math.sin(angle) * r).toFixed(1)}`
    return line(`M${at(10.4)}L${at(13)}`, ramps.soil[900], i % 3 === 0 ? 1.3 : 0.7)
  })
  return {
    svg:
      line("M0 0V8M0 40V54C0 60 -7 60 -7 54", iron.shade, 2) +
      sheet(cut(circle(0, 24, 18), cloth.clay.base) + cut(circle(0, 24, 14.6), ramps.cream[50]), "small") +
      ticks +
      line("M0 24L7 17", ramps.clay[600], 1.8) +
      cut(circle(0, 24, 1.8), ramps.soil[900]),
    box: { left: -18, top: 0, right: 18, bottom: 60 },
    name: "a hanging scale",
  }
}

/** The ropes and cloth of a weighing sling; the hook is the origin, the belly band lies 58–93 cm below and is 26 wide. */
export function sling(layer: "behind" | "front"): Part {
  const ropes = (x: number) => line(`M0 0L${-x} 62M0 0L${x} 62`, cloth.khaki.base, 1.6)
  const band = "M-13 58C-13 76 -12 88 -10 93H10C12 88 13 76 13 58L9 56C7 66 -7 66 -9 56Z"
  return {
    svg:
      layer === "behind"
        ? ropes(8)
        : ropes(11) +
          cutWith(
            band,
            cloth.sky.base,
            cut("M5 50H16V96H5Z", cloth.sky.shade) + line("M-14 74C-5 78 5 78 14 74", cloth.sky.light, 1.2),
            "small",
          ),
    box: { left: -13, top: 0, right: 13, bottom: 93 },
    name: "a sling",
  }
}

/** A platform scale for calves: deck 150 cm long and 14 high, rails behind or before, dial on a column at the right. */
export function calfScale(layer: "behind" | "front"): Part {
  const rail = (y: number) => cut(block(-76, y, 140, 5, 2), steel.base) + cut(block(-76, y, 140, 1.8), steel.shade)
  if (layer === "behind") {
    const posts = [-72, 60].map((x) => cut(block(x - 3, -8, 6, 84, 2), steel.shade)).join("")
    return {
      svg:
        footing({}, 84) +
        sheet(posts + rail(-52) + rail(-84), "small") +
        sheet(
          cut(polygon([-74, -20], [66, -20], [78, -11], [-84, -11]), iron.light) +
            line(
              "M-58 -19L-64 -12M-36 -19L-40 -12M-14 -19L-16 -12M8 -19V-12M30 -19L32 -12M50 -19L56 -12",
              iron.base,
              1.2,
            ),
          "small",
        ),
      box: { left: -84, top: -92, right: 78, bottom: 0 },
      name: "the deck of a scale",
    }
  }
  const ticks = repeat(10, (i) => {
    const angle = Math.PI * (0.75 + i / 6)
    const at = (r: number) => `${(92 + Math.cos(angle) * r).toFixed(1)} ${(-128 + Math.sin(angle) * r).toFixed(1)}`
    return line(`M${at(15)}L${at(19)}`, ramps.soil[900], 1.4)
  })
  return {
    svg:
      sheet(cut(block(-84, -3, 162, 9, 2), iron.shade) + cut(block(-84, -8, 162, 4), iron.base), "small") +
      sheet(
        cut(block(87, 0, 10, 112), cloth.indigo.base) +
          cut(block(92, 0, 5, 112), cloth.indigo.shade) +
          cut(block(76, 0, 34, 6, 2), cloth.indigo.shade),
        "small",
      ) +
      sheet(cut(circle(92, -128, 27), cloth.indigo.base) + cut(circle(92, -128, 22), ramps.cream[50]), "small") +
      ticks +
      line("M92 -128L104 -139", ramps.clay[600], 2.6) +
      cut(circle(92, -128, 3), ramps.soil[900]),
    box: { left: -84, top: -156, right: 119, bottom: 0 },
    name: "a weighing scale",
  }
}

/** A chart on a wall, 120 × 90 cm, its origin in the middle of the lower edge: a cow and months, `filled` of whose squares are done. */
export function wallChart({ filled = 17 }: { filled?: number } = {}): Part {
  const squares = repeat(28, (i) => {
    const x = -50 + (i % 7) * 15
    const y = -16 - Math.floor(i / 7) * 13
    const colours = [ramps.forest[600], ramps.gold[400], ramps.clay[600], ramps.sky[300]]
    return cut(block(x, y + 8, 12, 9.6, 1), i < filled ? (colours[(i * 5) % 4] ?? ramps.forest[600]) : ramps.cream[200])
  })
  const cow =
    "M-44 -74C-46 -80 -40 -84 -32 -83L-10 -84C-4 -85 -2 -88 2 -88C6 -87 9 -84 10 -80C8 -79 5 -79 3 -80C1 -76 -1 -74 -2 -72L-3 -66H-6L-7 -72C-14 -70 -24 -70 -31 -71L-32 -66H-35L-36 -72L-41 -76L-42 -68H-44Z"
  const board = block(-62, 0, 124, 98, 1.5)
  return {
    svg: sheet(
      cut(board, ramps.cream[50]) +
        clip(board, cut(block(-62, -62, 124, 40), ramps.forest[700])) +
        cut(cow, ramps.cream[100]) +
        line("M1 -88C-2 -92 -1 -95 2 -96M4 -88C8 -91 8 -94 6 -96", ramps.cream[100], 1.4) +
        line("M24 -84H52M24 -77H46M24 -70H50", ramps.gold[300], 2) +
        squares +
        cut(block(-64, -96, 128, 4, 2) + block(-64, 2, 128, 4, 2), wood.base),
      "small",
    ),
    box: { left: -64, top: -100, right: 64, bottom: 2 },
    name: "a wall chart",
  }
}

/** The measuring band round the chest of a cow that stands at the origin: a strip of numbers without numbers. */
export function weighBand(): Part {
  const strip =
    "M29 -136C18 -122 13 -100 16 -80C18 -68 23 -60 32 -55L37 -58C30 -66 26 -74 24 -84C22 -102 26 -120 37 -133Z"
  const marks = repeat(13, (i) =>
    line(`M${26 - 10 * Math.sin(((i + 1) / 14) * Math.PI)} ${-130 + i * 6}l8 -1`, ramps.clay[700], 0.9),
  )
  return {
    svg: sheet(cut(strip, ramps.gold[300]), "fine") + clip(strip, marks),
    box: { left: 12, top: -136, right: 40, bottom: -55 },
    name: "a measuring band",
  }
}

/** A pole across two forked posts, 300 cm wide and 250 high, from which a scale hangs at (0, -236). */
export function gallows(): Part {
  const posts =
    cut(bar(-130, 0, -126, -252, 11) + bar(130, 0, 126, -252, 11), wood.base) +
    cut(bar(-126, -226, -112, -262, 7) + bar(126, -226, 112, -262, 7), wood.base) +
    cut(bar(-127, 0, -123, -252, 4) + bar(133, 0, 129, -252, 4), wood.shade)
  const beam = cut(bar(-156, -240, 156, -246, 10, 8), wood.light) + cut(bar(-156, -237, 156, -243, 3.4), wood.shade)
  return {
    svg:
      footing({}, 140) +
      sheet(posts, "detail") +
      sheet(beam, "small") +
      line("M-4 -249C-6 -238 4 -236 4 -248", cloth.khaki.base, 2.4),
    box: { left: -156, top: -262, right: 156, bottom: 0 },
    name: "a weighing frame",
  }
}
