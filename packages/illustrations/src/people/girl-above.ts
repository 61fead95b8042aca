/** A child from straight above, as a bird in a tree would see her. */
import { outline, oval, taper, type Point } from "../geometry"
import type { Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Part } from "../part"
import { hairs, skins } from "./palette"
import type { SkinNumber } from "./types"

/** A girl from above who looks up the picture, a bowl in her left arm and her right hand open. Origin under her head. */
export function girlFromAbove({ main, bowl, skin }: { main: Tone; bowl: Tone; skin: SkinNumber }): Part {
  const brown = skins[skin]
  const hem = outline(
    [-24, 6],
    [-20, -10],
    [0, -14],
    [20, -10],
    [24, 6],
    [27, 24],
    [16, 32],
    [0, 35],
    [-16, 32],
    [-27, 24],
  )
  const pleats = [-18, -9, 0, 9, 18].map((x) => `M${x * 0.5} -4Q${x} 14 ${x * 1.15} 34`).join("")
  const arm = (points: Point[], sleeve: Point[]) =>
    sheet(cut(taper(points, [9, 7, 5.6]), brown.base), "fine") +
    sheet(cut(taper(sleeve, [13, 12, 10]), main.base), "fine")
  const rows = [-7.4, -3.8, 0, 3.8, 7.4].map((x) => `M${x * 0.6} -12Q${x * 1.5} 0 ${x * 0.8} 12`).join("")
  const svg =
    sheet(
      cut(hem, main.base) +
        clip(
          hem,
          line(pleats, main.shade, 1.4) + cut(outline([-30, 22], [0, 28], [30, 22], [30, 40], [-30, 40]), main.light),
        ),
    ) +
    arm(
      [
        [18, -4],
        [31, -20],
        [27, -41],
      ],
      [
        [14, -2],
        [21, -6],
        [27, -13],
      ],
    ) +
    sheet(
      cut(oval(27, -44, 4.2, 4.6), brown.light) +
        cut(
          taper(
            [
              [24, -46],
              [20.6, -50],
            ],
            [2.6, 1.6],
          ) +
            taper(
              [
                [27, -47],
                [26.4, -54],
              ],
              [2.4, 1.4],
            ) +
            taper(
              [
                [29.4, -46.6],
                [32, -53],
              ],
              [2.4, 1.4],
            ),
          brown.light,
        ),
      "fine",
    ) +
    arm(
      [
        [-18, -4],
        [-31, -12],
        [-29, -26],
      ],
      [
        [-14, -2],
        [-22, -4],
        [-28, -8],
      ],
    ) +
    sheet(
      `<circle cx="-20" cy="-30" r="15" fill="${bowl.light}"/><circle cx="-20" cy="-30" r="12.4" fill="${bowl.shade}"/>` +
        cut(oval(-20, -30, 10.8, 10.4), "#E4B454") +
        Array.from(
          { length: 26 },
          (_, index) =>
            `<circle cx="${(-20 + Math.cos(index * 2.4) * Math.sqrt(index) * 1.9).toFixed(1)}" cy="${(-30 + Math.sin(index * 2.4) * Math.sqrt(index) * 1.9).toFixed(1)}" r="0.9" fill="${index % 2 ? "#F7DB8E" : "#C48F34"}"/>`,
        ).join(""),
      "small",
    ) +
    sheet(cut(oval(-31, -26, 4, 5, 24), brown.light), "fine") +
    sheet(
      cut(oval(0, -12.4, 2.6, 2), brown.base) +
        cut(oval(0, 0, 11.6, 13), hairs.black.base) +
        line(rows, brown.shade, 0.9) +
        `<circle cx="-6" cy="11.4" r="3.6" fill="${hairs.black.light}"/><circle cx="6" cy="11.4" r="3.6" fill="${hairs.black.light}"/><circle cx="-6" cy="9" r="1.3" fill="${bowl.light}"/><circle cx="6" cy="9" r="1.3" fill="${bowl.light}"/>`,
    )
  return { svg, box: { left: -36, top: -56, right: 36, bottom: 36 }, name: "a girl in a dress" }
}
