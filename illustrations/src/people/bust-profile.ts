/** A portrait's head from the side, looking to the right. Millimetres, as in face.ts; the same skull as profile-head.ts. */
import { hair as hairPaper } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Random } from "../random"
import type { HeadDress } from "./bust-hair"
import { lit, type Side } from "./lit"
import { eyeWhite, iris, pupil, type SkinPaper } from "./palette"
import { d, glide, type Dot } from "./pen"

const skull: readonly Dot[] = [
  [-6, -122],
  [46, -112],
  [76, -80],
  [84, -44],
  [80, -18],
  [92, 10],
  [107, 30],
  [105, 41],
  [92, 47],
  [97, 57],
  [102, 66],
  [97, 72, "corner"],
  [102, 79],
  [97, 90],
  [90, 97],
  [93, 110],
  [80, 124],
  [50, 120],
  [14, 98],
  [-16, 84],
  [-60, 84],
  [-100, 10],
  [-104, -50],
  [-70, -104],
]

interface Profile {
  skin: SkinPaper
  light: Side
  random: Random
  /** Frames of the glasses. */
  glasses?: string
  moustache?: boolean
}

/** Face, ear, cropped hair, and what the man wears on his nose. */
export function profileBust({ skin, light, random, glasses, moustache = false }: Profile): HeadDress {
  const face = glide(skull)
  const shade = d`M-120 -130H-26C4 -70 8 -10 -4 34C4 66 36 92 58 130H-120Z`
  const jaw = d`M-16 84C18 96 46 116 74 122L60 140L-40 120Z`
  const brow = d`M34 -21C48 -35 68 -37 83 -30L82 -21C68 -28 52 -28 34 -21Z`
  const almond = d`M42 2C50 -9 64 -11 75 -5C74 4 66 9 55 8Z`
  const planes =
    cut(shade, skin.shade) +
    cut(jaw, skin.shade) +
    cut(d`M30 -96C54 -96 72 -76 76 -50C62 -42 44 -44 34 -52C24 -66 22 -84 30 -96Z`, skin.light) +
    cut(d`M26 26C40 18 58 22 64 34C60 48 46 54 34 50C24 44 20 34 26 26Z`, skin.light) +
    cut(d`M88 8C94 14 100 24 103 32C98 34 93 32 90 26C87 20 86 14 88 8Z`, skin.light) +
    cut(d`M78 106C84 104 89 106 90 110C87 116 80 117 76 114Z`, skin.light)
  const eye =
    cut(d`M34 4C40 -18 66 -24 80 -12C80 4 72 13 56 13C46 12 38 10 34 4Z`, skin.shade) +
    cut(almond, eyeWhite) +
    clip(
      almond,
      `<circle cx="66" cy="-1.6" r="8.6" fill="${iris}"/><circle cx="67.5" cy="-1.6" r="4.4" fill="${pupil}"/><circle cx="69" cy="-4.4" r="1.9" fill="#FFF8EA"/>`,
    ) +
    cut(d`M38 4C48 -12 64 -15 78 -8L76 -3.5C64 -9 53 -7 42 3Z`, skin.deep) +
    line(d`M46 7C54 12 64 11 71 6`, skin.deep, 1.2) +
    line(d`M30 0L22 -4M30 5L21 7`, skin.deep, 1.3)
  const nose =
    line(d`M80 28C72 34 73 45 82 48`, skin.deep, 1.8) + cut(d`M84 44C87 38 94 38 97 42C94 46 88 48 84 44Z`, skin.deep)
  const mouth =
    cut(d`M97 72C90 65 79 66 66 70C76 75 88 76 97 73Z`, skin.upperLip) +
    cut(d`M97 72L102 79C101 88 93 91 84 86C77 82 72 77 66 71C78 76 90 76 97 72Z`, skin.lowerLip) +
    line(d`M97 72C87 73 76 73 63 67`, skin.deep, 2) +
    line(d`M74 42C62 50 56 60 57 72`, skin.deep, 1.5) +
    line(d`M58 62C55 68 56 74 60 78`, skin.deep, 1.3)
  const ear =
    cut(d`M-4 -18C-22 -30 -38 -18 -35 4C-33 22 -22 36 -11 36C-2 34 2 22 -1 8Z`, skin.base) +
    cut(d`M-9 -8C-22 -16 -30 -6 -26 6C-24 18 -17 24 -12 24C-14 12 -7 4 -9 -8Z`, skin.shade) +
    line(d`M-30 -4C-27 -18 -14 -20 -8 -12`, skin.light, 2)
  const hairline = glide([
    [64, -94, "corner"],
    [34, -130],
    [-14, -138],
    [-76, -122],
    [-115, -64],
    [-114, -4],
    [-92, 56],
    [-58, 84, "corner"],
    [-50, 44],
    [-40, 8],
    [-30, -22],
    [-8, -16, "corner"],
    [2, 12, "corner"],
    [12, -22],
    [16, -50],
    [36, -74],
  ])
  let curls = ""
  for (let y = -134; y < 84; y += 9)
    for (let x = -116; x < 66; x += 10)
      curls += d`M${x + random.between(-3, 3)} ${y + random.between(-3, 3)}c0 -4.4 6 -4.4 6 0`
  const lens = "M50 -14C54 -22 80 -22 84 -14C87 0 82 18 70 20C56 20 48 4 50 -14Z"
  const worn = glasses
    ? `<path d="${lens}" fill="#FFFFFF" fill-opacity="0.16"/>` +
      cut("M58 -14L66 -16L58 8L54 0Z", "#FFFFFF55") +
      sheet(line(lens, glasses, 4.6) + line("M50 -12L-16 -16M84 -12L88 -6", glasses, 4.6), "detail")
    : ""
  return {
    behind: "",
    front:
      sheet(
        cut(face, skin.base) +
          clip(face, planes + eye + nose + mouth + cut(brow, hairPaper.black.base)) +
          (moustache ? cut(d`M99 55C92 50 78 53 64 68C76 69 90 68 101 64Z`, hairPaper.black.base) : ""),
        "figure",
      ) +
      sheet(lit(hairline, hairPaper.black, light, 16, line(curls, hairPaper.black.light, 1.2)), "detail") +
      sheet(ear, "detail") +
      worn,
    ear: false,
  }
}
