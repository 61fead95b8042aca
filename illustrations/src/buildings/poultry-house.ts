/** Where hens live and lay: the coop on stilts, nest boxes. Centimetres. */
import { outline } from "../geometry"
import { material, mix } from "../palette"
import { cut, groundShadow, line, sheet } from "../paper"
import { round, type Part } from "../part"
import { randomFrom } from "../random"
import { bar, block, polygon, repeat } from "../tools/shapes"

const { wood, thatch } = material
const inside = "#2C1B13"

/** Straw that spills over an edge: `width` wide, its lower edge at y. */
function strawHeap(x: number, y: number, width: number, rise: number, seed = "straw"): string {
  const random = randomFrom(`${seed}-${x}-${y}`)
  const half = width / 2
  const heap = outline(
    [x - half, y],
    [x - half * 0.7, y - rise * 0.7],
    [x, y - rise],
    [x + half * 0.7, y - rise * 0.75],
    [x + half, y],
    [x, y + rise * 0.24],
  )
  const stalks = Array.from({ length: Math.round(width / 2.2) }, () => {
    const sx = x + random.between(-half, half * 0.7)
    const sy = y - random.between(-0.1, 0.8) * rise * (1 - Math.abs(sx - x) / half)
    return `M${round(sx)} ${round(sy)}l${round(random.between(4, 10))} ${round(random.between(-3.4, 3.4))}`
  })
  return (
    cut(heap, "#D9B566") +
    line(stalks.filter((_, index) => index % 2 === 0).join(""), "#F1D894", 0.8) +
    line(stalks.filter((_, index) => index % 2 === 1).join(""), "#B38A40", 0.7)
  )
}

/** The same as a sheet of its own in a scene: its lower edge at (x, y) pixels, `scale` pixels to each centimetre. */
export const strawPile = (
  x: number,
  y: number,
  scale: number,
  { width, rise, seed }: { width: number; rise: number; seed: string },
): string =>
  sheet(`<g transform="translate(${x} ${y}) scale(${scale})">${strawHeap(0, 0, width, rise, seed)}</g>`, "land")

/** A hen house of slats on four stilts under thatch, with a ladder; 190 cm wide, 260 tall. */
export function coopOnStilts(): Part {
  const slats = repeat(13, (index) =>
    cut(
      block(-76 + index * 11.8, -82, 10.4, 84 + (index % 3)),
      index % 3 === 1
        ? wood.base
        : index % 3 === 2
          ? mix(wood.base, wood.shade, 0.3)
          : mix(wood.base, wood.light, 0.35),
    ),
  )
  const roof = outline(
    [-108, -150, "corner"],
    [-76, -196],
    [-40, -240],
    [0, -262, "corner"],
    [40, -240],
    [76, -196],
    [108, -150, "corner"],
    [54, -156],
    [0, -153],
    [-54, -156],
  )
  const combed = [0, 1, 2]
    .map((row) =>
      sheet(
        cut(
          outline(
            [-104 + row * 26, -152 - row * 32, "corner"],
            [-70 + row * 18, -196 - row * 20],
            [0, -262 + (2 - row), "corner"],
            [70 - row * 18, -196 - row * 20],
            [104 - row * 26, -152 - row * 32, "corner"],
            [0, -158 - row * 30],
          ),
          [thatch.shade, thatch.base, thatch.light][row] ?? thatch.base,
        ),
        "detail",
      ),
    )
    .join("")
  const straws = repeat(17, (index) =>
    line(
      `M${-96 + index * 12} -154L${round((-96 + index * 12) * 0.24)} -252`,
      mix(thatch.base, thatch.shade, 0.6),
      0.9,
    ),
  )
  const stilt = (x: number, colour: string) => cut(bar(x, -84, x + (x < 0 ? -5 : 5), 0, 9), colour)
  const rungs = repeat(7, (index) =>
    cut(bar(28 + index * 8.2, -78 + index * 11.4, 46 + index * 8.2, -78 + index * 11.4, 3.6), wood.light),
  )
  const svg =
    groundShadow(0, 92, 6) +
    stilt(-48, wood.shade) +
    stilt(48, wood.shade) +
    sheet(stilt(-72, wood.base) + stilt(72, wood.base) + cut(block(-82, -78, 164, 9), wood.shade)) +
    sheet(cut(block(-78, -80, 156, 92), wood.shade) + slats) +
    cut(block(14, -82, 40, 56, 6), inside) +
    sheet(cut(block(10, -136, 48, 5) + block(10, -82, 5, 56) + block(53, -82, 5, 56), wood.light), "detail") +
    cut(block(-56, -104, 40, 26, 2), inside) +
    line("M-56 -117H-16M-46 -104V-130M-36 -104V-130M-26 -104V-130", wood.light, 2) +
    sheet(cut(bar(28, -82, 82, 0, 4.6) + bar(46, -82, 102, 0, 4.6), wood.base) + rungs, "detail") +
    sheet(cut(roof, thatch.shade)) +
    combed +
    straws +
    sheet(cut(outline([-20, -250], [0, -272], [20, -250], [0, -245]), thatch.shade), "detail")
  return { svg, box: { left: -108, top: -272, right: 108, bottom: 3 }, name: "a coop on stilts" }
}

