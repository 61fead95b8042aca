/** A goat house on stilts with a slatted front, and the granary that goats shelter under. Centimetres. */
import { outline, taper } from "../geometry"
import { place, type Part } from "../part"
import { leaf, material, mix, ramps } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { bar, block, footing, polygon, repeat } from "../tools/shapes"

const { wood, thatch, rust } = material

/** Height of the slatted floor. */
const floor = 84

/** A raised goat house, 440 cm wide; whoever is inside looks out over the slats. `x` runs from -180 to 180. */
export function goatHouse({
  inside = [],
}: { inside?: readonly { part: Part; x: number; size?: number }[] } = {}): Part {
  const half = 210
  const dark =
    cut(block(-half, -floor, half * 2, 150), "#4A3628") + cut(block(-half, -floor - 60, half * 2, 40), "#57412F")
  const stilts = [-190, -64, 64, 190]
    .map(
      (x) =>
        cut(bar(x, 0, x, -floor, 20, 18), leaf.bark.base) + cut(bar(x + 5, 0, x + 5, -floor, 7, 6), leaf.bark.shade),
    )
    .join("")
  const goats = inside.map(({ part, x, size = 1 }) => place(part, x, -floor - 4, size)).join("")
  const slats = repeat(4, (row) => {
    const y = -floor - 8 - row * 17
    const drift = row % 2 === 0 ? 1.6 : -1.4
    return (
      cut(bar(-half, y + drift, half, y - drift, 11), row % 2 === 0 ? wood.base : wood.light) +
      cut(bar(-half, y + drift + 4, half, y - drift + 4, 3), wood.shade)
    )
  })
  const posts = [-200, -68, 68, 200]
    .map(
      (x) =>
        cut(bar(x, -floor + 6, x, -232, 16, 15), wood.base) + cut(bar(x + 4, -floor + 6, x + 4, -232, 6), wood.shade),
    )
    .join("")
  const roof = "M-268 -218L-222 -300H222L268 -218C120 -212 -120 -212 -268 -218Z"
  const ribs = repeat(22, (index) => {
    const x = -222 + index * 20.4
    const foot = -268 + index * 24.6
    return cut(polygon([x, -302], [x + 8, -302], [foot + 9, -206], [foot, -206]), index % 2 ? rust.light : rust.shade)
  })
  const deck =
    cut(block(-half - 14, -floor + 12, half * 2 + 28, 13), wood.base) +
    cut(block(-half - 14, -floor + 12, half * 2 + 28, 4), wood.shade)
  const under = clip(
    `M-200 0V${-floor}H200V0Z`,
    `<path d="M-200 ${-floor}H200V-30H-200Z" fill="#1B0F08" fill-opacity="0.3"/>`,
  )
  return {
    svg:
      footing({}, 215) +
      under +
      stilts +
      dark +
      goats +
      sheet(slats, "detail") +
      sheet(deck, "detail") +
      sheet(posts, "detail") +
      cutWith(roof, rust.base, `<g opacity="0.5">${ribs}</g>` + cut("M-230 -300H230V-290H-230Z", rust.light), "figure"),
    box: { left: -268, top: -300, right: 268, bottom: 2 },
    name: "a raised house for goats",
    with: inside.map(({ part }) => part.name),
  }
}

/** What hangs on the front of a goat house, in the house's own places: a rack of hay, and the ends of the floor's slats. */
export function goatHouseRack(): Part {
  const [top, foot] = [-floor - 62, -floor - 4]
  const hay = repeat(26, (index) => {
    const x = -78 + index * 6.2
    const lean = ((index * 7) % 5) * 5 - 10
    return cut(
      taper(
        [
          [x, foot - 6],
          [x + lean * 0.4, top + 8],
          [x + lean, top - 8 - ((index * 5) % 4) * 6],
        ],
        [6, 7, 0.6],
      ),
      [leaf.dry.base, leaf.dry.light, leaf.papyrus.base, leaf.dry.shade][index % 4] ?? leaf.dry.base,
    )
  })
  const bars = repeat(9, (index) => {
    const x = -80 + index * 20
    return (
      cut(bar(x, top, x * 0.86, foot, 5.4), wood.light) + cut(bar(x + 1.6, top, x * 0.86 + 1.6, foot, 2), wood.shade)
    )
  })
  const ends = repeat(40, (index) =>
    cut(block(-216 + index * 10.9, -floor + 12, 8, 11), index % 3 ? wood.light : wood.base),
  )
  return {
    svg:
      sheet(cut(block(-220, -floor + 12, 440, 11), "#2C1B13") + ends, "small") +
      sheet(hay, "small") +
      sheet(bars + cut(bar(-88, top, 88, top, 7) + bar(-76, foot, 76, foot, 7), wood.base), "detail"),
    box: { left: -220, top: top - 36, right: 220, bottom: -floor + 12 },
    name: "a hay rack",
  }
}

