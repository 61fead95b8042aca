/** Sun and gas: solar panels and the biogas digester. */
import { outline } from "../geometry"
import type { Part } from "../part"
import { cloth, leaf, material, mix, ramps } from "../palette"
import { clip, cut, cutWith, line, sheet } from "../paper"
import { bar, block, circle, footing, polygon, repeat } from "../tools/shapes"

const { steel, iron, brick, mud } = material
const cell = { light: "#3F5F8F", base: "#27436E", shade: "#1B3053" }

/** Cells and a gleam inside the parallelogram from (x, bottom) leaning right by `lean` over `height`. */
function panel(x: number, bottom: number, width: number, height: number, lean: number): string {
  const outline = polygon(
    [x, bottom],
    [x + width, bottom],
    [x + width + lean, bottom - height],
    [x + lean, bottom - height],
  )
  const across = repeat(3, (index) => {
    const share = (index + 1) / 4
    return line(`M${x + width * share} ${bottom}L${x + width * share + lean} ${bottom - height}`, cell.light, 1.6)
  })
  const along = repeat(2, (index) => {
    const share = (index + 1) / 3
    return line(`M${x + lean * share} ${bottom - height * share}H${x + width + lean * share}`, cell.light, 1.6)
  })
  const gleam = cut(
    polygon(
      [x + width * 0.3, bottom],
      [x + width * 0.46, bottom],
      [x + width * 0.72 + lean, bottom - height],
      [x + width * 0.56 + lean, bottom - height],
    ),
    "#7FA3CF66",
  )
  return sheet(
    cut(outline, cell.base) +
      clip(outline, across + along + gleam) +
      `<path d="${outline}" fill="none" stroke="${steel.light}" stroke-width="3.5" stroke-linejoin="round"/>`,
    "detail",
  )
}

/** A pair of solar panels tilted on two posts, 240 × 235 cm. */
export function solarPosts(): Part {
  const posts =
    cut(bar(-60, 0, -60, -130, 9) + bar(64, 0, 64, -150, 9), iron.base) +
    cut(bar(-57, 0, -57, -130, 3) + bar(67, 0, 67, -150, 3), iron.shade) +
    cut(bar(-60, -60, 20, -118, 5), iron.shade)
  const box = cut(block(-72, -52, 26, 34, 2), steel.base) + cut(block(-68, -68, 18, 10, 1), cell.shade)
  return {
    svg:
      footing({}, 76) +
      sheet(posts, "detail") +
      sheet(box, "small") +
      panel(-128, -108, 112, 104, 26) +
      panel(-10, -108, 112, 104, 26),
    box: { left: -130, top: -214, right: 130, bottom: 0 },
    name: "solar panels on posts",
  }
}

/** Three solar panels lying on a roof slope, 270 cm wide; the origin is the left half of their lower edge. */
export function solarRoof(): Part {
  return {
    svg: panel(-120, 0, 84, 110, 16) + panel(-30, 0, 84, 110, 10) + panel(60, 0, 84, 110, 4),
    box: { left: -122, top: -112, right: 150, bottom: 0 },
    name: "solar panels on a roof",
  }
}

/** A fixed-dome biogas digester: mixing inlet on the left, brick dome, gas pipe with valve, 420 cm wide. */
export function biogasDome(): Part {
  const dome = "M-130 -4C-128 -84 -72 -128 0 -128C72 -128 128 -84 130 -4C80 6 -80 6 -130 -4Z"
  const inside =
    cut("M34 10C70 -30 74 -90 30 -132H140V10Z", mud.shade) +
    cut("M-104 -36C-96 -84 -62 -112 -24 -118C-58 -104 -80 -78 -86 -40Z", mud.light) +
    line(
      "M-128 -36C-70 -26 70 -26 128 -36M-112 -74C-60 -64 60 -64 112 -74M-72 -106C-40 -100 40 -100 72 -106",
      mud.shade,
      2,
    ) +
    line(
      "M-60 -30V2M20 -28V4M84 -30V2M-84 -68L-90 -32M-20 -66V-28M56 -67L62 -30M-40 -102L-52 -68M16 -101L20 -66",
      mud.shade,
      2,
    )
  const cap =
    cut("M-22 -126C-22 -138 22 -138 22 -126L26 -118C10 -114 -10 -114 -26 -118Z", iron.base) +
    cut("M4 -135C16 -135 22 -131 22 -126L26 -118C18 -116 12 -115.5 6 -115.5Z", iron.shade)
  const pipe =
    line("M0 -134V-164C0 -172 4 -176 12 -176H176V-70", steel.shade, 7) +
    line("M-1.5 -134V-164C-1.5 -173 3 -178 12 -178H176", steel.light, 2)
  const valve =
    cut(block(66, -168, 14, 16, 2), ramps.clay[600]) +
    cut(block(60, -190, 26, 5, 2), ramps.clay[600]) +
    line("M73 -184V-190", ramps.clay[700], 3)
  const stand =
    cut(block(150, 0, 52, 70, 2), brick.base) +
    cut(block(180, 0, 22, 70, 2), brick.shade) +
    cut(block(146, -68, 60, 7, 1), iron.shade)
  const flame = cut("M176 -75C166 -84 172 -92 175 -102C182 -94 188 -84 176 -75Z", cloth.sky.base)
  const inlet =
    cutWith(
      "M-204 0V-66H-140V0Z",
      brick.base,
      cut(block(-166, 0, 30, 70), brick.shade) + cut("M-210 -52H-130V-46H-210ZM-210 -26H-130V-20H-210Z", brick.light),
      "detail",
    ) +
    sheet(cut("M-210 -64C-210 -74 -134 -74 -134 -64C-134 -56 -210 -56 -210 -64Z", iron.base), "small") +
    cut("M-202 -65C-202 -71 -142 -71 -142 -65C-142 -60 -202 -60 -202 -65Z", leaf.bark.shade)
  const chute = cut("M-150 -30L-112 -14V0H-150Z", iron.shade)
  const tufts = cut(
    "M-136 2C-132 -10 -128 -14 -124 -22C-120 -12 -114 -12 -110 -18C-108 -8 -104 -4 -100 2ZM104 2C108 -8 112 -10 114 -20C118 -12 124 -10 128 -16C130 -8 134 -4 138 2Z",
    leaf.papyrus.shade,
  )
  return {
    svg:
      footing({}, 190) +
      sheet(chute, "small") +
      inlet +
      sheet(pipe, "small") +
      sheet(stand, "detail") +
      sheet(flame, "small") +
      cutWith(dome, mud.base, inside, "figure") +
      sheet(cap + valve, "small") +
      sheet(tufts, "small") +
      cut(circle(176, -74, 4), iron.shade),
    box: { left: -210, top: -191, right: 206, bottom: 4 },
    name: "a biogas digester",
  }
}

