/** Feed, fodder and what prepares it. */
import { markPath } from "../website"
import type { Part } from "../part"
import { place } from "../part"
import { cloth, leaf, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, polygon, repeat, type Standing } from "./shapes"

/** Woven sacking: warmer than cream paper, so that a sack stands out from it. */
const kraft: Tone = { light: "#EAD7AE", base: "#D6BD8B", shade: "#B0925F" }

interface SackOptions extends Standing {
  tone?: Tone
  /** The colour of the printed stripes. */
  print?: string
}

/** A full 70-kilogram feed sack standing up, 86 cm, with printed stripes, the mark and a tied ear at each corner. */
export function feedSack({ tone = kraft, print = ramps.clay[600], ...standing }: SackOptions = {}): Part {
  const body =
    "M-25 -2C-29 -8 -30 -30 -28 -50C-27 -62 -26 -70 -24 -78C-27 -80 -29 -84 -28 -86C-24 -86 -21 -84 -19 -82C-8 -85 8 -85 19 -82C21 -84 24 -86 28 -86C29 -84 27 -80 24 -78C26 -70 28 -62 29 -50C31 -30 30 -8 26 -2C20 1 -20 1 -25 -2Z"
  const inside =
    cut("M12 4C18 -20 17 -50 12 -90H36V4Z", tone.base) +
    cut("M20 4C27 -20 26 -50 21 -90H40V4Z", tone.shade) +
    cut(
      "M-34 -60C-10 -56 12 -56 34 -60V-52C12 -48 -10 -48 -34 -52ZM-34 -25C-10 -21 12 -21 34 -25V-19C12 -15 -10 -15 -34 -19Z",
      print,
    ) +
    `<g transform="translate(-1 -36.5) scale(0.4) translate(-32 -32)">${cut(markPath, print)}</g>` +
    line("M-18 -76C-8 -79 8 -79 18 -76", tone.shade, 1.2) +
    line("M-22 -4C-17 -10 -19 -14 -24 -17M-14 -64C-16 -67 -16 -71 -14 -74M8 -65C10 -68 10 -71 9 -74", tone.shade, 1.3)
  return {
    svg: footing(standing, 30) + cutWith(body, tone.light, inside, "small"),
    box: { left: -30, top: -86, right: 30, bottom: 0 },
    name: "a sack of feed",
  }
}

/** A feed sack lying on its side, 90 × 26 cm. */
export function lyingSack({ tone = kraft, print = ramps.clay[600], ...standing }: SackOptions = {}): Part {
  const body =
    "M-42 -3C-36 1 36 1 42 -3C44 -4 47 -3 48 -1C49 -6 47 -9 45 -11C46 -15 46 -18 44 -20C47 -22 48 -25 47 -28C44 -28 42 -26 40 -24C20 -29 -22 -29 -40 -24C-42 -26 -44 -28 -47 -28C-48 -25 -47 -22 -44 -20C-46 -16 -46 -11 -45 -9C-48 -7 -49 -4 -48 -1C-46 -2 -44 -3 -42 -3Z"
  const inside =
    cut("M-50 -9C-20 -6 20 -6 50 -9V4H-50Z", tone.base) +
    cut("M-50 -4.5C-20 -2 20 -2 50 -4.5V4H-50Z", tone.shade) +
    cut(
      "M-22 -32C-19 -20 -19 -10 -22 4H-15C-12 -10 -12 -20 -15 -32ZM18 -32C21 -20 21 -10 18 4H24C27 -10 27 -20 24 -32Z",
      print,
    ) +
    line("M-38 -22C-40 -16 -40 -11 -39 -6M38 -22C40 -16 40 -11 39 -6", tone.shade, 1.1)
  return {
    svg: footing(standing, 48) + cutWith(body, tone.light, inside, "small"),
    box: { left: -49, top: -28, right: 49, bottom: 0 },
    name: "a sack of feed",
  }
}

/** Sacks stacked three, two, one, about 180 cm wide and 78 high. */
export function sackStack({ rows = 3 }: { rows?: 1 | 2 | 3 } = {}): Part {
  const prints = [ramps.clay[600], ramps.forest[700], ramps.gold[500]]
  const layers = repeat(rows, (row) =>
    repeat(rows - row, (column) => {
      const sack = lyingSack({ print: prints[(row * 2 + column) % 3], standing: false })
      return place(sack, (column - (rows - row - 1) / 2) * 93 + (row % 2) * 3, -row * 25, 1)
    }),
  )
  const half = 48 + (rows - 1) * 46
  return {
    svg: footing({}, half) + layers,
    box: { left: -half, top: -28 - (rows - 1) * 25, right: half, bottom: 0 },
    name: "a stack of feed sacks",
  }
}

