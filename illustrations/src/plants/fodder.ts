/** What is sown for animals beside Napier grass (grass.ts): Rhodes grass, lablab, calliandra. Centimetres. */
import { outline, taper, type Point } from "../geometry"
import { leaf, mix, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { round, type Part } from "../part"
import type { Random } from "../random"
import { smallLeaf } from "./leaves"

const seeded: Tone = { light: "#C9A66B", base: "#A67C4E", shade: "#7F5A3C" }

/** Rhodes grass in flower, about 110 cm tall: fine blades, and on each stalk a spray of spikes like a bird's foot. */
export function rhodesGrass(random: Random, tone: Tone = leaf.dry, stalks = 9): Part {
  const green = mix(tone.base, leaf.papyrus.base, 0.62)
  const blades = Array.from({ length: stalks * 2 }, (_, index) => {
    const x = random.between(-30, 30)
    const tall = random.between(44, 76)
    const lean = random.between(-22, 22)
    return cut(
      taper(
        [
          [x, 1],
          [x + lean * 0.3, -tall * 0.6],
          [x + lean, -tall],
        ],
        [4.4, 3.6, 0.4],
      ),
      index % 3 === 0 ? mix(green, tone.light, 0.5) : index % 3 === 1 ? green : mix(green, leaf.papyrus.shade, 0.6),
    )
  })
  const flowers = Array.from({ length: stalks }, (_, index) => {
    const x = (index - (stalks - 1) / 2) * (54 / stalks) + random.between(-3, 3)
    const tip: Point = [x + random.between(-12, 12), -random.between(86, 108)]
    const spikes = [-38, -20, -3, 14, 31, 48].map((degrees) => {
      const angle = ((degrees - 90) * Math.PI) / 180
      return `M${round(tip[0])} ${round(tip[1])}l${round(Math.cos(angle) * 12)} ${round(Math.sin(angle) * 12)}`
    })
    return (
      line(`M${round(x)} 0Q${round(x)} ${round(tip[1] * 0.6)} ${round(tip[0])} ${round(tip[1])}`, tone.shade, 1.2) +
      line(spikes.join(""), index % 2 === 0 ? seeded.base : seeded.light, 1.5)
    )
  })
  return {
    svg: sheet(blades.join("") + flowers.join(""), "detail"),
    box: { left: -52, top: -124, right: 52, bottom: 1 },
    name: "Rhodes grass",
  }
}

/** Lablab, a creeping bean about 60 cm tall: leaves in threes, spikes of purple flowers. */
export function lablab(random: Random, tone: Tone = leaf.banana): Part {
  const stalks = Array.from({ length: 15 }, (_, index): Point => {
    const x = ((index % 5) - 2) * 22 + random.between(-5, 5)
    const high = 46 * Math.sqrt(Math.max(0, 1 - (x / 58) ** 2))
    return [x, -7 - high * ((2.2 - Math.floor(index / 5)) / 2.4) - random.between(0, 4)]
  })
  const threes = stalks
    .sort((a, b) => a[1] - b[1])
    .map(([x, y], index) => {
      const fill = [tone.light, tone.base, mix(tone.base, tone.shade, 0.55)][index % 3] ?? tone.base
      const size = random.between(16, 19)
      return [-172, -8, -90]
        .map((degrees) => {
          const angle = (degrees * Math.PI) / 180
          return smallLeaf(
            [x, y],
            [x + Math.cos(angle) * size, y + Math.sin(angle) * size * 0.86],
            size * 0.72,
            fill,
            tone.shade,
          )
        })
        .join("")
    })
  const spikes = [-28, 4, 30].map((x) => {
    const foot = -46 - random.between(0, 8)
    return (
      line(`M${x} -20V${round(foot - 22)}`, tone.shade, 1.4) +
      [0, 1, 2, 3]
        .map((row) =>
          cut(
            outline(
              [x - 3.8 + row * 0.7, foot - row * 5.6],
              [x, foot - 3.4 - row * 5.6],
              [x + 3.8 - row * 0.7, foot - row * 5.6],
              [x, foot + 2.6 - row * 5.6],
            ),
            row % 2 === 0 ? "#8E4E86" : "#B679AC",
          ),
        )
        .join("")
    )
  })
  return {
    svg: sheet(
      cut(outline([-52, 1], [-46, -16], [-20, -34], [12, -36], [44, -20], [52, 1]), tone.shade) +
        threes.join("") +
        spikes.join(""),
      "detail",
    ),
    box: { left: -58, top: -74, right: 58, bottom: 1 },
    name: "lablab",
  }
}

/** A calliandra bush, about 170 cm tall: feathery leaves, and flowers like red brushes. */
export function calliandra(random: Random, tone: Tone = leaf.acacia): Part {
  const stems = [-30, -14, 2, 18, 34].map((x, index): Point[] => [
    [x * 0.3, 0],
    [x * 0.8, -60],
    [x * 1.5, -128 - (index % 2) * 26],
  ])
  const wood = stems.map((spine) => cut(taper(spine, [5.4, 4, 1.6]), leaf.bark.base))
  const feathers = stems.flatMap((spine, stem) =>
    [0.3, 0.46, 0.6, 0.74, 0.88, 1].flatMap((share) =>
      [-1, 1].map((side) => {
        const [, middle, top] = spine as [Point, Point, Point]
        const x = middle[0] * (1 - share) + top[0] * share
        const y = middle[1] * (1 - share) + top[1] * share
        const reach = random.between(26, 38)
        const tip: Point = [x + side * reach, y - random.between(4, 16)]
        return cut(
          taper([[x, y], [x + side * reach * 0.5, y - 14], tip], [4, 14, 1.5]),
          [tone.light, tone.base, tone.shade][(stem + Math.round(share * 10)) % 3] ?? tone.base,
        )
      }),
    ),
  )
  const brushes = Array.from({ length: 7 }, () => {
    const [x, y] = [random.between(-46, 46), -random.between(78, 158)]
    const hairs = Array.from({ length: 9 }, (_, index) => {
      const angle = ((-170 + index * 20) * Math.PI) / 180
      return `M${round(x)} ${round(y)}l${round(Math.cos(angle) * 12)} ${round(Math.sin(angle) * 12)}`
    })
    return line(hairs.join(""), "#D2463A", 2.2) + `<circle cx="${round(x)}" cy="${round(y)}" r="2.4" fill="#8F331C"/>`
  })
  return {
    svg: sheet(wood.join("") + feathers.join(""), "detail") + sheet(brushes.join(""), "small"),
    box: { left: -86, top: -176, right: 86, bottom: 1 },
    name: "calliandra",
  }
}
