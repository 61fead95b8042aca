/** Poultry: hens, cockerels, chicks. */
import { moved, outline, through, taper, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { hide, mix, ramps, type Tone } from "../palette"

const comb = { light: "#DD4B32", base: "#C23521", shade: "#952617" }
const legPaper = "#D9A03F"

/** Toes of a standing bird at (x, 0). */
const foot = (x: number, top: number, width: number, colour = legPaper): string =>
  line(
    through([
      [x - 0.6, top, "corner"],
      [x, -1, "corner"],
      [x + 4.4, -0.2],
    ]),
    colour,
    width,
  ) + line(`M${x} -1L${x + 3} 0.6M${x} -1L${x - 2.6} 0.2`, colour, width * 0.86)

export interface HenOptions {
  pose?: "standing" | "pecking"
  coat?: Tone
}

/** A hen, about 40 cm tall. */
export function hen(options: HenOptions = {}): Part {
  const { pose = "standing", coat = hide.henRust } = options
  const pecking = pose === "pecking"
  const head: Point = pecking ? [19, -8] : [12, -34]
  const neck: Point[] = pecking
    ? [
        [8, -23],
        [15, -16],
        [20, -11],
        [21, -6],
        [16, -5],
        [11, -9],
      ]
    : [
        [5, -25],
        [8, -33],
        [12, -38],
        [16, -36],
        [16.4, -30],
        [14.4, -22],
      ]
  const body = outline(
    [-24, -33, "corner"],
    [-17, -28],
    [-10, -24],
    [0, -23],
    ...neck,
    [12.6, -14],
    [7, -8.4],
    [-2, -6.8],
    [-10, -9],
    [-16, -15],
    [-21, -24],
  )
  const breast = outline([20, -28], [10, -22], [6, -14], [-2, -10], [-14, -12], [-14, 0], [24, 0])
  const wing = outline([-16, -21], [-7, -22.6], [3, -20], [6, -15.5], [0, -11.4], [-9, -11.2], [-18, -15])
  const primaries = [0, 1, 2].map((index) =>
    line(
      through([
        [-15 + index * 1.6, -18 + index * 2.2],
        [-7 + index, -16.4 + index * 1.9],
        [1, -16 + index * 1.6],
      ]),
      mix(coat.base, coat.shade, 0.8),
      0.7,
    ),
  )
  const tailFeathers = [
    [-24, -34, 62],
    [-26.4, -30, 46],
    [-25.6, -26, 30],
  ].map(([x = 0, y = 0], index) =>
    cut(
      outline([-12, -24], [x + 4, y - 1.6], [x, y], [x + 3, y + 3.4], [-12, -16]),
      index === 1 ? coat.shade : mix(coat.base, coat.shade, 0.5),
    ),
  )
  const svg =
    groundShadow(-2, 17, 1.5) +
    foot(-4.5, -9, 1.3, mix(legPaper, "#5B3E1D", 0.35)) +
    foot(0.5, -9, 1.5) +
    sheet(tailFeathers.join(""), "fine") +
    sheet(
      cut(body, coat.base) +
        clip(
          body,
          cut(breast, mix(coat.base, coat.shade, 0.6)) +
            cut(
              pecking
                ? outline([4, -32], [14, -24], [26, -10], [18, -8], [10, -14], [3, -20])
                : outline([3, -42], [20, -42], [17, -29], [12, -24], [4, -24]),
              coat.light,
            ),
        ),
      "small",
    ) +
    sheet(cut(wing, coat.light) + primaries.join(""), "fine") +
    fowlHead(head, pecking ? 62 : 0, coat, 1)
  return {
    svg,
    box: { left: -28, top: pecking ? -36 : -43, right: pecking ? 27 : 22, bottom: 1 },
    name: "a hen",
  }
}

function fowlHead(at: Point, degrees: number, coat: Tone, size: number): string {
  const set = (points: readonly Point[]) => moved(points, at, degrees, size)
  const crown = set([
    [-3.4, -3.4, "corner"],
    [-3.6, -6.6],
    [-2, -5.4, "corner"],
    [-0.8, -8],
    [0.8, -5.8, "corner"],
    [2.4, -7.4],
    [3, -4.8, "corner"],
    [4.6, -5],
    [4, -2, "corner"],
  ])
  const face = set([
    [-4.4, 0],
    [-2.6, -4],
    [1.4, -4.4],
    [4.4, -2],
    [4.6, 1.4],
    [2, 4],
    [-2.4, 4],
  ])
  const beak = set([
    [3.8, -2, "corner"],
    [8.6, 0.6, "corner"],
    [3.8, 1.6, "corner"],
  ])
  const wattle = set([
    [2.4, 1.4],
    [4.6, 2.6],
    [4.4, 6.2],
    [2.8, 7],
    [1.6, 4.4],
  ])
  const [eye] = set([[1.6, -1.2]])
  if (!eye) throw new Error("A fowl needs an eye")
  return sheet(
    cut(through(crown, true), comb.base) +
      cut(through(beak, true), ramps.gold[400]) +
      cut(through(face, true), coat.light) +
      cut(through(wattle, true), comb.shade) +
      `<circle cx="${eye[0]}" cy="${eye[1]}" r="${0.95 * size}" fill="#1A100B"/>` +
      `<circle cx="${eye[0] + 0.3}" cy="${eye[1] - 0.35}" r="${0.3 * size}" fill="#FFF3DC"/>`,
    "fine",
  )
}

/** A cockerel with sickle feathers, about 58 cm tall. */
export function cockerel(coat: Tone = hide.henRust, plumage: Tone = hide.henDark): Part {
  const body = outline(
    [-17, -34],
    [-8, -31],
    [0, -31],
    [5, -37],
    [9, -47],
    [14, -51],
    [19, -48],
    [19, -40],
    [18, -29],
    [13, -19],
    [5, -14],
    [-5, -15],
    [-13, -22],
  )
  const hackle = outline(
    [8, -54],
    [22, -54],
    [21, -36],
    [17, -27, "corner"],
    [13, -31],
    [10, -25, "corner"],
    [7, -31],
    [2, -28, "corner"],
    [4, -38],
  )
  const wing = outline([-13, -29], [-4, -31], [6, -28], [9, -22], [2, -18.6], [-8, -19], [-16, -22])
  const sickle = (reach: number, lift: number, width: number, colour: string) =>
    cut(
      taper(
        [
          [-9, -29],
          [-14, -40 - lift * 0.5],
          [-20, -46 - lift],
          [-27 - reach * 0.4, -44 - lift * 0.8],
          [-31 - reach, -34 - lift * 0.3],
          [-32 - reach, -25],
        ],
        [6, width, width, width * 0.9, width * 0.6, 0.3],
      ),
      colour,
    )
  const tailSheet = sheet(
    sickle(4, 12, 5, plumage.shade) +
      sickle(0, 7, 5, plumage.base) +
      sickle(-4, 2, 4.6, "#244A3C") +
      sickle(-7, -5, 4.4, plumage.base) +
      sickle(-10, -10, 4, plumage.light),
    "small",
  )
  const thigh = (x: number, tone: string) =>
    cut(outline([x - 5, -20], [x + 4, -20], [x + 3, -13], [x, -8.4], [x - 2.4, -12]), tone)
  const svg =
    groundShadow(-3, 20, 1.6) +
    foot(-2, -10, 1.5, mix(legPaper, "#5B3E1D", 0.35)) +
    thigh(-2, plumage.shade) +
    tailSheet +
    foot(4, -10, 1.8) +
    sheet(
      cut(body, plumage.base) +
        thigh(4, plumage.base) +
        clip(body, cut(outline([22, -36], [14, -26], [4, -19], [-10, -20], [-6, -8], [24, -10]), plumage.shade)),
      "small",
    ) +
    sheet(
      cut(hackle, ramps.gold[500]) +
        clip(hackle, cut(outline([8, -56], [18, -56], [14, -44], [9, -36], [4, -28], [-2, -30]), ramps.gold[400])),
      "fine",
    ) +
    sheet(
      cut(wing, coat.base) +
        clip(wing, cut(outline([-20, -34], [12, -34], [8, -27], [-4, -26], [-16, -27]), coat.light)) +
        line("M-12 -22C-6 -20 0 -20 4 -22M-12 -24.6C-6 -23 0 -22.6 6 -24.6", coat.shade, 0.8),
      "fine",
    ) +
    fowlHead([15.4, -46], 0, { ...coat, light: comb.light }, 1.34)
  return { svg, box: { left: -37, top: -60, right: 28, bottom: 1 }, name: "a cockerel" }
}

/** A chick, 11 cm tall. */
export function chick(pose: "standing" | "pecking" = "standing", tone: Tone = hide.chick): Part {
  const pecking = pose === "pecking"
  const body = outline([-6.4, -6.8], [-3, -8.4], [1, -8], [4.2, -6], [4, -3.4], [0.8, -1.8], [-3.4, -2.2])
  const [hx, hy] = pecking ? [5.4, -4.4] : [3.4, -9.2]
  const head = `<circle cx="${hx}" cy="${hy}" r="2.9" fill="${tone.light}"/>`
  const beak = pecking
    ? cut(`M${hx + 1} ${hy + 2}L${hx + 2.2} ${hy + 4.6}L${hx + 2.8} ${hy + 1}Z`, ramps.gold[500])
    : cut(`M${hx + 2.4} ${hy - 0.8}L${hx + 4.8} ${hy + 0.3}L${hx + 2.3} ${hy + 1.1}Z`, ramps.gold[500])
  const wing = cut(outline([-4.4, -6.4], [-0.6, -6.4], [0.8, -4.8], [-1.4, -3.6], [-4, -4]), tone.shade)
  const svg =
    groundShadow(0, 5.4, 0.6) +
    line("M-1 -2.4L-1 0L0.4 0M1.4 -2.4L1.4 0L2.8 0", "#B97F2E", 0.55) +
    beak +
    sheet(cut(body, tone.base) + wing + head, "fine") +
    `<circle cx="${hx + 1}" cy="${hy - 0.5}" r="0.45" fill="#1A100B"/>`
  return { svg, box: { left: -7, top: -12.4, right: 9, bottom: 0.6 }, name: "a chick" }
}
