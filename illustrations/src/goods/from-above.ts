/** Goods as a buyer sees them who bends over the table. Centimetres, centred on the origin, lit from the upper left. */
import { outline, oval } from "../geometry"
import { hide, leaf, mix, ramps, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { randomFrom } from "../random"
import { block, circle, repeat } from "../tools/shapes"

const shells: readonly [Tone, ...Tone[]] = [
  { light: "#EBC096", base: "#D49F70", shade: "#AE7A4F" },
  { light: "#E0AA7C", base: "#C48859", shade: "#9A653C" },
  { light: "#F3D8BA", base: "#E2BB93", shade: "#BD9167" },
  hide.henCream,
]

/** One round thing: a ball of paper with a lit side, a shaded side and a glint. */
const ball = (x: number, y: number, radius: number, tone: Tone): string =>
  sheet(
    cut(circle(x, y, radius), tone.shade) +
      cut(circle(round(x - radius * 0.08), round(y - radius * 0.1), round(radius * 0.9)), tone.base) +
      cut(oval(round(x - radius * 0.32), round(y - radius * 0.36), radius * 0.34, radius * 0.24, -38), tone.light),
    "fine",
  )

/** A cardboard tray of thirty eggs, 33 × 28 cm; `missing` counts the cells from the upper left that are empty. */
export function eggTrayFromAbove({
  missing = [],
  seed = "eggs",
}: { missing?: readonly number[]; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const card = { light: "#C4BAAA", base: "#A0958A", shade: "#756B61" }
  const pitch = 5.2
  const cells = Array.from({ length: 30 }, (_, index) => ({
    x: round(((index % 6) - 2.5) * pitch),
    y: round((Math.floor(index / 6) - 2) * pitch),
    filled: !missing.includes(index),
  }))
  const wells = cells.map(({ x, y }) => cut(circle(x, y, 2.3), card.shade)).join("")
  const pips = repeat(42, (index) => {
    const [x, y] = [((index % 7) - 3) * pitch, (Math.floor(index / 7) - 2.5) * pitch]
    return cut(block(round(x - 1), round(y + 1), 2, 2, 0.7), card.light)
  })
  const eggs = cells
    .filter(({ filled }) => filled)
    .map(({ x, y }) => ball(x, y, random.between(2.34, 2.56), random.pick(shells)))
    .join("")
  return {
    svg: sheet(cut(block(-16.6, 14, 33.2, 28, 1.6), card.base), "figure") + wells + sheet(pips, "fine") + eggs,
    box: { left: -16.6, top: -14, right: 16.6, bottom: 14 },
    name: "a tray of eggs",
  }
}

/** What lies in a heap on a market cloth. */
export type Heap =
  "tomatoes" | "onions" | "mangoes" | "avocados" | "passion fruit" | "bananas" | "chillies" | "potatoes" | "greens"

const fruit: Record<Exclude<Heap, "bananas" | "chillies" | "greens">, { tone: Tone; radius: number; long: number }> = {
  tomatoes: { tone: { light: "#E8795A", base: "#C9412A", shade: "#97291B" }, radius: 3.2, long: 1 },
  onions: { tone: { light: "#B56C86", base: "#8E3F5E", shade: "#682943" }, radius: 3, long: 1 },
  mangoes: { tone: { light: "#FBCB5A", base: "#EDA42C", shade: "#C9702A" }, radius: 3.4, long: 1.35 },
  avocados: { tone: { light: "#7C9A52", base: "#4F7038", shade: "#334F28" }, radius: 3.3, long: 1.4 },
  "passion fruit": { tone: { light: "#7C5070", base: "#552C4C", shade: "#3A1B35" }, radius: 2.5, long: 1 },
  potatoes: { tone: { light: "#D59A78", base: "#B36A4C", shade: "#8A4A35" }, radius: 2.7, long: 1.9 },
}

/** Four or five below and one on top, as they are heaped for a price. */
const heaped = ({ tone, radius, long }: { tone: Tone; radius: number; long: number }, turn: number): string => {
  const one = (x: number, y: number, degrees: number) =>
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)}) scale(${long} 1)">${ball(0, 0, radius, tone)}</g>`
  const ring = Array.from({ length: 5 }, (_, index) => {
    const angle = (index / 5) * Math.PI * 2 + turn
    const far = radius * (long > 1.2 ? 1.75 : 1.62)
    return one(Math.cos(angle) * far, Math.sin(angle) * far, (angle * 180) / Math.PI + (long > 1.2 ? 80 : 0))
  }).join("")
  return ring + one(0, 0, turn * 60)
}

const finger = (degrees: number, length: number, tone: Tone): string =>
  `<g transform="rotate(${degrees})">${sheet(
    cut(
      outline(
        [0, -1.2],
        [length * 0.4, -2.4],
        [length, -0.6, "corner"],
        [length * 0.98, 0.6],
        [length * 0.42, 0.8],
        [0, 1],
      ),
      tone.base,
    ) + line(`M1 -0.2C${length * 0.4} -1 ${length * 0.7} -0.6 ${length - 1} -0.2`, tone.light, 0.5),
    "fine",
  )}</g>`

/** One heap of produce, about 16 cm across. */
export function heapFromAbove(kind: Heap, seed: string = kind): Part {
  const random = randomFrom(`heap/${seed}`)
  const draw = (): string => {
    if (kind === "bananas") {
      const hand = repeat(7, (index) => finger(-78 + index * 26, 9.4, { ...leaf.banana, light: "#C6D77E" }))
      return hand + sheet(cut(circle(-0.6, 0, 1.7), leaf.bark.base), "fine")
    }
    if (kind === "chillies") {
      const red: Tone = { light: "#F0805C", base: "#CF3A26", shade: "#97291B" }
      return repeat(
        11,
        (index) =>
          `<g transform="translate(${round(random.between(-3, 3))} ${round(random.between(-3, 3))})">${finger(index * 33 + random.between(-8, 8), 5.6, index % 4 === 1 ? leaf.banana : red)}</g>`,
      )
    }
    if (kind === "greens") {
      const leafShape = repeat(9, (index) => {
        const tone = index % 2 === 0 ? leaf.banana : leaf.papyrus
        return `<g transform="rotate(${-70 + index * 17})">${sheet(cut("M-1 0C2 -4 9 -4.6 11.6 0C9 4 3 3.6 -1 0Z", tone.base) + line("M-1 0H10", mix(tone.light, "#FFFFFF", 0.3), 0.4), "fine")}</g>`
      })
      return `<g transform="translate(-4 0)">${leafShape}${sheet(cut(block(-3.4, 2.2, 3.2, 4.4, 1), leaf.dry.base), "fine")}</g>`
    }
    return heaped(fruit[kind], random.between(0, 1.2))
  }
  return { svg: draw(), box: { left: -9, top: -9, right: 9, bottom: 9 }, name: `a heap of ${kind}` }
}

/** A hen's feather, 14 cm, lying. */
export function feather(colour: string = ramps.cream[50]): Part {
  return {
    svg: sheet(
      cut("M-7 0C-4 -2.6 4 -3 7.4 -0.4C4 2.4 -3 2.2 -7 0Z", colour) +
        line(
          "M-8.4 0.4C-3 -0.4 3 -0.4 7 -0.3M-2 -0.2L0.4 -2M1 -0.3L3 -1.8M-3.6 0.2L-1.6 1.6M0 0L2 1.6",
          "#B9A98C",
          0.26,
        ),
      "fine",
    ),
    box: { left: -8.4, top: -3, right: 7.4, bottom: 2.4 },
    name: "a feather",
  }
}
