/** The head and shoulders of a hair-sheep ram in profile: smooth coat, horn from the skull, fringe at the throat. */
import { outline, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import type { Part } from "../part"

/** A horn that rises from the skull, bends back and comes round under the ear, ringed along its outer edge. */
function ramHorn(root: Point): string {
  const turns = 22
  const spot = (share: number): Point => {
    const angle = -0.5 - share * 5.1
    const reach = 17 - share * 8.4
    return [root[0] - 13 + Math.cos(angle) * reach, root[1] + 2 + Math.sin(angle) * reach]
  }
  const half = (share: number) => 6 * (1 - share) ** 0.66 + 0.3
  const edge = (share: number, side: 1 | -1): Point => {
    const [x, y] = spot(share)
    const angle = -0.5 - share * 5.1
    return [x + Math.cos(angle) * half(share) * side, y + Math.sin(angle) * half(share) * side]
  }
  const shares = Array.from({ length: turns + 1 }, (_, index) => index / turns)
  const inwards = [...shares].reverse()
  const d = through([...shares.map((share) => edge(share, 1)), ...inwards.map((share) => edge(share, -1))], true)
  const hollow = through([...shares.map((share) => edge(share, -1)), ...inwards.map(spot)], true)
  const rings = shares
    .slice(1, -3)
    .map((share) => line(through([edge(share, -1), spot(share - 0.014), edge(share, 1)]), "#8A7150", 0.7))
  return sheet(
    cut(d, hide.horn.shade) + clip(d, cut(hollow, mix(hide.horn.shade, "#8A6A44", 0.4)) + rings.join("")),
    "small",
  )
}

/** Origin: the middle of the lower edge, under the chest; the poll is 74 cm above it. Faces right. */
export function hairRam({ coat = hide.sheepBrown }: { coat?: Tone } = {}): Part {
  const trunk = outline(
    [-70, 14, "corner"],
    [-70, -44, "corner"],
    [-48, -47],
    [-30, -55],
    [-14, -71],
    [0, -79],
    [10, -70],
    [12, -54],
    [14, -40],
    [20, -24],
    [23, -8],
    [20, 14, "corner"],
  )
  const head = outline(
    [-5, -75],
    [2, -83],
    [12, -85],
    [23, -81],
    [33, -72.6],
    [40, -62],
    [43, -54],
    [41, -49],
    [35.4, -47.4],
    [28, -48.6],
    [21, -51.4],
    [13, -53],
    [4, -55],
    [-4, -62],
  )
  const bridge = outline([4, -92], [13, -82], [23.4, -77.6], [32.6, -69], [39, -59.6], [48, -54], [48, -92])
  const cheek = outline([-8, -63], [6, -60], [18, -59], [28, -56], [36, -51], [44, -50], [36, -38], [-8, -42])
  const fringe = Array.from({ length: 15 }, (_, index) => {
    const y = -54 + index * 3.5
    const x = 10 + index * 0.72
    const fall = 15 - Math.abs(index - 8) * 0.8
    return cut(
      outline(
        [x - 6, y - 3],
        [x + 1, y],
        [x + 3 + (index % 3), y + fall * 0.6],
        [x + 1, y + fall],
        [x - 4, y + fall * 0.5],
      ),
      index % 2 ? coat.light : mix(coat.light, coat.base, 0.5),
    )
  })
  const folds = line(
    through([
      [-8, -50],
      [-14, -34],
      [-13, -14],
    ]) +
      through([
        [-34, -50],
        [-40, -30],
        [-36, -6],
      ]),
    mix(coat.base, coat.shade, 0.6),
    1,
  )
  const eye =
    cut(
      outline([14, -72], [17.6, -75.2], [22.4, -74], [23, -71], [19, -69], [15, -69.6]),
      mix(coat.shade, "#120A08", 0.4),
    ) +
    cut(outline([15.8, -71.8], [18.6, -74], [21.8, -73], [21.4, -70.8], [18.4, -70]), "#D9A441") +
    cut(outline([16.8, -72.2], [19, -72.9], [21.2, -72.2], [19, -71.3]), "#17100C") +
    `<circle cx="18.2" cy="-73" r="0.5" fill="#FFF6DC"/>` +
    line("M13 -75C16 -78.6 21 -78.4 24.8 -74.8", coat.light, 1.1)
  const muzzle =
    cut(outline([38, -57.6], [40.8, -56.2], [40.4, -54], [38, -55.4]), "#1A0D09") +
    line("M41.2 -51.6C37 -50 32 -50.8 28.6 -53", "#2A130B", 0.9)
  const ear = outline([0, -68], [6, -67], [15, -60], [19, -50], [15, -46], [7, -51], [1, -60])
  const svg =
    sheet(
      cut(trunk, coat.base) +
        clip(
          trunk,
          cut(
            outline([-80, -60], [-46, -60], [-20, -76], [0, -90], [4, -70], [-16, -54], [-44, -38], [-80, -36]),
            mix(coat.base, coat.light, 0.7),
          ) +
            cut(
              outline([-80, -8], [-40, -12], [-6, -8], [8, -40], [30, -40], [30, 40], [-80, 40]),
              mix(coat.base, coat.shade, 0.6),
            ) +
            folds,
        ),
      "figure",
    ) +
    sheet(fringe.join(""), "detail") +
    sheet(
      cut(head, mix(coat.base, coat.shade, 0.35)) +
        clip(head, cut(bridge, coat.base) + cut(cheek, mix(coat.base, coat.shade, 0.9))) +
        eye +
        muzzle,
      "detail",
    ) +
    ramHorn([4, -76]) +
    sheet(
      cut(ear, coat.shade) +
        cut(outline([5, -64], [12, -59], [15, -51], [9, -54]), mix(coat.shade, hide.pink.shade, 0.4)),
      "detail",
    )
  return { svg, box: { left: -70, top: -96, right: 43, bottom: 0 }, name: "a fat-tailed ram" }
}
