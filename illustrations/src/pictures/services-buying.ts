/** The service picture of buying together, so near that hands and scale fill it. */
import { savanna } from "../country"
import { cloth, material, mixTone, ramps, type Tone } from "../palette"
import { cut, cutWith, line, sheet } from "../paper"
import type { Part, Picture } from "../part"
import { person } from "../people"
import { laidHand } from "../people/bust-body"
import { lit } from "../people/lit"
import { skins } from "../people/palette"
import { band } from "../people/pen"
import type { SkinNumber } from "../people/types"
import { dialScale } from "../tools/weighing"
import { pickup, sackStack } from "../tools"
import { bar } from "../tools/shapes"
import { nearBough } from "./depth"
import { servicePaper } from "./service-paper"

/** A sack of feed tied at its neck and hung by it, 62 × 92 cm; the origin is the knot. */
function hungSack(): Part {
  const kraft: Tone = { light: "#F3E3BE", base: "#E2CB9A", shade: "#BFA36E" }
  const body = "M-7 4C-26 12 -34 26 -33 46C-35 66 -34 82 -27 92C-10 96 10 96 27 92C34 82 35 66 33 46C34 26 26 12 7 4Z"
  const inside =
    cut("M12 0C24 30 24 64 14 100H44V0Z", kraft.shade) +
    cut("M-20 14C-30 28 -30 60 -26 86L-20 88C-24 60 -24 34 -14 12Z", kraft.light) +
    cut("M-40 40C-14 46 14 46 40 40V66C14 72 -14 72 -40 66Z", ramps.forest[700]) +
    // A cow's head in the band, as feed mills print it.
    cut(
      "M-8 48C-10 46 -14 47 -15 50C-12 52 -9 52 -7.6 51L-5 62C-3 65 3 65 5 62L7.600 51C9 52 12 52 15 50C14 47 10 46 8 48C4 45.500 -4 45.500 -8 48Z",
      ramps.cream[100],
    ) +
    line("M-6 6C-12 14 -14 20 -14 28M0 6V22M6 6C12 14 14 18 14 24", kraft.shade, 1.4)
  return {
    svg:
      sheet(cut("M-5 3C-14 -4 -16 -12 -10 -16C-4 -12 4 -12 10 -16C16 -12 14 -4 5 3Z", kraft.base), "small") +
      cutWith(body, kraft.base, inside, "figure") +
      sheet(line("M-7 3C-2 6 2 6 7 3M-7 0C-2 3 2 3 7 0", material.rust.shade, 2.4), "small"),
    box: { left: -36, top: -18, right: 36, bottom: 96 },
    name: "a sack of feed",
  }
}

interface Helper {
  skin: SkinNumber
  sleeve: Tone
  /** Shoulder side, elbow and wrist, in pixels. */
  spine: readonly (readonly [x: number, y: number, half: number])[]
  /** Degrees of the hand, fingers ahead. */
  degrees: number
  flip?: boolean
}

/** An arm that reaches in from outside the frame, its hand flat on the sack. */
function helping({ skin, sleeve, spine, degrees, flip = false }: Helper): Part {
  const paper = skins[skin]
  const light = flip ? "left" : "right"
  const [wristX, wristY] = spine.at(-1) ?? [0, 0, 0]
  return {
    // The arm lies over the root of the hand, as one sheet of skin.
    svg:
      `<g transform="translate(${wristX} ${wristY}) rotate(${degrees}) scale(${flip ? "-1.62 1.62" : "1.62"})">${laidHand(paper, "right")}</g>` +
      sheet(lit(band(spine), paper, light, 14), "detail") +
      sheet(
        lit(band(spine.slice(0, 2).map(([x, y, half]) => [x, y, half + 16] as const)), sleeve, light, 16),
        "figure",
      ),
    box: { left: 0, top: 0, right: 1, bottom: 1 },
    name: "a hand",
  }
}

export function buying(): Picture {
  const set = servicePaper("collective-bargaining", "afternoon", 430, 140)
  savanna(set, { ground: 540, sun: { x: 930, y: 380, radius: 130, style: "plain" }, trees: [0.05] })
  set.stand(pickup({ tone: cloth.clay, cargo: "none" }), 140, 690, "left", 0.86)
  set.stand(sackStack({ rows: 3 }), 836, 690, "right", 0.66)
  set.stand(
    person({
      who: "woman",
      pose: "write",
      clothes: "gomesi",
      main: cloth.forest,
      second: cloth.clay,
      headwear: "head-wrap",
      wrap: cloth.gold,
      skin: 2,
      seed: "clerk",
      laughs: true,
    }),
    1020,
    800,
    "left",
    1.06,
  )
  const wood = mixTone(material.wood, "#1B0F08", 0.4)
  set.add(
    sheet(cut(bar(-30, 30, 1230, 18, 66), wood.base) + cut(bar(-30, 48, 1230, 36, 26), wood.shade), "land"),
    line("M604 30V78", material.iron.shade, 10),
  )
  set.put(dialScale(), 604, 62, 7)
  set.put(hungSack(), 556, 478, 5.8)
  set.put(
    helping({
      skin: 5,
      sleeve: cloth.denim,
      spine: [
        [-90, 900, 92],
        [110, 800, 80],
        [240, 740, 62],
        [356, 690, 44],
      ],
      degrees: -18,
    }),
    0,
    0,
    1,
  )
  set.put(
    helping({
      skin: 3,
      sleeve: cloth.gold,
      spine: [
        [1180, 1010, 90],
        [1010, 900, 78],
        [880, 820, 60],
        [770, 758, 44],
      ],
      degrees: 30,
      flip: true,
    }),
    0,
    0,
    1,
  )
  nearBough(set, "right", 0.3)
  return set.finish("Hands steady a sack of feed on a scale; a woman writes its weight down.")
}