/** A cell of the nest boxes: where a hen sits in it. */
export interface NestCell {
  x: number
  y: number
}

const cell = { wide: 58, tall: 54, from: 34 }

/** The floors of the nest boxes, from the lowest row up, left to right; in the boxes' own centimetres. */
export const nestCells = (columns: number, rows: number): NestCell[] =>
  Array.from({ length: columns * rows }, (_, index) => ({
    x: ((index % columns) - (columns - 1) / 2) * cell.wide,
    y: -cell.from - Math.floor(index / columns) * cell.tall - 6,
  }))

/** Wooden nest boxes in rows, straw in each. */
export function nestBoxes(columns = 3, rows = 3): Part {
  const wide = columns * cell.wide
  const tall = rows * cell.tall
  const top = -cell.from - tall
  const hollows = nestCells(columns, rows)
    .map(
      ({ x, y }, index) =>
        sheet(cut(block(x - cell.wide / 2 + 4, y + 6, cell.wide - 8, cell.tall - 8), inside), "detail") +
        cut(polygon([x - 25, y + 6], [x - 25, y - 40], [x - 17, y - 36], [x - 17, y + 6]), "#3E281C") +
        strawHeap(x, y + 5, cell.wide - 10, 13, `nest-${index}`),
    )
    .join("")
  const ledges = repeat(rows, (row) =>
    sheet(
      cut(
        block(-wide / 2 - 5, -cell.from - row * cell.tall + 1, wide + 10, 9, 1),
        mix(wood.base, wood.light, row % 2 ? 0.3 : 0.55),
      ),
      "detail",
    ),
  )
  const svg =
    groundShadow(0, wide / 2, 6) +
    cut(
      bar(-wide / 2 + 6, -cell.from, -wide / 2 + 2, 0, 8) + bar(wide / 2 - 6, -cell.from, wide / 2 - 2, 0, 8),
      wood.shade,
    ) +
    sheet(
      cut(block(-wide / 2 - 4, -cell.from, wide + 8, tall + 4), wood.base) +
        repeat(columns + 1, (index) => line(`M${-wide / 2 + index * cell.wide} ${-cell.from}V${top}`, wood.shade, 0.8)),
    ) +
    hollows +
    ledges +
    sheet(
      cut(
        polygon(
          [-wide / 2 - 14, top + 2],
          [wide / 2 + 14, top + 2],
          [wide / 2 + 4, top - 18],
          [-wide / 2 - 4, top - 18],
        ),
        material.rust.base,
      ) +
        repeat(columns * 5, (index) =>
          line(
            `M${round(-wide / 2 + (index + 0.5) * (wide / (columns * 5)))} ${top}V${top - 17}`,
            material.rust.shade,
            1,
          ),
        ),
      "figure",
    )
  return {
    svg,
    box: { left: -wide / 2 - 14, top: top - 18, right: wide / 2 + 14, bottom: 2 },
    name: "a row of nest boxes",
  }
}
