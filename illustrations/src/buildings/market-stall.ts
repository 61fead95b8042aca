/** The market stall, drawn in two layers so that a seller can stand inside it. */
import { place, type Part } from "../part"
import { cloth, material, ramps, type Tone } from "../palette"
import { cut, cutWith, sheet } from "../paper"
import { basket, crate, eggTray } from "../tools/market"
import { bar, block, footing, polygon, repeat } from "../tools/shapes"
import { churn, milkCan } from "../tools/vessels"

const { wood } = material

/** What lies on the counter. */
export type Wares = "produce" | "milk" | "eggs" | "none"

interface StallOptions {
  tone?: Tone
  other?: Tone
  wares?: Wares
  /** "behind" and "front" are the two halves between which a seller stands; "all" is both. */
  layer?: "all" | "behind" | "front"
}

/** A stall with a striped awning, 280 cm wide and 265 high; the counter is at 86 cm. */
export function marketStall({
  tone = cloth.clay,
  other = cloth.cream,
  wares = "produce",
  layer = "all",
}: StallOptions = {}): Part {
  const posts = sheet(
    [-122, 122]
      .map((x) => cut(bar(x, 0, x, -226, 9), wood.base) + cut(bar(x + 2.5, 0, x + 2.5, -226, 4), wood.shade))
      .join("") + cut(block(-122, -196, 244, 6), wood.shade),
    "detail",
  )
  const stripes = 7
  const awning = repeat(stripes, (index) => {
    const top = (share: number) => -112 + 224 * share
    const foot = (share: number) => -144 + 288 * share
    const [a, b] = [index / stripes, (index + 1) / stripes]
    const family = index % 2 === 0 ? tone : other
    const middle = (foot(a) + foot(b)) / 2
    return (
      cut(
        polygon([top(a), -264], [top(b), -264], [foot(b), -204], [foot(a), -204]),
        index > 4 ? family.base : family.light,
      ) +
      cut(
        `M${foot(a).toFixed(1)} -205H${foot(b).toFixed(1)}V-192C${foot(b).toFixed(1)} -180 ${(middle + 10).toFixed(1)} -176 ${middle.toFixed(1)} -176C${(middle - 10).toFixed(1)} -176 ${foot(a).toFixed(1)} -180 ${foot(a).toFixed(1)} -192Z`,
        index > 4 ? family.shade : family.base,
      )
    )
  })
  const front = cutWith(
    "M-124 -80H124V0H-124Z",
    wood.base,
    repeat(4, (row) => cut(block(-126, -row * 20, 252, 2.5), wood.shade)) +
      cut("M70 -84L78 4H130V-84Z", `${wood.shade}99`),
    "detail",
  )
  const cloths = sheet(
    cut(
      "M-134 -86H134V-64L112 -52L90 -64L67 -52L45 -64L22 -52L0 -64L-22 -52L-45 -64L-67 -52L-90 -64L-112 -52L-134 -64Z",
      ramps.forest[700],
    ) + cut("M-134 -90H134V-83H-134Z", ramps.forest[600]),
    "small",
  )
  const laid: Record<Wares, string> = {
    none: "",
    produce:
      place(crate({ filling: "tomatoes", standing: false }), -86, -88, 1) +
      place(basket({ filling: "greens", standing: false }), -20, -88, 1.1) +
      place(crate({ filling: "bananas", standing: false }), 48, -88, 1) +
      place(basket({ filling: "eggs", standing: false }), 104, -88, 0.9),
    milk:
      place(milkCan({ standing: false }), -92, -88, 0.9) +
      place(milkCan({ standing: false, band: ramps.clay[600] }), -52, -88, 0.9) +
      place(churn({ standing: false }), 64, -88, 1) +
      place(churn({ standing: false, band: ramps.gold[400] }), 100, -88, 1),
    eggs:
      place(eggTray({ layers: 4, standing: false }), -92, -88, 1.5) +
      place(eggTray({ layers: 2, standing: false }), -40, -88, 1.5) +
      place(eggTray({ standing: false }), 58, -88, 1.5) +
      place(basket({ filling: "eggs", standing: false }), 104, -88, 1),
  }
  const behind = footing({}, 136) + posts
  const before = front + cloths + laid[wares] + sheet(awning, "figure")
  return {
    svg: layer === "behind" ? behind : layer === "front" ? before : behind + before,
    box: { left: -144, top: -264, right: 144, bottom: 0 },
    name: "a market stall",
  }
}
