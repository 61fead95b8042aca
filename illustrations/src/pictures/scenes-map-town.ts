/** The town on the map: its roads, and the roofs and trees between them. */
import { through, type Point } from "../geometry"
import { cloth, leaf, material, mix, ramps } from "../palette"
import { cut, line, sheet } from "../paper"
import { round } from "../part"
import { randomFrom } from "../random"
import { polygon } from "../tools/shapes"

/** A road as a strip of paper, laid over what is there. */
export const road = (places: readonly Point[], wide: number, colour: string = ramps.cream[50]): string =>
  sheet(line(through(places), colour, wide), "detail")

export const centre: Point = [560, 372]

export const roads: readonly { places: readonly Point[]; wide: number; colour?: string }[] = [
  // From the city in the north-west through the crossing and down towards the landing on the shore.
  {
    places: [[250, -30], [330, 110], [440, 250], centre, [640, 500], [690, 620], [730, 690]],
    wide: 24,
    colour: ramps.gold[300],
  },
  { places: [centre, [700, 340], [820, 260], [960, 230], [1240, 210]], wide: 17 },
  { places: [centre, [430, 420], [300, 410], [150, 470], [-30, 450]], wide: 17 },
  {
    places: [
      [330, 110],
      [520, 120],
      [700, 60],
      [760, -30],
    ],
    wide: 13,
  },
  {
    places: [
      [640, 500],
      [500, 560],
      [340, 590],
      [210, 680],
      [188, 742],
    ],
    wide: 13,
  },
  {
    places: [
      [700, 340],
      [760, 430],
      [830, 500],
    ],
    wide: 10,
  },
  {
    places: [
      [300, 410],
      [280, 300],
      [150, 220],
      [-30, 210],
    ],
    wide: 10,
  },
]

/** A house seen from a height: a roof of two slopes and the shadow of its eaves. */
function roof(x: number, y: number, size: number, turn: number, colour: string): string {
  const [w, h] = [size * 1.5, size]
  return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">${sheet(
    cut(polygon([-w / 2, -h / 2], [w / 2, -h / 2], [w / 2, 0], [-w / 2, 0]), mix(colour, "#FFE2A0", 0.25)) +
      cut(polygon([-w / 2, 0], [w / 2, 0], [w / 2, h / 2], [-w / 2, h / 2]), colour),
    "small",
  )}</g>`
}

const roofPapers = [
  material.rust.base,
  material.rust.light,
  material.iron.base,
  cloth.clay.light,
  material.thatch.base,
] as const

/** Houses along both sides of a road, thicker near the crossing. */
export function houses(): string {
  const random = randomFrom("scenes/map/houses")
  const spots = roads.flatMap(({ places, wide }) =>
    places.slice(1).flatMap((to, index) => {
      const from = places[index] ?? to
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const length = Math.hypot(dx, dy)
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI
      return Array.from({ length: Math.floor(length / 40) }, (_, step) => {
        const along = ((step + 0.5) * 40) / length
        const side = random.chance(0.5) ? 1 : -1
        const away = wide / 2 + random.between(20, 34)
        const x = from[0] + dx * along - (dy / length) * away * side
        const y = from[1] + dy * along + (dx / length) * away * side
        const keep = random.chance(Math.hypot(x - centre[0], y - centre[1]) < 260 ? 0.95 : 0.42)
        return { x, y, turn: turn + random.between(-8, 8), size: random.between(15, 22), keep }
      })
    }),
  )
  return spots
    .filter(({ keep, x, y }) => keep && !nearRoad(x, y) && onLand(x, y))
    .map(({ x, y, size, turn }) => roof(x, y, size, turn, random.pick(roofPapers)))
    .join("")
}

/** Whether a house here would stand on a road: closer than its own half to any of them. */
function nearRoad(x: number, y: number): boolean {
  return roads.some(({ places, wide }) =>
    places.slice(1).some((to, index) => {
      const from = places[index] ?? to
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const share = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) / (dx * dx + dy * dy)))
      return Math.hypot(x - from[0] - dx * share, y - from[1] - dy * share) < wide / 2 + 15
    }),
  )
}

/** Whether a house or a tree here keeps its feet dry: the shore rises towards the east. */
const onLand = (x: number, y: number): boolean => y < (x < 820 ? 625 : 625 - (x - 820) * 0.5)

/** A tree from above. */
const crown = (x: number, y: number, radius: number): string =>
  sheet(
    `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${leaf.acacia.base}"/><circle cx="${round(x - radius * 0.22)}" cy="${round(y - radius * 0.25)}" r="${round(radius * 0.6)}" fill="${leaf.acacia.light}"/>`,
    "small",
  )

export function trees(): string {
  const random = randomFrom("scenes/map/trees")
  return Array.from({ length: 60 }, () => ({ x: random.between(20, 1180), y: random.between(20, 600) }))
    .filter(({ x, y }) => !nearRoad(x, y) && onLand(x, y) && Math.hypot(x - centre[0], y - centre[1]) > 120)
    .map(({ x, y }) => crown(x, y, random.between(8, 16)))
    .join("")
}
