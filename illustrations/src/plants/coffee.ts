/** Coffee: the bush, a branch close by, a basket of cherries. Centimetres, standing on the origin. */
import { taper, through, type Point } from "../geometry"
import type { Part } from "../part"
import { round } from "../part"
import { cut, groundShadow, line, sheet } from "../paper"
import { leaf, ramps, type Tone } from "../palette"
import type { Random } from "../random"
import { basket } from "../tools/market"
import { smallLeaf } from "./leaves"

/** A coffee bush, about 190 cm tall, its branches hung with red cherries unless `cherries` is false. */
export function coffeeBush(
  random: Random,
  { tone = leaf.acacia, cherries = true }: { tone?: Tone; cherries?: boolean } = {},
): Part {
  const branch = (index: number, share = 1): string => {
    const side = index % 2 === 0 ? 1 : -1
    const row = Math.floor(index / 2)
    const root: Point = [side * 3, -30 - row * 25]
    const reach = (96 - row * 11) * share * random.between(0.86, 1.08)
    const tip: Point = [side * reach, root[1] - 16 + row * 1.5]
    const leaves = [0.3, 0.5, 0.7, 0.9].map((share, place) => {
      const [x, y] = [root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share]
      const up = smallLeaf([x, y], [x + side * 22, y - 23], 15, place % 2 ? tone.base : tone.light, tone.shade)
      const down = smallLeaf([x, y], [x + side * 23, y + 17], 15, place % 2 ? tone.shade : tone.base, tone.shade)
      const fruit =
        cherries && (place + index) % 2 === 0
          ? [-3, 4]
              .map(
                (dx, berry) =>
                  `<circle cx="${round(x + dx * side - 4 * side + random.between(-2, 2))}" cy="${round(y + 3 + berry * 2.5 + random.between(-1.5, 2))}" r="4.6" fill="${(place + berry) % 3 === 0 ? ramps.gold[500] : ramps.clay[600]}"/>`,
              )
              .join("")
          : ""
      return down + up + fruit
    })
    return sheet(line(through([root, tip]), leaf.bark.base, 3) + leaves.join(""), "detail")
  }
  return {
    svg:
      groundShadow(0, 70, 7, 0.24) +
      sheet(
        cut(
          taper(
            [
              [0, 2],
              [2, -90],
              [0, -182],
            ],
            [9, 7, 3],
          ),
          leaf.bark.base,
        ),
        "detail",
      ) +
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((index) => branch(index)).join("") +
      [1, 2, 5, 6, 9].map((index) => branch(index, 0.46)).join("") +
      smallLeaf([0, -174], [-10, -204], 15, tone.light, tone.shade) +
      smallLeaf([0, -174], [14, -200], 15, tone.base, tone.shade),
    box: { left: -112, top: -204, right: 112, bottom: 4 },
    name: "a coffee bush",
  }
}

/** A basket heaped with coffee cherries, 52 cm high. */
export function cherryBasket(random: Random): Part {
  const empty = basket({ filling: "none" })
  const berries = Array.from({ length: 44 }, (_, index) => {
    const row = Math.floor(index / 15)
    const x = ((index % 15) - 7) * (3.5 - row * 0.55) + random.between(-1, 1)
    const y = -26 - row * 3.4 - (1 - (x / 28) ** 2) * 4
    return `<circle cx="${round(x)}" cy="${round(y)}" r="2.7" fill="${index % 5 === 0 ? ramps.gold[500] : index % 2 ? ramps.clay[600] : ramps.clay[700]}"/>`
  }).join("")
  return { ...empty, svg: empty.svg + sheet(berries, "fine"), name: "a basket of coffee cherries" }
}

/** A sprig of coffee hanging into the picture from its upper left: leaves in pairs along it, cherries in clusters; 160 cm long, for close foregrounds. */
export function coffeeSprig(tone: Tone = leaf.acacia): Part {
  const stem: Point[] = [
    [0, 0],
    [52, 14],
    [108, 40],
    [160, 80],
  ]
  const pairs = [
    [18, 4],
    [58, 16],
    [96, 34],
    [132, 57],
  ].map(([x = 0, y = 0], index) => {
    const berries = [
      [-8, 8],
      [2, 11],
      [9, 5],
      [-2, 2],
      [6, 15],
    ]
      .map(
        ([dx = 0, dy = 0], berry) =>
          `<circle cx="${x + dx}" cy="${y + dy}" r="6.4" fill="${(index + berry) % 4 === 0 ? ramps.gold[500] : ramps.clay[600]}"/><circle cx="${x + dx - 2}" cy="${y + dy - 2}" r="1.7" fill="#F2A58A"/>`,
      )
      .join("")
    return (
      sheet(smallLeaf([x, y], [x + 30, y - 56], 30, tone.light, tone.shade), "small") +
      sheet(smallLeaf([x, y], [x - 4, y + 64], 30, tone.base, tone.shade), "small") +
      sheet(berries, "fine")
    )
  })
  return {
    svg:
      line(through(stem), leaf.bark.base, 5) +
      sheet(smallLeaf([156, 78], [196, 122], 26, tone.light, tone.shade), "small") +
      pairs.join(""),
    box: { left: -10, top: -54, right: 200, bottom: 124 },
    name: "a coffee branch",
  }
}
