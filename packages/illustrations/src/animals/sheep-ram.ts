/** The head and shoulders of a fat-tailed ram in profile, for a picture that it fills. Faces right. */
import { outline, through } from "../geometry"
import type { Part } from "../part"
import { clip, cut, line, sheet } from "../paper"
import { hide, mix, type Tone } from "../palette"
import { curledHorn } from "./sheep-ram-horn"

const locksAt = (places: readonly (readonly [number, number])[], coat: Tone): string =>
  places
    .map(([x, y]) =>
      line(
        through([
          [x - 2, y],
          [x, y + 6],
          [x + 3, y + 9],
        ]),
        mix(coat.base, coat.shade, 0.7),
        1.2,
      ),
    )
    .join("")

/** Origin: the middle of the lower edge, under the chest; the poll is 74 cm above it. */
export function ramBust({ coat = hide.sheepCream, face = hide.sheepBrown }: { coat?: Tone; face?: Tone } = {}): Part {
  const trunk = outline(
    [-66, 14, "corner"],
    [-66, -44, "corner"],
    [-48, -50],
    [-30, -58],
    [-14, -71],
    [0, -78],
    [12, -70],
    [17, -56],
    [20, -40],
    [25, -24],
    [27, -8],
    [22, 14, "corner"],
  )
  const ruff = outline(
    [-9, -66],
    [4, -72],
    [13, -60],
    [17, -46],
    [22, -28],
    [24, -10],
    [16, 2],
    [8, -6],
    [2, 2],
    [-6, -8],
    [-12, 0],
    [-14, -14],
    [-22, -22],
    [-16, -36],
    [-18, -50],
  )
  const head = outline(
    [-4, -76],
    [4, -82],
    [14, -84],
    [24, -80],
    [33, -72],
    [39, -62],
    [41.6, -54.6],
    [39.6, -50],
    [34.6, -48.2],
    [28, -49],
    [22, -52.4],
    [14, -54],
    [5, -56],
    [-3, -62],
  )
  const bridge = outline([6, -90], [14, -81], [24, -77], [32.6, -69], [38, -60], [46, -56], [46, -90])
  const cheek = outline([-6, -64], [6, -61], [18, -60], [27, -57], [34, -52], [42, -50], [36, -40], [-6, -44])
  const curls = [
    [-46, -34],
    [-36, -40],
    [-28, -28],
    [-44, -18],
    [-34, -12],
    [-52, -6],
    [-24, -44],
    [-20, -8],
    [-40, 0],
    [-56, -26],
  ].map(([x = 0, y = 0]) =>
    line(
      through([
        [x - 4, y],
        [x - 1, y + 2.6],
        [x + 2, y + 1],
        [x + 4, y - 1.4],
      ]),
      mix(coat.base, coat.shade, 0.6),
      1.1,
    ),
  )
  const locks = locksAt(
    [
      [-8, -52],
      [2, -56],
      [-10, -36],
      [4, -38],
      [14, -36],
      [-4, -22],
      [10, -20],
      [18, -18],
    ],
    coat,
  )
  const forelock = outline(
    [-14, -78],
    [-12, -84],
    [-6, -87.6],
    [1, -86],
    [5, -81],
    [3, -77.4],
    [0, -79],
    [-2, -75.4],
    [-5, -77.6],
    [-9, -74.6],
    [-11, -77],
  )
  const markup =
    sheet(
      cut(trunk, coat.light) +
        clip(
          trunk,
          cut(
            outline([-80, -34], [-46, -44], [-26, -50], [-8, -66], [6, -66], [14, -40], [22, 0], [22, 30], [-80, 30]),
            coat.base,
          ) +
            cut(
              outline([-80, -4], [-40, -8], [-10, -2], [30, -14], [30, 40], [-80, 40]),
              mix(coat.base, coat.shade, 0.6),
            ) +
            curls.join(""),
        ),
      "figure",
    ) +
    sheet(
      cut(ruff, mix(coat.base, coat.light, 0.6)) +
        clip(
          ruff,
          cut(outline([10, -70], [14, -40], [16, -10], [40, 10], [40, -70]), mix(coat.base, coat.shade, 0.55)) + locks,
        ),
      "detail",
    ) +
    sheet(
      cut(head, face.base) +
        clip(
          head,
          cut(bridge, face.light) +
            cut(cheek, mix(face.base, face.shade, 0.75)) +
            cut(outline([33, -58], [39, -58], [44, -54], [40, -46], [33, -47]), mix(face.shade, hide.pink.shade, 0.35)),
        ) +
        cut(
          outline([14.6, -72.4], [18, -75.2], [22.4, -74], [23, -71], [19, -69.4], [15.6, -70]),
          mix(face.shade, "#120A08", 0.35),
        ) +
        cut(outline([16.2, -72], [18.8, -74], [21.6, -73], [21.2, -71], [18.4, -70.4]), "#D9A441") +
        cut(outline([17, -72.3], [19, -72.9], [21, -72.3], [19, -71.5]), "#17100C") +
        `<circle cx="18.3" cy="-73" r="0.42" fill="#FFF6DC"/>` +
        line("M13.4 -75C16 -78.4 21 -78.2 24.4 -74.8", mix(face.base, face.light, 0.5), 1.1) +
        cut(outline([37, -58.4], [39.4, -57], [39, -55], [37, -56.4]), "#1A0D09") +
        line("M39.8 -52.4C36 -51.2 32 -52 29 -54", "#2A130B", 0.8),
      "detail",
    ) +
    sheet(
      cut(
        outline([-1, -66], [6, -64], [12, -56], [12, -45], [7, -40], [1, -46], [-4, -56]),
        mix(face.base, face.shade, 0.3),
      ) + cut(outline([1, -61], [6, -58], [8, -50], [6, -45], [2, -52]), mix(face.shade, hide.pink.shade, 0.3)),
      "detail",
    ) +
    curledHorn(-1, -66) +
    sheet(
      cut(forelock, coat.light) +
        clip(
          forelock,
          locksAt(
            [
              [-9, -83],
              [-2, -84],
            ],
            coat,
          ),
        ),
      "fine",
    )
  return { svg: markup, box: { left: -66, top: -90, right: 42, bottom: 0 }, name: "a fat-tailed ram" }
}
