/** Dry stone walls, wire fences and nursery beds. They run along x, centred on the origin; centimetres. */
import type { Part } from "../part"
import { round } from "../part"
import { cloth, leaf, material, mix, ramps, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { outline } from "../geometry"
import { randomFrom } from "../random"
import { bar, block, circle, footing, repeat } from "../tools/shapes"
import { treeSeedling } from "../tools/hand-tools"
import { place } from "../part"

const { wood, iron, steel } = material

/** Stone of the hills, warm grey. */
const stoneTone: Tone = { light: "#C9BBA4", base: "#A39580", shade: "#776A5A" }

/** One rough stone with its lit face, standing on (x, y). */
export function stone(x: number, y: number, width: number, height: number, tone: Tone = stoneTone): string {
  const d = outline(
    [x - width * 0.5, y - height * 0.1],
    [x - width * 0.46, y - height * 0.72],
    [x - width * 0.22, y - height],
    [x + width * 0.26, y - height * 0.96],
    [x + width * 0.49, y - height * 0.6],
    [x + width * 0.46, y - height * 0.06],
    [x, y],
  )
  const lit = outline(
    [x - width * 0.6, y - height * 1.1],
    [x + width * 0.6, y - height * 1.1],
    [x + width * 0.3, y - height * 0.62],
    [x - width * 0.2, y - height * 0.56],
    [x - width * 0.36, y - height * 0.1],
  )
  return cut(d, tone.base) + clip(d, cut(lit, tone.light))
}

/** A dry stone wall that holds a terrace, `height` cm high; the course breaks off in a gap at `gap` (share of the length, its width in cm). */
export function stoneWall({
  length = 500,
  height = 90,
  gap,
  seed = "stones",
}: { length?: number; height?: number; gap?: { at: number; width: number }; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const half = length / 2
  const tones: readonly [Tone, ...Tone[]] = [
    stoneTone,
    { light: "#D4C3A4", base: "#B3A083", shade: "#85745C" },
    { light: "#B5ADA2", base: "#8E867C", shade: "#655E57" },
  ]
  const rows = Math.max(2, Math.round(height / 22))
  const stones: string[] = []
  for (let row = 0; row < rows; row += 1) {
    const y = -(row * height) / rows
    for (let x = -half + (row % 2) * 16; x < half;) {
      const width = random.between(26, 50)
      const middle = x + width / 2
      const broken = gap && Math.abs(middle - (-half + gap.at * length)) < gap.width / 2 - (rows - row) * 9
      if (!broken || row === 0)
        stones.push(stone(middle, y, width, (height / rows) * random.between(0.98, 1.16), random.pick(tones)))
      x += width * 0.97
    }
  }
  const back = gap ? "" : cut(block(-half, 0, length, height * 0.94, 8), stoneTone.shade)
  return {
    svg: footing({}, half) + sheet(back + stones.join(""), "detail"),
    box: { left: -half, top: -height * 1.06, right: half, bottom: 2 },
    name: "a stone wall",
  }
}

/** A few loose stones waiting beside a wall, 110 cm across. */
export function stoneHeap(): Part {
  return {
    svg:
      footing({}, 54) +
      sheet(stone(-34, 0, 40, 26) + stone(6, 0, 46, 30) + stone(42, 0, 34, 22), "small") +
      sheet(stone(-14, -24, 40, 24) + stone(22, -24, 34, 22), "small"),
    box: { left: -56, top: -50, right: 60, bottom: 2 },
    name: "a heap of stones",
  }
}

/** Wooden posts every 150 cm with wires between them. `wires` 0 leaves the posts alone, as before the wire is drawn. */
export function wireFence({
  length = 600,
  wires = 4,
  height = 130,
  seed = "wire",
}: { length?: number; wires?: number; height?: number; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const half = length / 2
  const bays = Math.max(1, Math.round(length / 150))
  const posts = repeat(bays + 1, (index) => {
    const x = -half + (index * length) / bays
    const tilt = random.between(-2, 2)
    return (
      cut(bar(x, 2, x + tilt, -height, 13, 11), wood.base) +
      cut(bar(x + 3, 2, x + 3 + tilt, -height, 5, 4), wood.shade) +
      cut(block(x + tilt - 6, -height + 3, 12, 5, 2), wood.light)
    )
  })
  const strands = repeat(wires, (row) => {
    const y = -height * (0.2 + (0.68 * row) / Math.max(1, wires - 1))
    const barbs = repeat(
      Math.round(length / 26),
      (index) => `M${round(-half + 13 + index * 26 - 2.5)} ${round(y - 3)}l5 6m0 -6l-5 6`,
    )
    return line(`M${-half} ${round(y)}H${half}`, steel.base, 2.2) + line(barbs, iron.shade, 1.2)
  })
  return {
    svg: sheet(posts, "detail") + sheet(strands, "fine"),
    box: { left: -half - 7, top: -height, right: half + 7, bottom: 2 },
    name: wires > 0 ? "a wire fence" : "fence posts",
  }
}

/** A raised nursery bed, 320 cm long: seedlings in black bags in three rows behind a bamboo edge. */
export function nurseryBed({ length = 320, seed = "nursery" }: { length?: number; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const half = length / 2
  const row = (y: number, inset: number, size: number) => {
    const count = Math.floor((length - inset * 2) / 21)
    return repeat(count, (index) =>
      place(
        treeSeedling({ standing: false }),
        -half + inset + 12 + index * 21 + random.between(-1.5, 1.5),
        y,
        size * random.between(0.86, 1.12),
      ),
    )
  }
  const edge =
    cut(bar(-half, -4, half, -4, 9), leaf.dry.shade) +
    line(`M${-half} -7H${half}`, leaf.dry.light, 2) +
    repeat(5, (index) =>
      cut(bar(-half + 6 + index * ((length - 12) / 4), 2, -half + 6 + index * ((length - 12) / 4), -16, 6), wood.shade),
    )
  return {
    svg:
      footing({}, half) +
      cut(`M${-half} 0L${-half + 26} -46H${half - 26}L${half} 0Z`, leaf.bark.shade) +
      row(-36, 30, 0.86) +
      row(-20, 16, 0.98) +
      row(-3, 4, 1.1) +
      sheet(edge, "small"),
    box: { left: -half, top: -80, right: half, bottom: 2 },
    name: "a nursery bed",
    with: ["tree seedlings"],
  }
}

/** A roof of shade cloth over nursery beds, `length` cm long, 240 high, on poles. Set it before what stands under it with `layer: "back"`, after it with "front". */
export function shadeRoof({
  length = 700,
  layer = "all",
}: { length?: number; layer?: "all" | "back" | "front" } = {}): Part {
  const half = length / 2
  const pole = (x: number, top: number) =>
    cut(bar(x, 0, x, top, 9, 8), wood.base) + cut(bar(x + 2.5, 0, x + 2.5, top, 3.5), wood.shade)
  const back = sheet(pole(-half + 70, -246) + pole(0, -246) + pole(half - 70, -246), "detail")
  const net = `M${-half - 20} -204L${-half + 60} -262H${half - 60}L${half + 20} -204Q${half * 0.5} -190 0 -202Q${-half * 0.5} -190 ${-half - 20} -204Z`
  const weave =
    repeat(Math.round(length / 26), (index) =>
      line(`M${-half + index * 26} -270l-40 80`, mix(cloth.forest.base, "#000000", 0.16), 2),
    ) + repeat(3, (row) => line(`M${-half - 30} ${-250 + row * 18}H${half + 30}`, cloth.forest.light, 2))
  const front =
    sheet(pole(-half + 4, -206) + pole(half - 4, -206), "detail") +
    sheet(cut(net, cloth.forest.base) + clip(net, weave), "figure")
  return {
    svg: layer === "back" ? back : layer === "front" ? front : back + front,
    box: { left: -half - 20, top: -262, right: half + 20, bottom: 0 },
    name: "a shade roof",
  }
}

/** A roll of fencing wire, 52 cm. */
export function wireRoll(): Part {
  return {
    svg:
      footing({}, 26) +
      sheet(
        `<path fill-rule="evenodd" fill="${steel.shade}" d="${circle(0, -26, 26, 13)}"/>` +
          [24, 21, 18, 15]
            .map(
              (r) =>
                `<circle cx="0" cy="-26" r="${r}" fill="none" stroke="${r % 2 ? steel.light : iron.shade}" stroke-width="1.3"/>`,
            )
            .join("") +
          line("M18 -8Q34 -2 48 -2", steel.shade, 1.8) +
          line("M-8 -48L-4 -38M8 -48L4 -38", ramps.clay[600], 3),
        "small",
      ),
    box: { left: -26, top: -52, right: 48, bottom: 2 },
    name: "a roll of wire",
  }
}
