/** A dugout canoe with those who ride in it. Centimetres; the waterline is y = 0. */
import { place, type Part } from "../part"
import { leaf, material } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"

/** Somebody or something in a canoe: where along it, and how much of it the hull hides. */
export interface Aboard {
  part: Part
  x: number
  /** Height of the feet or seat above the water, centimetres. Default 6. */
  y?: number
  facing?: "left" | "right"
}

/** A dugout canoe, 520 cm long, prow to the right; passengers stand or sit behind its near side. */
export function canoe({ aboard = [], length = 520 }: { aboard?: readonly Aboard[]; length?: number } = {}): Part {
  const h = length / 2
  const { wood } = material
  const hull = `M${-h} -42C${-h * 0.86} -26 ${-h * 0.5} -24 0 -24C${h * 0.5} -24 ${h * 0.8} -28 ${h} -52C${h * 0.94} -22 ${h * 0.82} -4 ${h * 0.6} 4H${-h * 0.62}C${-h * 0.84} -4 ${-h * 0.94} -20 ${-h} -42Z`
  const far = `M${-h * 0.97} -41C${-h * 0.6} -35 ${h * 0.6} -36 ${h * 0.97} -50C${h * 0.7} -26 ${h * 0.4} -22 0 -22C${-h * 0.5} -22 ${-h * 0.8} -26 ${-h * 0.97} -41Z`
  const inside =
    cut(`M${-h} -10C${-h * 0.5} 0 ${h * 0.5} 0 ${h} -14V20H${-h}Z`, leaf.bark.shade) +
    line(
      `M${-h * 0.8} -17C${-h * 0.4} -12 ${h * 0.4} -12 ${h * 0.84} -24M${-h * 0.5} -5C0 -2 ${h * 0.3} -2 ${h * 0.6} -8`,
      leaf.bark.light,
      2.4,
    )
  const water = `<ellipse cx="0" cy="3" rx="${h * 0.86}" ry="7" fill="#1B2A30" fill-opacity="0.26"/>`
  const riders = aboard.map(({ part, x, y = 6, facing }) => place(part, x, -y, 1, facing)).join("")
  const shown = `M${-h * 2} -1000H${h * 2}V-8H${-h * 2}Z`
  const tops = aboard.map(({ part, y = 6 }) => part.box.top - y)
  return {
    svg:
      water +
      sheet(cut(far, wood.shade), "small") +
      clip(shown, riders) +
      cutWith(hull, leaf.bark.base, inside, "detail"),
    box: { left: -h, top: Math.min(-52, ...tops), right: h, bottom: 6 },
    name: "a canoe",
    with: aboard.flatMap(({ part }) => [part.name, ...(part.with ?? [])]),
  }
}

/** A pole or paddle gripped at the origin that reaches up and slants down into the water, `length` cm. */
export function paddle(length = 210): Part {
  const up = length * 0.36
  const down = length * 0.64
  return {
    svg: sheet(
      cut(
        `M-10 ${-up}L-6 ${-up}L26 ${down * 0.72}C34 ${down * 0.78} 36 ${down} 30 ${down}C22 ${down} 18 ${down * 0.84} 20 ${down * 0.74}Z`,
        material.wood.light,
      ),
      "small",
    ),
    box: { left: -10, top: -up, right: 36, bottom: down },
    name: "a paddle",
  }
}
