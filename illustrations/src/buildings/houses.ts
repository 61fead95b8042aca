/** Huts, barns and milking parlours. */
import type { Part } from "../part"
import { cloth, leaf, material, ramps, type Tone } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { bar, block, footing, polygon, repeat } from "../tools/shapes"
import { solarRoof } from "./energy"

const { thatch, mud, wood, rust, iron, brick } = material

/** A round hut under a layered thatch roof, 460 cm wide, 430 high, with a painted foot. */
export function thatchedHut({ wall = mud, foot = ramps.clay[700] }: { wall?: Tone; foot?: string } = {}): Part {
  const wallShape = "M-165 -195C-168 -120 -168 -60 -165 -8C-110 6 110 6 165 -8C168 -60 168 -120 165 -195Z"
  const inside =
    cut("M60 10C84 -60 84 -140 70 -200H180V10Z", wall.shade) +
    cut("M-170 -46C-110 -32 110 -32 170 -46V12H-170Z", foot) +
    cut("M66 -39C100 -40 140 -42 170 -46V12H66Z", mixShade(foot)) +
    cut("M-32 8V-138C-32 -152 -20 -158 0 -158C20 -158 32 -152 32 -138V8Z", ramps.soil[900]) +
    cut("M-26 8V-136C-26 -146 -16 -152 0 -152L2 8Z", wood.shade) +
    line("M-18 -146V4M-8 -151V4", ramps.soil[900], 1.6) +
    cut("M84 -132H122V-92H84Z", ramps.soil[900]) +
    line("M103 -132V-92M84 -112H122", wood.base, 4) +
    cut(
      "M-124 -146L-112 -164L-100 -146L-112 -128ZM-96 -146L-84 -164L-72 -146L-84 -128ZM-152 -146L-140 -164L-128 -146L-140 -128Z",
      foot,
    ) +
    cut("M-170 -200H170V-172C110 -160 -110 -160 -170 -172Z", "#00000033")
  const layer = (top: number, topHalf: number, bottom: number, half: number, fill: string, shade: string) => {
    const teeth = Math.round(half / 11)
    let d = `M${-topHalf} ${top}L${-half} ${bottom}`
    for (let index = 0; index < teeth; index += 1) {
      const width = (half * 2) / teeth
      const dip = Math.sin(((index + 0.5) / teeth) * Math.PI) * 22
      d += `L${(-half + width * (index + 0.5)).toFixed(1)} ${(bottom + dip + 7).toFixed(1)}L${(-half + width * (index + 1)).toFixed(1)} ${(bottom + Math.sin(((index + 1) / teeth) * Math.PI) * 22).toFixed(1)}`
    }
    d += `L${topHalf} ${top}Z`
    const straw = repeat(Math.round(half / 13), (index) => {
      const share = -0.9 + (index * 1.8) / Math.max(1, Math.round(half / 13) - 1)
      return line(`M${(topHalf * share).toFixed(1)} ${top + 8}L${(half * share).toFixed(1)} ${bottom + 12}`, shade, 1.4)
    })
    return cutWith(
      d,
      fill,
      straw +
        cut(
          `M${topHalf * 0.3} ${top - 5}L${half * 0.36} ${bottom + 40}H${half + 20}L${topHalf + 4} ${top - 5}Z`,
          `${thatch.shade}88`,
        ),
      "figure",
    )
  }
  return {
    svg:
      footing({}, 190) +
      cutWith(wallShape, wall.base, inside, "figure") +
      layer(-300, 120, -178, 232, thatch.base, thatch.shade) +
      layer(-372, 62, -268, 158, thatch.light, thatch.base) +
      layer(-424, 12, -346, 90, thatch.base, thatch.shade) +
      sheet(cut("M-10 -412L-5 -444C-2 -450 3 -450 6 -444L11 -412Z", thatch.shade), "small"),
    box: { left: -232, top: -448, right: 232, bottom: 4 },
    name: "a thatched hut",
  }
}

const mixShade = (colour: string): string => (colour === ramps.clay[700] ? "#6E2615" : colour)

interface BarnOptions {
  /** Solid walls with doors, or open sides with posts and a half-height wall: a milking parlour. */
  open?: boolean
  roof?: Tone
  /** Panels on the roof. */
  solar?: boolean
}

