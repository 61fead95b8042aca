/** Where the office is: Kabalagala in Kampala, among its hills and above the lake, as a map of cut paper. */
import { outline, through, type Point } from "../geometry"
import { markPath, markSize } from "../logo/mark"
import { cloth, leaf, material, mix, ramps, shadowColour } from "../palette"
import { cut, cutWith, line, picture, sheet } from "../paper"
import { round, type Picture } from "../part"
import { randomFrom } from "../random"
import { polygon } from "../tools/shapes"
import type { Pictures } from "./index"

const width = 1200
const height = 800

/** A hill from above: sheets that grow smaller and lighter towards the top. */
function hillFromAbove(name: string, x: number, y: number, radius: number, sheets: number, lean = 0): string {
  const random = randomFrom(`scenes/map/${name}`)
  const wobble = Array.from({ length: 9 }, () => random.between(0.82, 1.14))
  return Array.from({ length: sheets }, (_, index) => {
    const share = 1 - index / (sheets + 0.4)
    const points = wobble.map((reach, corner): Point => {
      const angle = (corner / wobble.length) * Math.PI * 2 + lean
      const far = radius * share * (1 + (reach - 1) * (0.5 + share * 0.5))
      return [round(x + Math.cos(angle) * far * 1.12 + index * 3), round(y + Math.sin(angle) * far * 0.86 - index * 4)]
    })
    const colour = mix(mix(leaf.banana.shade, leaf.banana.light, index / (sheets - 1)), ramps.cream[100], 0.12)
    return sheet(cut(outline(...points), colour), "land")
  }).join("")
}

/** A road as a strip of paper, laid over what is there. */
const road = (places: readonly Point[], wide: number, colour: string = ramps.cream[50]): string =>
  sheet(line(through(places), colour, wide), "detail")

const centre: Point = [560, 372]

const roads: readonly { places: readonly Point[]; wide: number; colour?: string }[] = [
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
function houses(): string {
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

function trees(): string {
  const random = randomFrom("scenes/map/trees")
  return Array.from({ length: 60 }, () => ({ x: random.between(20, 1180), y: random.between(20, 600) }))
    .filter(({ x, y }) => !nearRoad(x, y) && onLand(x, y) && Math.hypot(x - centre[0], y - centre[1]) > 120)
    .map(({ x, y }) => crown(x, y, random.between(8, 16)))
    .join("")
}

/** The lake: three sheets of water, deeper towards the corner, with two sails on it. */
function lake(): string {
  const shore = (shift: number, colour: string) =>
    sheet(
      cut(
        `${through([
          [-60 + shift * 2, 860],
          [120 + shift, 770 + shift * 0.5],
          [330, 730 + shift],
          [520, 745 + shift],
          [640, 690 + shift],
          [820 + shift * 0.4, 715 + shift],
          [930 + shift, 600 + shift * 0.8],
          [1060 + shift * 0.5, 560 + shift],
          [1260, 470 + shift],
        ])}L1260 860Z`,
        colour,
      ),
      "land",
    )
  const water = ramps.sky[300]
  const sail = (x: number, y: number) =>
    sheet(
      cut(`M${x - 20} ${y}H${x + 22}L${x + 14} ${y + 9}H${x - 13}Z`, material.wood.base) +
        cut(`M${x} ${y - 3}V${y - 42}C${x + 18} ${y - 28} ${x + 20} ${y - 14} ${x + 18} ${y - 3}Z`, ramps.cream[50]),
      "small",
    )
  return (
    shore(0, ramps.cream[200]) +
    shore(16, mix(water, "#FFFFFF", 0.25)) +
    shore(52, water) +
    shore(104, mix(water, cloth.indigo.base, 0.22)) +
    sail(1010, 690) +
    sail(1120, 640) +
    cut("M860 770Q890 762 920 770Q890 776 860 770ZM1060 740Q1096 731 1130 740Q1096 747 1060 740Z", ramps.cream[50])
  )
}

/** The pin: a drop of clay-red paper over the crossing, the network's horns on a round of cream. */
function pin([x, y]: Point): string {
  const drop = "M0 0C-16 -44 -78 -84 -78 -146A78 78 0 1 1 78 -146C78 -84 16 -44 0 0Z"
  const shade = cut("M0 10C16 -44 50 -84 50 -146C50 -186 30 -210 10 -226H100V10Z", ramps.clay[700])
  const scale = round(96 / markSize)
  return (
    `<ellipse cx="${x + 8}" cy="${y + 2}" rx="40" ry="12" fill="${shadowColour}" fill-opacity="0.35"/>` +
    `<g transform="translate(${x} ${y})">${cutWith(drop, ramps.clay[600], shade, "land")}${sheet(`<circle cx="0" cy="-146" r="58" fill="${ramps.cream[50]}"/>`, "detail")}<g transform="translate(0 -147) scale(${scale * 0.88}) translate(-32 -32)">${cut(markPath, ramps.forest[800])}</g></g>`
  )
}

function map(): Picture {
  const markup =
    `<rect width="${width}" height="${height}" fill="${mix(leaf.papyrus.light, ramps.cream[100], 0.5)}"/>` +
    hillFromAbove("north-west", 120, 90, 190, 4, 0.4) +
    hillFromAbove("north", 620, 190, 130, 3, 1.1) +
    hillFromAbove("east", 960, 380, 210, 5, 0.2) +
    hillFromAbove("west", 130, 570, 150, 4, 0.9) +
    hillFromAbove("south", 430, 500, 110, 3, 0.1) +
    hillFromAbove("north-east", 1020, 60, 150, 3, 0.7) +
    lake() +
    roads
      .toReversed()
      .map(({ places, wide, colour }) => road(places, wide, colour))
      .join("") +
    trees() +
    houses() +
    pin(centre)
  return picture(
    width,
    height,
    "A paper map of Kabalagala: roads meet under a pin with horns, between round hills and the shore of Lake Victoria.",
    markup,
    { parts: ["a pin with the network's horns"], scenery: ["hills", "a lake", "roads"] },
  )
}

export const pictures: Pictures = { "scenes/map": map }
