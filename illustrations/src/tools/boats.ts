/** The long plank canoe of Lake Victoria, with those who ride in it, and what moves it. Centimetres. */
import { cloth, material, ramps, type Tone } from "../palette"
import { place, round, type Part } from "../part"
import { clip, cut, cutWith, line, sheet } from "../paper"

/** Somebody or something in a canoe: where along it, and how high the feet are above its keel. */
export interface Aboard {
  part: Part
  x: number
  /** Height of the feet above the keel, centimetres. Default 6. */
  y?: number
  facing?: "left" | "right"
}

interface CanoeOptions {
  tone?: Tone
  /** The painted line under the gunwale, and the thin one below it. */
  stripe?: string
  trim?: string
  aboard?: readonly Aboard[]
  length?: number
}

/** As long as the hull is drawn. */
const drawn = 634

/** A canoe, 634 cm long unless told otherwise, its raised bow to the right; who rides in it is hidden by its near side. */
export function canoe({
  tone = cloth.forest,
  stripe = ramps.gold[400],
  trim = ramps.cream[100],
  aboard = [],
  length = drawn,
}: CanoeOptions = {}): Part {
  const k = length / drawn
  const sized = (markup: string) => (k === 1 ? markup : `<g transform="scale(${round(k)})">${markup}</g>`)
  const far = "M-290 -66C-200 -54 160 -54 292 -96C304 -100 312 -108 316 -114L300 -70C200 -40 -200 -40 -290 -66Z"
  const near =
    "M-312 -78C-200 -48 150 -46 270 -78C294 -86 312 -102 322 -122C326 -100 316 -76 300 -52C282 -24 262 -6 236 0H-252C-284 -8 -304 -40 -312 -78Z"
  const shadow = cut("M-270 2C-200 -8 200 -8 262 2C200 10 -200 10 -270 2Z", "#1B0F0844")
  const hull = cutWith(
    near,
    tone.base,
    cut("M-330 -30C-200 -2 180 -2 330 -46V20H-330Z", tone.shade) +
      line("M-308 -64C-200 -34 150 -32 270 -64C296 -72 312 -88 320 -106", stripe, 7) +
      line("M-300 -44C-200 -18 160 -16 288 -48", trim, 3) +
      cut("M268 -66L286 -62L276 -46L260 -50Z", stripe),
    "figure",
  )
  const riders = aboard.map(({ part, x, y = 6, facing }) => place(part, x, -y, 1, facing)).join("")
  const aboveWater = `M${-length} -1000H${length}V-8H${-length}Z`
  return {
    svg: sized(shadow + cut(far, tone.shade)) + (riders && clip(aboveWater, riders)) + sized(hull),
    box: {
      left: round(-312 * k),
      top: Math.min(round(-122 * k), ...aboard.map(({ part, y = 6 }) => part.box.top - y)),
      right: round(322 * k),
      bottom: 0,
    },
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