/**
 * A digester as it is built: sunk into the ground, so that only its upper half shows, with its inlet on the left, the pit
 * for what it has made on the right, and the gas pipe on posts to the right, `reach` centimetres from the middle.
 */
export function sunkenDigester({ reach = 420 }: { reach?: number } = {}): Part {
  const dome = "M-138 4C-132 -50 -78 -92 0 -92C78 -92 132 -50 138 4Z"
  const inside =
    cut("M40 10C74 -16 80 -62 34 -96H150V10Z", mud.shade) +
    cut("M-112 -20C-104 -54 -66 -78 -26 -84C-62 -72 -84 -52 -92 -22Z", mud.light) +
    line("M-124 -22C-66 -14 66 -14 124 -22M-98 -54C-50 -46 50 -46 98 -54M-50 -78C-24 -74 24 -74 50 -78", mud.shade, 2) +
    line(
      "M-56 -16V6M22 -15V6M86 -18V6M-78 -50L-86 -20M-18 -47V-16M50 -49L58 -18M-34 -76L-44 -50M16 -76L20 -48",
      mud.shade,
      2,
    )
  const cap =
    cut("M-22 -90C-22 -101 22 -101 22 -90L26 -83C10 -79 -10 -79 -26 -83Z", iron.base) +
    cut("M4 -99C16 -98 22 -95 22 -90L26 -83C18 -81 12 -80.5 6 -80.5Z", iron.shade)
  const posts = [reach * 0.4, reach * 0.75]
    .map(
      (x) =>
        cut(bar(x, 4, x, -138, 9, 8), material.wood.base) + cut(bar(x + 2, 4, x + 2, -138, 3), material.wood.shade),
    )
    .join("")
  const pipe =
    line(`M0 -96V-128C0 -136 4 -140 12 -140H${reach}`, steel.shade, 7) +
    line(`M-1.5 -96V-128C-1.5 -137 3 -142 12 -142H${reach}`, steel.light, 2)
  const valve =
    cut(block(60, -132, 14, 16, 2), ramps.clay[600]) +
    cut(block(54, -154, 26, 5, 2), ramps.clay[600]) +
    line("M67 -148V-154", ramps.clay[700], 3)
  const inlet =
    cutWith(
      "M-250 2V-62H-184V2Z",
      brick.base,
      cut(block(-212, 4, 30, 70), brick.shade) + cut("M-256 -48H-174V-42H-256ZM-256 -22H-174V-16H-256Z", brick.light),
      "detail",
    ) +
    sheet(cut("M-256 -60C-256 -70 -178 -70 -178 -60C-178 -52 -256 -52 -256 -60Z", iron.base), "small") +
    cut("M-248 -61C-248 -67 -186 -67 -186 -61C-186 -56 -248 -56 -248 -61Z", leaf.bark.shade)
  const chute = cut("M-196 -34L-120 -4V8H-196Z", iron.shade)
  const pit =
    cutWith(
      "M176 4V-26H272V4Z",
      brick.base,
      cut(block(228, 4, 48, 34), brick.shade) + cut("M170 -14H280V-9H170Z", brick.light),
      "detail",
    ) + cut("M182 -25C182 -31 266 -31 266 -25C266 -20 182 -20 182 -25Z", "#6B5A2E")
  // Grass has grown up to the dome: it stands in the ground, not on it.
  const turf = outline(
    [-176, 14],
    [-152, -6],
    [-110, 2],
    [-60, -8],
    [0, 1],
    [64, -8],
    [112, 2],
    [156, -7],
    [180, 14],
    [0, 20],
  )
  const blades = repeat(30, (index) => {
    const x = -156 + index * 10.8
    return cut(
      `M${x - 4} 4L${x + ((index * 7) % 5) - 2} ${-14 - ((index * 5) % 4) * 4}L${x + 4} 4Z`,
      leaf.papyrus.shade,
    )
  })
  return {
    svg:
      sheet(chute, "small") +
      inlet +
      pit +
      sheet(posts + pipe, "small") +
      cutWith(dome, mud.base, inside, "figure") +
      sheet(cap + valve, "small") +
      sheet(cut(turf, mix(leaf.papyrus.shade, "#2C6240", 0.5)) + blades, "small"),
    box: { left: -258, top: -156, right: reach, bottom: 18 },
    name: "a biogas dome sunk into the ground",
  }
}