/** A baled block of hay, 92 × 42 cm, two strings around it. */
export function hayBale(standing: Standing = {}): Part {
  const { dry } = leaf
  const body =
    "M-45 0L-46 -10L-44 -18L-46 -30L-44 -39L-36 -41L-20 -40L-8 -42L10 -40L26 -42L40 -40L45 -38L44 -27L46 -16L44 -6L45 0Z"
  const inside =
    cut("M-50 -12C-20 -8 20 -9 50 -13V4H-50Z", dry.shade) +
    cut("M-50 -44V-34C-20 -31 20 -32 50 -35V-44Z", dry.light) +
    line(
      "M-38 -26H-22M-10 -22H12M20 -27H38M-34 -17H-12M8 -15H30M-6 -29H8M-40 -6H-24M-4 -5H18M28 -8H40",
      dry.shade,
      1.3,
    ) +
    line("M-32 -28H-14M14 -24H28M-20 -13H-6", dry.light, 1.2) +
    line("M-24 2V-44M24 2V-44", cloth.clay.shade, 1.5)
  const wisps = line(
    "M-46 -22L-51 -25M45 -31L51 -34M44 -10L50 -8M-45 -4L-51 -2M-30 -41L-33 -46M12 -40L15 -46",
    dry.base,
    1.2,
  )
  return {
    svg: footing(standing, 48) + wisps + cutWith(body, dry.base, inside, "small"),
    box: { left: -51, top: -46, right: 51, bottom: 0 },
    name: "a bale of hay",
  }
}

/** A wooden rack of green fodder for stall-fed animals, 180 × 120 cm. */
export function hayRack(): Part {
  const { wood } = material
  const grass = repeat(13, (i) => {
    const x = -78 + i * 13
    const lean = ((i * 7) % 5) * 6 - 12
    const tone = [leaf.papyrus.base, leaf.banana.base, leaf.papyrus.shade][i % 3] ?? leaf.papyrus.base
    return cut(
      `M${x - 6} -58C${x - 3} -90 ${x + lean * 0.5} -110 ${x + lean} -${122 + ((i * 5) % 3) * 8}C${x + lean * 0.6 + 9} -105 ${x + 9} -90 ${x + 8} -58Z`,
      tone,
    )
  })
  const legs = cut(
    polygon([-84, -110], [-76, -112], [-70, 0], [-79, 0]) + polygon([84, -110], [76, -112], [70, 0], [79, 0]),
    wood.base,
  )
  const trough =
    cut(polygon([-88, -62], [88, -62], [74, -34], [-74, -34]), wood.base) +
    cut(polygon([-81, -48], [81, -48], [74, -34], [-74, -34]), wood.shade)
  const slats =
    repeat(8, (i) => cut(bar(-77 + i * 22, -62, -80 + i * 23, -100, 4), wood.light)) +
    cut(block(-90, -97, 180, 6, 1), wood.light) +
    cut(block(-90, -60, 180, 6, 1), wood.light)
  return {
    svg:
      footing({}, 84) +
      sheet(legs, "detail") +
      sheet(grass, "detail") +
      sheet(trough, "figure") +
      sheet(slats, "small"),
    box: { left: -92, top: -138, right: 92, bottom: 0 },
    name: "a rack of green fodder",
  }
}

/** A hand-turned chaff cutter with its flywheel, 150 × 135 cm, cutting napier grass. */
export function chaffCutter(): Part {
  const { rust, iron, wood } = material
  const legs = cut(bar(-26, -64, -40, 0, 7) + bar(22, -64, 36, 0, 7) + bar(-34, -24, 30, -24, 5), cloth.forest.shade)
  const chute =
    cut(polygon([-84, -84], [-10, -78], [-10, -58], [-84, -70]), wood.base) +
    cut(polygon([-84, -76], [-10, -66], [-10, -58], [-84, -70]), wood.shade)
  const grass = repeat(6, (i) =>
    cut(
      `M-20 ${-70 - i * 2}C-60 ${-80 - i * 3} -90 ${-88 - i * 5} -${112 - i * 4} ${-80 - i * 8}C-90 ${-84 - i * 5} -60 ${-74 - i * 3} -20 ${-66 - i * 2}Z`,
      i % 2 === 0 ? leaf.banana.base : leaf.banana.shade,
    ),
  )
  const body =
    cut(polygon([-16, -92], [18, -92], [28, -52], [-20, -52]), cloth.forest.base) +
    cut(polygon([6, -92], [18, -92], [28, -52], [12, -52]), cloth.forest.shade)
  const wheel =
    `<path fill="${rust.base}" d="${circle(34, -84, 44, 37)}"/>` +
    cut(bar(34, -125, 34, -43, 5) + bar(-7, -84, 75, -84, 5), rust.base)
  // A sheet of iron covers the blades; only the crank stands out, with its handle away from them.
  const guard =
    `<path fill="${cloth.forest.base}" d="${circle(34, -84, 34)}"/>` +
    cut("M34 -118A34 34 0 0 1 34 -50A46 46 0 0 0 34 -118Z", cloth.forest.shade) +
    [-25, 0, 25]
      .map((y) => `<path fill="${iron.light}" d="${circle(34 + (y === 0 ? -27 : 0), -84 + y, 1.8)}"/>`)
      .join("")
  const crank =
    cut(bar(34, -84, 70, -104, 5), iron.shade) +
    cut(circle(34, -84, 7), iron.base) +
    cut(block(66, -99, 22, 7, 3), wood.light)
  const heap =
    cut("M40 0C46 -16 60 -22 72 -18C84 -20 92 -8 96 0Z", leaf.banana.base) +
    cut("M66 0C70 -10 78 -16 84 -14C90 -10 94 -4 96 0Z", leaf.banana.shade)
  return {
    svg:
      footing({}, 70, 10) +
      sheet(legs, "detail") +
      sheet(grass, "small") +
      sheet(chute + body, "detail") +
      sheet(wheel, "detail") +
      sheet(guard + crank, "small") +
      sheet(heap, "small"),
    box: { left: -112, top: -128, right: 96, bottom: 0 },
    name: "a chaff cutter",
  }
}