/** An iron-roofed barn, 860 cm wide and 430 high. What stands inside an open one is placed between `barn` and the viewer. */
export function barn({ open = false, roof = rust, solar = false }: BarnOptions = {}): Part {
  const half = 400
  const roofShape = `M${-half - 40} -232L${-half + 50} -420H${half - 50}L${half + 40} -232C${half * 0.4} -224 ${-half * 0.4} -224 ${-half - 40} -232Z`
  const sheets = repeat(20, (index) => {
    const x = -half + 52 + index * ((half * 2 - 100) / 20)
    const foot = -half - 38 + index * ((half * 2 + 80) / 20)
    return cut(
      polygon([x, -422], [x + 13, -422], [foot + 18, -220], [foot, -220]),
      index % 2 === 0 ? roof.shade : roof.light,
    )
  })
  const stains = cut(
    `M-300 -420L-330 -330L-316 -330L-288 -420ZM120 -420L130 -350L150 -350L136 -420Z`,
    `${brick.shade}66`,
  )
  const roofInside = `<g opacity="0.55">${sheets}</g>` + stains + cut(`M-460 -420H460V-410H-460Z`, roof.light)
  const walls = open ? openSides(half) : closedSides(half)
  const eaves = clip(
    `M${-half} -236H${half}V-190H${-half}Z`,
    cut(`M${-half} -240H${half}V-206C0 -198 0 -198 ${-half} -206Z`, "#00000040"),
  )
  return {
    svg:
      footing({}, half + 10) +
      walls +
      eaves +
      cutWith(roofShape, roof.base, roofInside, "figure") +
      (solar ? `<g transform="translate(-120 -262)">${solarRoof().svg}</g>` : ""),
    box: { left: -half - 40, top: -420, right: half + 40, bottom: 0 },
    name: open ? "an open milking parlour with an iron roof" : "an iron-roofed barn",
    with: solar ? ["solar panels on a roof"] : [],
  }
}

/** Brick courses scattered over a wall of the given extent. */
const courses = (left: number, right: number, top: number, bottom: number): string =>
  repeat(Math.floor((bottom - top) / 16), (row) =>
    repeat(Math.floor((right - left) / 90), (index) =>
      cut(
        block(left + 12 + index * 90 + (row % 3) * 28, top + 14 + row * 16, 26, 7, 1),
        (row + index) % 2 === 0 ? brick.light : brick.shade,
      ),
    ),
  )

function closedSides(half: number): string {
  const wall = `M${-half} 0V-240H${half}V0Z`
  const door = (x: number) =>
    sheet(
      cut(block(x - 70, 0, 140, 190), cloth.forest.base) +
        cut(block(x, 0, 70, 190), cloth.forest.shade) +
        line(`M${x - 62} -8L${x - 6} -182M${x + 62} -8L${x + 6} -182M${x} 0V-190`, cloth.forest.light, 5),
      "detail",
    )
  const window = (x: number) =>
    sheet(
      cut(block(x - 36, -110, 72, 62), wood.base) +
        cut(block(x - 30, -116, 60, 50), ramps.soil[900]) +
        line(`M${x} -116V-166M${x - 30} -141H${x + 30}`, wood.base, 4),
      "small",
    )
  return (
    cutWith(
      wall,
      brick.base,
      courses(-half, half, -236, -6) +
        cut(`M${half * 0.55} 0L${half * 0.62} -240H${half}V0Z`, `${brick.shade}AA`) +
        cut(block(-half, 0, half * 2, 22), iron.shade),
      "figure",
    ) +
    door(-40) +
    window(-260) +
    window(220)
  )
}

function openSides(half: number): string {
  const back =
    cut(block(-half, 0, half * 2, 240), "#3A2A20") +
    cut(block(-half, -96, half * 2, 130), "#4A382B") +
    cut(`M-340 -226H-120V-120H-340ZM60 -226H320V-120H60Z`, leaf.dry.base.concat("66"))
  const low = cutWith(
    `M${-half} 0V-92H${half}V0Z`,
    brick.base,
    courses(-half, half, -92, -4) +
      cut(block(-half, -80, half * 2, 12), brick.light) +
      cut(`M${half * 0.5} 0L${half * 0.55} -92H${half}V0Z`, `${brick.shade}AA`),
    "detail",
  )
  const posts = sheet(
    [-half + 10, -half / 3, half / 3, half - 10]
      .map((x) => cut(bar(x, 0, x, -240, 20), wood.base) + cut(bar(x + 6, 0, x + 6, -240, 8), wood.shade))
      .join(""),
    "detail",
  )
  return back + low + posts
}
