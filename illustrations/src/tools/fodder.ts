/** Fodder as it is cut, carried and put before animals. */
import { taper, type Point } from "../geometry"
import type { Part } from "../part"
import { cloth, leaf } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { randomFrom } from "../random"
import { bar, footing, repeat, type Standing } from "./shapes"

/** A bundle of cut Napier grass tied with a rope, 190 cm long, as it is carried on the head; the origin is under its middle. */
export function napierBundle({ seed = "bundle" }: { seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const { banana, papyrus } = leaf
  const blade = (index: number, side: 1 | -1) => {
    const y = -6 - (index % 7) * 3.4
    const droop = random.between(2, 26)
    const length = random.between(64, 96)
    const colour = [banana.base, banana.light, papyrus.base, banana.shade][index % 4] ?? banana.base
    const spine: Point[] = [
      [side * 6, y],
      [side * length * 0.6, y - random.between(2, 12)],
      [side * length, y + droop - 6],
    ]
    return cut(taper(spine, [6, 7, 0.5]), colour)
  }
  const tips = repeat(15, (index) => blade(index, -1))
  const butts = repeat(12, (index) => {
    const y = -4 - (index % 6) * 4
    return cut(
      bar(10, y, random.between(52, 66), y + random.between(-3, 7), 4.4),
      index % 2 ? banana.shade : papyrus.shade,
    )
  })
  const some = repeat(6, (index) => blade(index * 2, 1))
  const waist = "M-26 -2C-14 3 14 3 26 -2C29 -9 29 -20 25 -28C14 -33 -14 -33 -25 -28C-29 -20 -29 -9 -26 -2Z"
  const stems = line("M-30 -8H30M-30 -14H30M-30 -20H30M-28 -25H28", banana.shade, 1.4)
  return {
    svg:
      sheet(tips, "small") +
      sheet(butts + some, "small") +
      cutWith(waist, banana.base, stems + cut("M-30 -4H30V4H-30Z", banana.shade), "small") +
      line("M-12 1C-15 -10 -15 -22 -12 -31M13 1C16 -10 16 -22 13 -31", cloth.khaki.light, 2),
    box: { left: -96, top: -44, right: 96, bottom: 4 },
    name: "a bundle of Napier grass",
  }
}

/** A loose heap of cut green fodder, 130 cm wide. */
export function fodderHeap({ seed = "heap", ...standing }: Standing & { seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const { banana, papyrus } = leaf
  const blades = repeat(34, (index) => {
    const x = random.between(-56, 56)
    const y = -random.between(2, 30) * (1 - Math.abs(x) / 74)
    const side = random.chance(0.5) ? 1 : -1
    const reach = random.between(16, 34)
    const spine: Point[] = [
      [x, y],
      [x + side * reach * 0.5, y - random.between(4, 14)],
      [x + side * reach, y - random.between(-6, 8)],
    ]
    const colour = [banana.base, banana.light, papyrus.base, banana.shade][index % 4] ?? banana.base
    return cut(taper(spine, [4, 5, 0.4]), colour)
  })
  return {
    svg:
      footing(standing, 62) +
      sheet(cut("M-62 0C-54 -20 -30 -38 0 -40C32 -38 54 -20 62 0C30 4 -30 4 -62 0Z", banana.shade) + blades, "small"),
    box: { left: -70, top: -46, right: 70, bottom: 2 },
    name: "a heap of cut Napier grass",
  }
}

/** A block of mineral salt, 24 cm, hanging on a rope `drop` cm long; the origin is where the rope is tied. */
export function mineralLick({ drop = 60 }: { drop?: number } = {}): Part {
  const y = drop
  const body = `M-12 ${y + 3}C-12 ${y} -10 ${y - 1} -7 ${y - 1}H7C10 ${y - 1} 12 ${y} 12 ${y + 3}L11 ${y + 21}C11 ${y + 25} 8 ${y + 26} 5 ${y + 25}C0 ${y + 23} -4 ${y + 27} -8 ${y + 25}C-11 ${y + 24} -11 ${y + 22} -11 ${y + 20}Z`
  return {
    svg:
      line(`M0 0V${y + 2}`, cloth.khaki.base, 1.8) +
      cutWith(
        body,
        "#E9A58C",
        cut(`M4 ${y - 4}C6 ${y + 8} 5 ${y + 18} 2 ${y + 30}H16V${y - 4}Z`, "#C67D66") +
          cut(`M-10 ${y + 2}C-6 ${y} -4 ${y} 0 ${y + 1}C-4 ${y + 5} -8 ${y + 6} -10 ${y + 8}Z`, "#F7C9B4"),
        "small",
      ) +
      line(
        `M-12 ${y + 11}C-5 ${y + 13} 5 ${y + 13} 12 ${y + 11}M0 ${y - 1}C2 ${y + 8} 2 ${y + 16} 0 ${y + 25}`,
        cloth.khaki.base,
        1.4,
      ),
    box: { left: -12, top: 0, right: 12, bottom: y + 26 },
    name: "a mineral lick",
  }
}
