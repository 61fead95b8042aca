/** A family's brick house under an iron roof, as most farms have it now. */
import { cloth, material, ramps } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { block, footing, polygon, repeat } from "../tools/shapes"

const { brick, iron, wood } = material

/** A house of two rooms, 540 cm wide and 340 high, its door and one window to the front. */
export function farmhouse(): Part {
  const half = 240
  const bricks = repeat(10, (row) =>
    repeat(6, (index) =>
      cut(
        block(-half + 10 + index * 82 + (row % 2) * 36, -8 - row * 20, 26, 8, 1),
        (row + index) % 3 === 0 ? brick.light : brick.shade,
      ),
    ),
  )
  const wall = cutWith(
    `M${-half} 0V-214H${half}V0Z`,
    brick.base,
    `<g opacity="0.6">${bricks}</g>` +
      cut(block(110, 0, 140, 214), `${brick.shade}88`) +
      cut(block(-half, 0, half * 2, 26), ramps.cream[300]),
  )
  const door = sheet(
    cut(block(-44, 0, 84, 158), ramps.cream[200]) +
      cut(block(-36, 0, 68, 150), cloth.forest.base) +
      cut(block(-2, 0, 34, 150), cloth.forest.shade) +
      line("M-4 -74V-68", ramps.gold[300], 4),
    "detail",
  )
  const window = (x: number) =>
    sheet(
      cut(block(x - 38, -84, 76, 76), ramps.cream[200]) +
        cut(block(x - 30, -92, 60, 60), ramps.soil[900]) +
        line(`M${x} -92V-152M${x - 30} -122H${x + 30}`, wood.base, 4),
      "small",
    )
  const ribs = repeat(15, (index) => {
    const [top, foot] = [-200 + index * 28, -266 + index * 37.4]
    return cut(polygon([top, -342], [top + 11, -342], [foot + 16, -190], [foot, -190]), iron.shade)
  })
  const roof = "M-272 -204L-204 -338H204L272 -204C90 -198 -90 -198 -272 -204Z"
  return {
    svg:
      footing({}, half + 6) +
      wall +
      door +
      window(-142) +
      window(150) +
      cutWith(
        roof,
        iron.base,
        `<g opacity="0.45">${ribs}</g>` +
          cut("M-280 -340H280V-328H-280Z", iron.light) +
          cut("M60 -340L92 -340L150 -262L96 -262Z", `${material.rust.base}66`),
      ),
    box: { left: -272, top: -340, right: 272, bottom: 0 },
    name: "an iron-roofed house",
  }
}
