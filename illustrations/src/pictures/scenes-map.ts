/** Where the office is: Kabalagala in Kampala, among its hills and above the lake, as a map of cut paper. */
import { outline, through, type Point } from "../geometry"
import { markPath, markSize } from "../website"
import { cloth, leaf, material, mix, ramps, shadowColour } from "../palette"
import { cut, cutWith, picture, sheet } from "../paper"
import { round, type Picture, type Pictures } from "../part"
import { randomFrom } from "../random"
import { centre, houses, road, roads, trees } from "./scenes-map-town"

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
    "A drawing, not a map to go by: roads meet under a pin with horns, between round hills and the shore of a lake.",
    markup,
    { parts: ["a pin with the network's horns"], scenery: ["hills", "a lake", "roads"] },
  )
}

export const pictures: Pictures = { "scenes/map": map }
