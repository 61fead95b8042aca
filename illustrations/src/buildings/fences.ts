/** Fences. They run along x, centred on the origin; `length` in centimetres. */
import type { Part } from "../part"
import { leaf, material } from "../palette"
import { cut, sheet } from "../paper"
import { randomFrom } from "../random"
import { bar, footing, repeat } from "../tools/shapes"

const { wood } = material

/** A kraal fence of rough poles set close together, bound by two withies, thorn branches along its foot. */
export function kraalFence({ length = 400, seed = "kraal" }: { length?: number; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const half = length / 2
  const tones = [leaf.bark.base, wood.shade, leaf.bark.light] as const
  const count = Math.max(2, Math.round(length / 17))
  const step = length / count
  const poles = repeat(count, (index) => {
    const x = -half + step * (index + 0.5) + random.between(-3, 3)
    const top = -random.between(104, 142)
    const lean = random.between(-5, 5)
    const width = random.between(7, 11)
    const w = width / 2
    const d = `M${(x - w).toFixed(1)} 0C${(x - w + lean * 0.6).toFixed(1)} -40 ${(x - w - lean * 0.4).toFixed(1)} -80 ${(x + lean - w * 0.8).toFixed(1)} ${top.toFixed(1)}L${(x + lean + w * 0.3).toFixed(1)} ${(top - 7).toFixed(1)}L${(x + lean + w * 0.8).toFixed(1)} ${top.toFixed(1)}C${(x + w - lean * 0.4).toFixed(1)} -80 ${(x + w + lean * 0.6).toFixed(1)} -40 ${(x + w).toFixed(1)} 0Z`
    return cut(d, random.pick(tones))
  })
  const withy = (y: number) => {
    let d = `M${-half} ${y - 4}`
    const waves = Math.max(2, Math.round(length / 60))
    for (let index = 0; index < waves; index += 1)
      d += `q${length / waves / 2} ${index % 2 === 0 ? -5 : 5} ${length / waves} 0`
    d += "v7"
    for (let index = waves - 1; index >= 0; index -= 1)
      d += `q${-length / waves / 2} ${index % 2 === 0 ? -5 : 5} ${-length / waves} 0`
    return cut(`${d}Z`, wood.light)
  }
  const tufts = repeat(Math.max(1, Math.round(length / 60)), () => {
    const x = random.between(-half, half)
    const size = random.between(0.7, 1.2)
    return cut(
      `M${(x - 20 * size).toFixed(1)} 2C${(x - 16 * size).toFixed(1)} -8 ${(x - 20 * size).toFixed(1)} -14 ${(x - 26 * size).toFixed(1)} -18C${(x - 16 * size).toFixed(1)} -18 ${(x - 10 * size).toFixed(1)} -14 ${(x - 8 * size).toFixed(1)} -8C${(x - 6 * size).toFixed(1)} -20 ${(x - 4 * size).toFixed(1)} -26 ${(x + 2 * size).toFixed(1)} -32C${(x + 4 * size).toFixed(1)} -22 ${(x + 4 * size).toFixed(1)} -16 ${(x + 6 * size).toFixed(1)} -8C${(x + 10 * size).toFixed(1)} -16 ${(x + 16 * size).toFixed(1)} -20 ${(x + 26 * size).toFixed(1)} -20C${(x + 18 * size).toFixed(1)} -14 ${(x + 18 * size).toFixed(1)} -6 ${(x + 20 * size).toFixed(1)} 2Z`,
      random.pick([leaf.papyrus.shade, leaf.euphorbia.base, leaf.dry.shade]),
    )
  })
  return {
    svg: footing({}, half) + sheet(poles, "detail") + sheet(withy(-44) + withy(-90), "small") + sheet(tufts, "small"),
    box: { left: -half, top: -149, right: half, bottom: 2 },
    name: "a kraal fence",
  }
}

/** A post-and-rail fence, 120 cm high, three rails. */
export function railFence({ length = 400, seed = "rail" }: { length?: number; seed?: string } = {}): Part {
  const random = randomFrom(seed)
  const half = length / 2
  const bays = Math.max(1, Math.round(length / 130))
  const bay = length / bays
  const rails = repeat(bays, (index) =>
    repeat(3, (row) => {
      const left = -half + index * bay
      const y = -38 - row * 32
      const a = random.between(-2.5, 2.5)
      const b = random.between(-2.5, 2.5)
      return (
        cut(bar(left - 4, y + a, left + bay + 4, y + b, 9), row % 2 === 0 ? wood.base : wood.light) +
        cut(bar(left - 4, y + a + 3, left + bay + 4, y + b + 3, 3), wood.shade)
      )
    }),
  )
  const posts = repeat(bays + 1, (index) => {
    const x = -half + index * bay
    const tilt = random.between(-2, 2)
    const top = -random.between(116, 126)
    return (
      cut(bar(x, 0, x + tilt, top, 14, 12.5), wood.base) + cut(bar(x + 3.5, 0, x + 3.5 + tilt, top, 6, 5), wood.shade)
    )
  })
  return {
    svg: sheet(rails, "small") + sheet(posts, "detail"),
    box: { left: -half - 8, top: -126, right: half + 8, bottom: 0 },
    name: "a fence",
  }
}
