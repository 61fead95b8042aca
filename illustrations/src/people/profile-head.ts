/** A head in profile, for work that looks ahead or down. Millimetres, as in face.ts. */
import { hair as hairPaper } from "../palette"
import { cut, line, sheet } from "../paper"
import { kofia, worn, type FigureHead } from "./headwear"
import { lit } from "./lit"
import { eyeWhite, pupil } from "./palette"
import { d, glide } from "./pen"

export function profileHead(look: FigureHead): { behind: string; front: string } {
  const { skin, light, headwear, wrap, hair, grey, bearded } = look
  const tone = grey ? hairPaper.grey : hairPaper.black
  const outline = glide([
    [-6, -122],
    [46, -112],
    [76, -78],
    [85, -38],
    [80, -13],
    [94, 12],
    [110, 32],
    [106, 42],
    [92, 47],
    [98, 56],
    [104, 66],
    [97, 72, "corner"],
    [103, 78],
    [98, 90],
    [90, 97],
    [93, 110],
    [80, 124],
    [50, 120],
    [14, 98],
    [-16, 80],
    [-60, 70],
    [-100, 10],
    [-104, -50],
    [-70, -104],
  ])
  const shade =
    light === "right"
      ? d`M-120 -130H-20C10 -60 20 0 10 40C12 70 40 96 60 130H-120Z`
      : d`M130 -60C92 -50 70 -20 76 6C86 20 88 34 80 46C86 60 84 80 78 90C76 104 60 118 40 122L130 140Z`
  const features =
    cut(d`M44 2C52 -8 66 -10 76 -4C74 4 66 8 56 7Z`, eyeWhite) +
    `<circle cx="67" cy="-1" r="6.4" fill="${pupil}"/>` +
    cut(d`M40 3C50 -12 66 -15 79 -8L78 -3C66 -10 54 -6 40 3Z`, skin.deep) +
    cut(d`M36 -22C50 -38 70 -38 84 -30L83 -22C70 -30 54 -30 36 -22Z`, "#1C1210") +
    cut(d`M82 44C84 36 92 36 96 42C92 46 86 48 82 44Z`, skin.deep) +
    cut(d`M97 72C88 66 78 68 70 74C80 75 88 76 97 73Z`, skin.upperLip) +
    cut(d`M97 72L103 78C102 88 94 92 84 86C78 82 74 78 70 74C80 76 90 76 97 72Z`, skin.lowerLip) +
    line(d`M97 72C88 71 78 72 70 75`, skin.deep, 2)
  const lobe =
    cut(d`M-6 -18C-24 -30 -38 -18 -34 4C-32 22 -20 34 -10 34C-2 32 2 22 -2 8Z`, skin.base) +
    cut(d`M-10 -8C-22 -16 -30 -6 -26 6C-24 18 -16 22 -12 22C-14 10 -8 4 -10 -8Z`, skin.shade)
  const cropped = glide([
    [66, -92, "corner"],
    [34, -130],
    [-14, -138],
    [-76, -122],
    [-116, -64],
    [-116, -4],
    [-92, 52],
    [-54, 72, "corner"],
    [-46, 40],
    [-36, 6],
    [-16, -28],
    [6, -10, "corner"],
    [16, -44],
    [38, -70],
  ])
  const face = sheet(
    cut(outline, skin.base) +
      `<clipPath id="profile-${light}"><path d="${outline}"/></clipPath><g clip-path="url(#profile-${light})">${cut(shade, skin.shade)}${features}</g>` +
      (bearded
        ? cut(
            d`M-8 30C0 66 20 84 50 96C70 98 76 88 84 96L92 98L94 112L80 128L50 124L12 102C-8 84 -18 60 -20 30Z`,
            tone.base,
          )
        : ""),
    "detail",
  )
  if (headwear === "hijab") {
    const cloak = glide([
      [74, -84, "corner"],
      [40, -134],
      [-20, -150],
      [-90, -128],
      [-128, -60],
      [-124, 30],
      [-140, 120],
      [-190, 210],
      [-150, 300],
      [0, 330],
      [110, 270],
      [116, 180],
      [84, 128, "corner"],
      [44, 112],
      [18, 70],
      [20, 0],
      [36, -50],
    ])
    return { behind: "", front: face + sheet(lit(cloak, wrap, light, 18), "detail") }
  }
  const knot =
    hair === "bun" || hair === "braids"
      ? sheet(
          cut(
            glide([
              [-84, -110],
              [-130, -130],
              [-156, -96],
              [-140, -56],
              [-104, -52],
            ]),
            tone.base,
          ),
          "detail",
        )
      : ""
  const grownHair = sheet(
    lit(
      hair === "afro"
        ? glide([
            [66, -88, "corner"],
            [50, -146],
            [-14, -172],
            [-96, -150],
            [-146, -70],
            [-136, 10],
            [-96, 60],
            [-54, 66, "corner"],
            [-40, 20],
            [-16, -28],
            [6, -10, "corner"],
            [20, -50],
          ])
        : cropped,
      tone,
      light,
      12,
    ),
    "detail",
  )
  const dress = headwear === "none" ? "" : headwear === "kofia" ? kofia(wrap, light) : worn(look).front
  return { behind: knot, front: face + (headwear === "head-wrap" ? "" : grownHair) + lobe + dress }
}