/** A plank with cleats from the ground up to a floor: its foot at the origin, rising to the right. */
export function cleatedRamp({ run = 150, rise = floor }: { run?: number; rise?: number } = {}): Part {
  const cleats = repeat(7, (index) => {
    const share = 0.1 + index * 0.13
    return cut(bar(run * share - 3, -rise * share - 9, run * share + 4, -rise * share + 5, 5), wood.shade)
  })
  return {
    svg: sheet(
      cut(bar(-4, -2, run, -rise, 15), wood.light) + cut(bar(-2, 3, run, -rise + 5, 5), wood.shade) + cleats,
      "detail",
    ),
    box: { left: -6, top: -rise - 8, right: run, bottom: 2 },
    name: "a ramp",
  }
}

/** Who stands under or in a building: at `x` centimetres from its middle, `y` below its own feet, mirrored by `flip`. */
interface Guest {
  part: Part
  x: number
  y?: number
  size?: number
  flip?: boolean
}

/** A granary of woven wattle under a thatch cap, on four legs 118 cm high; `beneath` shelter between its legs. */
export function granary({ beneath = [] }: { beneath?: readonly Guest[] } = {}): Part {
  const basket = outline(
    [-112, -128, "corner"],
    [-122, -190],
    [-116, -262, "corner"],
    [116, -262, "corner"],
    [122, -190],
    [112, -128, "corner"],
  )
  const weave = repeat(11, (row) => {
    const y = -134 - row * 12.4
    let d = `M-128 ${y}`
    for (let index = 0; index < 16; index += 1) d += `q8 ${(index + row) % 2 ? -7 : 7} 16 0`
    return line(d, row % 2 ? thatch.shade : wood.shade, 3.2)
  })
  const layer = (top: number, topHalf: number, bottom: number, half: number, fill: string, straw: string) => {
    const teeth = Math.round(half / 9)
    let d = `M${-topHalf} ${top}L${-half} ${bottom}`
    for (let index = 0; index < teeth; index += 1) {
      const width = (half * 2) / teeth
      d += `L${(-half + width * (index + 0.5)).toFixed(1)} ${bottom + 14}L${(-half + width * (index + 1)).toFixed(1)} ${bottom + 5}`
    }
    d += `L${topHalf} ${top}Z`
    const straws = repeat(15, (index) => {
      const share = -0.9 + (index * 1.8) / 14
      return line(`M${(topHalf * share).toFixed(1)} ${top + 6}L${(half * share).toFixed(1)} ${bottom + 8}`, straw, 1.4)
    })
    return cutWith(d, fill, straws, "figure")
  }
  const post = (x: number, lean: number, away: boolean) =>
    cut(
      taper(
        [
          [x, 0],
          [x + lean, -64],
          [x + lean * 1.4, -126],
        ],
        [13, 12, 13],
      ),
      away ? leaf.bark.shade : leaf.bark.base,
    ) +
    (away
      ? ""
      : cut(
          taper(
            [
              [x + 3, 0],
              [x + 3 + lean, -64],
              [x + 3 + lean * 1.4, -126],
            ],
            [4, 4, 4],
          ),
          leaf.bark.shade,
        ))
  return {
    svg:
      footing({}, 128) +
      `<g transform="translate(0 -10)">${post(-62, 2, true)}${post(62, -2, true)}</g>` +
      beneath.map(({ part, x, y = 0, size = 1, flip }) => place(part, x, y, size, flip ? "left" : "right")).join("") +
      sheet(post(-106, 6, false) + post(106, -6, false), "detail") +
      sheet(cut(bar(-128, -122, 128, -122, 14), wood.base) + cut(bar(-128, -118, 128, -118, 5), wood.shade), "detail") +
      cutWith(
        basket,
        thatch.base,
        weave +
          cut(block(-22, -176, 44, 48, 3), wood.shade) +
          cut(block(-17, -181, 34, 38, 2), ramps.soil[900]) +
          `<path d="M40 -270C60 -220 60 -170 46 -120H140V-270Z" fill="${mix(thatch.shade, "#1B0F08", 0.3)}" fill-opacity="0.34"/>`,
        "figure",
      ) +
      layer(-330, 74, -250, 176, thatch.base, thatch.shade) +
      layer(-384, 30, -312, 112, thatch.light, thatch.base) +
      layer(-410, 5, -366, 52, thatch.base, thatch.shade),
    box: { left: -178, top: -412, right: 178, bottom: 2 },
    name: "a granary on legs",
    with: beneath.map(({ part }) => part.name),
  }
}
