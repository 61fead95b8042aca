/** Trees: acacia, banana. Centimetres, standing on the origin. */
import { outline, taper, through, moved, type Point } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { leaf, mix, type Tone } from "../palette"
import type { Random } from "../random"

/** A flat-topped acacia, 5 to 6 m tall and wider than tall. */
export function acacia(random: Random, tone: Tone = leaf.acacia, bark: Tone = leaf.bark): Part {
  const height = random.between(500, 600)
  const lean = random.between(-30, 30)
  const fork: Point = [lean * 0.5, -height * 0.5]
  const crowns = [
    { x: lean - 190, y: -height * 0.82, w: 230, h: 62 },
    { x: lean + 200, y: -height * 0.86, w: 250, h: 66 },
    { x: lean + 10, y: -height * 0.94, w: 320, h: 84 },
  ].map((crown) => ({
    ...crown,
    x: crown.x + random.between(-30, 30),
    y: crown.y + random.between(-16, 16),
    w: crown.w * random.between(0.9, 1.12),
  }))
  const branches = crowns.flatMap((crown, index) => {
    const bend: Point = [(fork[0] + crown.x) / 2 + (index === 2 ? 16 : 0), (fork[1] + crown.y) / 2 + 26]
    const tip: Point = [crown.x, crown.y + 8]
    const side = index === 1 ? 1 : -1
    return [
      cut(taper([fork, bend, tip], [24, 16, 6]), index === 0 ? bark.shade : bark.base),
      cut(
        taper([bend, [bend[0] + side * 50, crown.y + 14], [crown.x + side * crown.w * 0.3, crown.y]], [12, 8, 3]),
        bark.shade,
      ),
    ]
  })
  const trunk = taper(
    [
      [0, 2],
      [lean * 0.1 - 4, -height * 0.2],
      [lean * 0.35, -height * 0.38],
      [fork[0], fork[1] - 10],
    ],
    [46, 32, 27, 26],
  )
  const canopy = crowns.map(({ x, y, w, h }, index) => {
    const bumps: Point[] = [
      [x - w, y + 10, "corner"],
      [x - w * 0.8, y - h * 0.42],
      [x - w * 0.42, y - h * random.between(0.82, 0.98)],
      [x, y - h * random.between(0.94, 1.1)],
      [x + w * 0.44, y - h * random.between(0.78, 0.96)],
      [x + w * 0.82, y - h * 0.36],
      [x + w, y + 12, "corner"],
      [x + w * 0.6, y + random.between(2, 14)],
      [x + w * 0.22, y + 24],
      [x - w * 0.2, y + 8],
      [x - w * 0.58, y + 22],
    ]
    const d = through(bumps, true)
    const light = outline(
      [x - w * 1.1, y - h * 1.5],
      [x - w * 0.9, y - h * 0.1],
      [x - w * 0.4, y - h * 0.52],
      [x + w * 0.1, y - h * 0.6],
      [x + w * 0.6, y - h * 0.42],
      [x + w * 1.1, y - h * 0.2],
      [x + w, y - h * 2],
    )
    return sheet(
      cut(d, index === 2 ? tone.base : mix(tone.base, tone.shade, 0.6)) +
        clip(d, cut(light, index === 2 ? tone.light : tone.base)),
    )
  })
  const svg =
    groundShadow(0, 150, 10, 0.2) +
    sheet(
      branches.join("") +
        cut(trunk, bark.base) +
        clip(
          trunk,
          cut(
            taper(
              [
                [16, 4],
                [lean * 0.35 + 14, -height * 0.4],
                [fork[0] + 10, fork[1]],
              ],
              [26, 16, 10],
            ),
            bark.shade,
          ),
        ),
    ) +
    canopy.join("")
  return { svg, box: { left: -480, top: -height * 1.12, right: 500, bottom: 10 }, name: "a flat-topped acacia" }
}

/** A banana plant, about 3.4 m tall, with or without its bunch of matooke. */
export function banana(random: Random, tone: Tone = leaf.banana, fruit = true): Part {
  const height = random.between(185, 220)
  const crown: Point = [random.between(-8, 8), -height]
  const stem = taper([[0, 2], [-3, -height * 0.5], crown], [34, 27, 17])
  const blade = (angle: number, length: number, droop: number, colour: string, ribColour: string) => {
    const spine: Point[] = moved(
      [
        [0, 0],
        [length * 0.34, -length * 0.2],
        [length * 0.7, -length * 0.1 + droop * 0.3],
        [length, droop],
      ],
      crown,
      angle,
    )
    const d = taper(spine, [8, length * 0.27, length * 0.25, 2])
    const slits = [0.42, 0.58, 0.74].map((share) => {
      const index = Math.min(2, Math.floor(share * 3))
      const a = spine[index] ?? crown
      const b = spine[index + 1] ?? a
      const local = share * 3 - index
      const x = a[0] + (b[0] - a[0]) * local
      const y = a[1] + (b[1] - a[1]) * local
      return line(
        through([
          [x, y],
          [x + length * 0.05, y + length * 0.14],
        ]),
        mix(colour, tone.shade, 0.55),
        2,
      )
    })
    return sheet(cut(d, colour) + clip(d, slits.join("")) + line(through(spine), ribColour, 3.4))
  }
  const back = [
    blade(-14, 140, 60, tone.shade, tone.base),
    blade(-168, 135, -40, tone.shade, tone.base),
    blade(-72, 145, 26, mix(tone.base, tone.shade, 0.6), tone.base),
  ]
  const front = [
    blade(-112, 150, -30, tone.base, tone.light),
    blade(-40, 160, 76, tone.base, tone.light),
    blade(-142, 150, -70, tone.light, tone.base),
    blade(8, 120, 70, mix(tone.base, tone.light, 0.6), tone.base),
  ]
  const bunch = fruit
    ? sheet(
        cut(taper([crown, [crown[0] + 26, crown[1] - 6], [crown[0] + 38, crown[1] + 26]], [9, 7, 6]), tone.shade) +
          [0, 1, 2, 3]
            .flatMap((row) =>
              [-14, -5, 5, 14].map((dx) =>
                cut(
                  outline(
                    [crown[0] + 38 + dx * (1 - row * 0.13) - 5, crown[1] + 20 + row * 15],
                    [crown[0] + 38 + dx * (1.1 - row * 0.13), crown[1] + 16 + row * 15],
                    [crown[0] + 38 + dx * (1.16 - row * 0.13) + 5, crown[1] + 24 + row * 15],
                    [crown[0] + 38 + dx * (1 - row * 0.13), crown[1] + 38 + row * 15],
                  ),
                  row % 2 === 0 ? "#7FA04A" : "#96B45C",
                ),
              ),
            )
            .join("") +
          cut(
            outline(
              [crown[0] + 34, crown[1] + 84],
              [crown[0] + 42, crown[1] + 84],
              [crown[0] + 46, crown[1] + 98],
              [crown[0] + 38, crown[1] + 112],
              [crown[0] + 31, crown[1] + 98],
            ),
            "#6B2A38",
          ),
        "detail",
      )
    : ""
  const sheath = line(
    through([
      [4, -6],
      [1, -height * 0.5],
      [crown[0] + 2, crown[1] + 20],
    ]),
    leaf.dry.shade,
    4,
  )
  const svg =
    groundShadow(0, 60, 6, 0.22) +
    back.join("") +
    sheet(cut(stem, mix(tone.shade, leaf.dry.base, 0.35)) + sheath) +
    front.join("") +
    bunch
  return { svg, box: { left: -150, top: -height - 140, right: 165, bottom: 6 }, name: "a banana plant" }
}
