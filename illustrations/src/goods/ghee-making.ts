/** What ghee is made with in Ankole: the churning gourd on its ring of grass, and the ladle. Centimetres. */
import { leaf, material, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { footing, repeat, type Standing } from "../tools/shapes"

const calabash: Tone = { light: "#E2A660", base: "#C27F3D", shade: "#8E5526" }

/** A ring of twisted grass, 36 cm wide, that keeps a round-bottomed vessel upright. */
function grassRing(standing: Standing = {}): Part {
  const { dry } = leaf
  const body = "M-18 -3C-18 -7 -10 -8 0 -8C10 -8 18 -7 18 -3C18 1 10 1.6 0 1.6C-10 1.6 -18 1 -18 -3Z"
  const twist = repeat(9, (index) => line(`M${-17 + index * 4.1} -8L${-13 + index * 4.1} 2`, dry.shade, 0.7))
  return {
    svg: footing(standing, 18) + cutWith(body, dry.base, cut("M-20 -2H20V4H-20Z", dry.shade) + twist, "small"),
    box: { left: -18, top: -8, right: 18, bottom: 2 },
    name: "a ring of grass",
  }
}

/** A churning gourd, ekisaabo, 58 cm tall on its ring, with its stopper and a net of cord. */
export function churningGourd(standing: Standing = {}): Part {
  const body =
    "M-4.6 -52C-4 -44 -6 -40 -11 -36C-20 -29 -23 -20 -21 -12C-19 -4 -10 -1.6 0 -1.6C10 -1.6 19 -4 21 -12C23 -20 20 -29 11 -36C6 -40 4 -44 4.6 -52Z"
  const inside =
    cut("M6 0C16 -8 17 -22 8 -33C3 -38 2 -46 2.4 -54H26V2Z", calabash.shade) +
    cut("M-17.6 -14C-18 -22 -14 -28 -9 -32C-12 -25 -13 -20 -12 -12C-13 -9 -17 -10 -17.6 -14Z", calabash.light) +
    line("M-5.4 -45C-2 -43.6 2 -43.6 5.4 -45M-13 -35C-5 -31.6 5 -31.6 13 -35", ramps.soil[900], 0.9) +
    line(
      "M-13 -35L-6 -26L0 -33.4L6 -26L13 -35M-21 -20L-14 -28L-6 -26L0 -16L6 -26L14 -28L21 -20M-21 -20L-13 -11L0 -16L13 -11L21 -20",
      ramps.soil[900],
      0.7,
    )
  const stopper =
    cut("M-4.2 -51.6L-3 -59C-2 -60.4 2 -60.4 3 -59L4.2 -51.6Z", leaf.dry.base) +
    cut("M1 -51.6L1.4 -60C2.2 -60 2.8 -59.6 3 -59L4.2 -51.6Z", leaf.dry.shade)
  return {
    svg:
      footing(standing, 18) +
      sheet(stopper, "fine") +
      cutWith(body, calabash.base, inside, "small") +
      grassRing({ standing: false }).svg,
    box: { left: -22, top: -60, right: 22, bottom: 2 },
    name: "a churning gourd",
  }
}

/** A wooden ladle lying on its side, 34 cm, its bowl to the right. */
export function ladle(): Part {
  const { wood } = material
  return {
    svg: sheet(
      cut("M-17 -3.4L6 -4.4C8 -8 16 -8 17 -3.6C16.6 0.6 9 1.4 6 -2L-17 -1.4Z", wood.base) +
        cut("M8 -4.6C10 -6.6 15 -6.4 15.6 -4C14 -2.6 10 -2.6 8 -4.6Z", wood.shade) +
        cut("M-17 -3.4L6 -4.4L6.4 -3.6L-17 -2.6Z", wood.light),
      "fine",
    ),
    box: { left: -17, top: -8, right: 17, bottom: 1 },
    name: "a wooden ladle",
  }
}
