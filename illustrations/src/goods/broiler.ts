/** A white broiler, ready for market: broad breast, short strong legs, small tail. */
import { outline, taper, through, type Point } from "../geometry"
import { clip, cut, cutWith, line, sheet } from "../paper"
import type { Part } from "../part"
import { footing, repeat } from "../tools/shapes"
import { deep, foot, head, white } from "./broiler-parts"

const body: Point[] = [
  [-22, -27],
  [-12, -26.5],
  [-2, -28],
  [5, -33],
  [7.5, -40],
  [11, -45],
  [15.5, -46],
  [19, -43],
  [19, -38.5],
  [19.5, -34],
  [22, -27],
  [22, -18],
  [17, -10],
  [8, -6],
  [-4, -5.5],
  [-14, -9],
  [-20, -17],
]

/** A feather as a rounded blade from its root to its tip. */
const feather = (from: Point, to: Point, width: number): string => {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + 0.6]
  return taper([from, middle, to], [width * 0.7, width, width * 0.5])
}

/** One row of scallops along a line: feather tips lying on the row below. */
function scallops(points: readonly Point[], drop: number): string {
  return points
    .slice(0, -1)
    .map(([x, y], index) => {
      const [nextX, nextY] = points[index + 1] ?? [x, y]
      return `M${x} ${y}Q${(x + nextX) / 2 - drop * 0.3} ${(y + nextY) / 2 + drop} ${nextX} ${nextY}`
    })
    .join("")
}

/** The broiler faces right, 47 cm tall. */
export function broiler(): Part {
  const d = through(body, true)
  const tail = sheet(
    [
      [-30, -37, 6],
      [-32, -33, 6],
      [-32.5, -28.5, 6],
      [-30.5, -24, 5.5],
    ]
      .map(([x = 0, y = 0, width = 6], index) =>
        cut(
          feather([-16, -23], [x, y], width),
          index === 0 ? white.light : index === 3 ? deep : index === 2 ? white.shade : white.base,
        ),
      )
      .join(""),
    "fine",
  )
  const inside =
    cut(
      outline([-26, -14], [-10, -12.5], [6, -12], [16, -17], [21, -28], [26, -20], [20, -2], [-6, 0], [-24, -6]),
      white.shade,
    ) +
    cut(outline([-18, -9.5], [-4, -8.5], [8, -8.5], [17, -12], [22, -18], [22, -4], [-4, 0], [-20, -2]), deep) +
    cut(outline([-22, -28], [-8, -27.5], [0, -29.5], [6, -34], [4, -29], [-6, -24.5], [-18, -24.5]), white.light) +
    line(
      scallops(
        [
          [12, -29],
          [15, -27.5],
          [18, -26.5],
          [21, -26.5],
        ],
        1.6,
      ) +
        scallops(
          [
            [10, -25],
            [13.5, -23.5],
            [17, -22.5],
            [21, -22.5],
          ],
          1.6,
        ) +
        scallops(
          [
            [11, -20],
            [14.5, -18.7],
            [18, -18],
          ],
          1.6,
        ),
      deep,
      0.45,
    )
  const hackle =
    "M6.2 -36.5C9 -38.5 15 -38 19 -36C19.4 -33 20.5 -30.5 21.6 -28L18.8 -29.4L17.4 -26.8L15 -28.8L12.8 -26L10.4 -28.4L7.6 -26L5.6 -28.6L2.4 -27.4C4.8 -30 5.6 -33 6.2 -36.5Z"
  const wing = outline(
    [-17, -22],
    [-10, -25],
    [0, -25.5],
    [8, -23],
    [10.5, -18.5],
    [7, -14],
    [-2, -12],
    [-11, -13.5],
    [-20, -18.5],
  )
  const tips = (["light", "base", "shade"] as const)
    .map((side, row) =>
      repeat(4 - (row === 2 ? 1 : 0), (index) => {
        const x = 1 - index * 5.5 - row * 2.4
        const y = -21.5 + row * 3.3 + index * 0.5
        return cut(
          feather([x + 3, y], [x - 6.5, y + 2.2], 4),
          side === "light" ? white.light : side === "base" ? "#F1E4C8" : white.shade,
        )
      }),
    )
    .reverse()
    .map((row) => sheet(row, "fine"))
    .join("")
  const legs = `<g>${foot(-1.5, true)}</g>` + sheet(foot(4.5, false), "fine")
  return {
    svg:
      footing({}, 22) +
      legs +
      tail +
      cutWith(d, white.base, inside, "small") +
      sheet(
        cut(hackle, white.base) +
          clip(
            hackle,
            cut("M15 -40H24V-24H17C18 -30 17 -36 15 -40Z", white.shade) +
              line("M9 -35L7 -29M12 -35L11.5 -29M15 -34.5L15.5 -30", white.shade, 0.45),
          ),
        "fine",
      ) +
      sheet(cut(wing, white.base), "small") +
      clip(outline([-26, -30], [12, -30], [14, -10], [-26, -8]), tips) +
      sheet(
        cut(outline([10.5, -18.5], [8, -23.5], [1, -25.6], [-5, -24.5], [0, -21], [4, -17.5], [8, -15.5]), white.light),
        "fine",
      ) +
      head(),
    box: { left: -34, top: -51, right: 25, bottom: 2 },
    name: "a white broiler chicken",
  }
}
