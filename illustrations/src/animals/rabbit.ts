/** Rabbits: does, bucks and their young. */
import { type Point, outline, oval, taper } from "../geometry"
import { type Tone, mix } from "../palette"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { type Part, round } from "../part"

export const rabbitCoats = {
  white: { light: "#FFFBF1", base: "#F1E6D2", shade: "#CFBD9D" },
  brown: { light: "#C08A58", base: "#9A6638", shade: "#6E4523" },
  grey: { light: "#A9A39B", base: "#827B74", shade: "#5B544F" },
  black: { light: "#55504F", base: "#363233", shade: "#221F20" },
} as const

export interface RabbitOptions {
  /**
   *   crouching  at rest, all four feet under     upright  sitting on its haunches to look round
   *   nibbling   crouching with the head low
   */
  pose?: "crouching" | "upright" | "nibbling"
  coat?: keyof typeof rabbitCoats
  /** A white blaze, breast and feet. */
  pied?: boolean
  age?: "grown" | "kit"
}

/** The rosy inside of an ear. */
export const innerEar = "#E3A592"

/** Leans back from its root on the head. */
const ear = (root: Point, middle: Point, tip: Point, paper: Tone, far: boolean): string =>
  cut(taper([root, middle, tip], [4, 7, 1.6]), far ? paper.shade : paper.base) +
  (far
    ? ""
    : cut(
        taper(
          [root, middle, tip].map(([x, y]): Point => [x + 0.8, y + 1]),
          [1.6, 3.6, 0.6],
        ),
        innerEar,
      ))

function head(at: Point, turn: number, paper: Tone, pied: boolean, long: number, whiteEyed: boolean): string {
  const skull = outline([-8, 0], [-6, -6], [0, -8.4], [6, -6.4], [10.4, -1.6], [11, 2], [7, 5.2], [-1, 6.6], [-7, 4.6])
  const cheek = outline([-4, 2], [1, -1], [6, 2], [5, 6], [-1, 7], [-5, 5.4])
  const eye = whiteEyed ? "#A33D3A" : "#1A100B"
  return (
    `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${turn})">` +
    sheet(ear([-1.6, -5], [-3 - long * 0.2, -12 - long * 0.4], [-6 - long * 0.5, -14 - long], paper, true), "fine") +
    sheet(
      cut(skull, paper.base) +
        clip(
          skull,
          cut(cheek, paper.light) +
            (pied ? cut(outline([3, -10], [8, -7], [13, 0], [12, 6], [7, 4], [6, -2]), "#FBF3E2") : ""),
        ) +
        cut(outline([9, -0.6], [11.2, 0], [11, 1.8], [9.6, 1.6]), "#D98F82"),
      "fine",
    ) +
    line("M10.2 2.2Q8.6 3.8 6.6 3.2", paper.shade, 0.6) +
    line("M8 2L15 0.4M8 2.6L15.4 3M8 3L14 5.4", mix(paper.light, "#FFFFFF", 0.5), 0.28) +
    `<circle cx="3.4" cy="-2.2" r="1.7" fill="${eye}"/><circle cx="4" cy="-2.8" r="0.55" fill="#FFF3DC"/>` +
    sheet(
      ear([-3, -5], [-7 - long * 0.25, -11 - long * 0.36], [-12 - long * 0.6, -12 - long * 0.9], paper, false),
      "fine",
    ) +
    "</g>"
  )
}

/** A rabbit, 28 cm tall at the back, ears 45; a kit is drawn in the size of three weeks. */
export function rabbit({ pose = "crouching", coat = "grey", pied = false, age = "grown" }: RabbitOptions = {}): Part {
  const paper = rabbitCoats[coat]
  const kit = age === "kit"
  const scale = kit ? 0.42 : 1
  const long = kit ? 1 : 9
  const upright = pose === "upright"
  const body = upright
    ? outline([-14, -3], [-16, -14], [-11, -26], [-3, -35], [6, -36], [11, -28], [10, -14], [9, -3], [0, -0.6])
    : outline([-22, -5], [-22, -15], [-15, -23], [-3, -26], [8, -24], [15, -18], [15, -8], [9, -2], [-14, -0.6])
  const haunch = upright
    ? oval(-6, -10, 10, 10.4)
    : outline([-20, -8], [-16, -17], [-7, -18], [-1, -11], [-3, -3], [-12, -0.8], [-19, -2])
  const breast = upright
    ? outline([2, -38], [14, -34], [14, -2], [5, -6], [6, -20])
    : outline([9, -20], [18, -18], [18, 0], [8, 0], [10, -9])
  const paw = (x: number, y: number, length: number, colour: string) =>
    sheet(
      cut(
        outline([x, y], [x + length * 0.6, y - 2.2], [x + length, y + 0.4], [x + length * 0.8, y + 2], [x + 1, y + 2]),
        colour,
      ),
      "fine",
    )
  const feet = pied ? "#FBF3E2" : paper.light
  const legs = upright
    ? sheet(
        cut(
          taper(
            [
              [6, -25],
              [11, -20],
              [12.6, -14],
            ],
            [6, 4.6, 3.6],
          ),
          paper.light,
        ) +
          cut(
            taper(
              [
                [9, -26],
                [14, -22],
                [15.4, -16],
              ],
              [5, 4, 3.2],
            ),
            paper.base,
          ),
        "fine",
      )
    : sheet(
        cut(
          taper(
            [
              [9, -14],
              [12, -7],
              [13, -1.6],
            ],
            [9, 6, 4.4],
          ),
          paper.base,
        ),
        "fine",
      ) + paw(9, -1.8, 8, feet)
  const [hx, hy, turn] = upright ? [8, -39, -4] : pose === "nibbling" ? [19, -12, 26] : [16, -22, 0]
  const drawn =
    `<circle cx="${upright ? -16 : -22.6}" cy="${upright ? -5 : -9}" r="5" fill="${pied ? "#FBF3E2" : paper.light}"/>` +
    sheet(
      cut(body, paper.base) +
        clip(
          body,
          cut(breast, pied ? "#FBF3E2" : paper.light) +
            cut(
              outline([-26, -9], [-10, -5], [10, -6], [18, -10], [16, 4], [-24, 4]),
              mix(paper.base, paper.shade, 0.6),
            ),
        ),
      "small",
    ) +
    legs +
    sheet(cut(haunch, mix(paper.base, paper.light, 0.35)), "fine") +
    paw(upright ? -7 : -12, -1.8, 15, feet) +
    head([hx, hy], turn, paper, pied, long, coat === "white")
  const top = (upright ? 63 : pose === "nibbling" ? 38 : 46) - (kit ? 14 : 0)
  return {
    svg: groundShadow(0, 21 * scale, 1.8 * scale) + `<g transform="scale(${scale})">${drawn}</g>`,
    box: { left: -28 * scale, top: -top * scale, right: 32 * scale, bottom: 0.6 },
    name: kit ? "a young rabbit" : "a rabbit",
  }
}
