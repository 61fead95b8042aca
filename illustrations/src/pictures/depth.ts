/** Depth: the dark sheets that the frame cuts, nearest to the viewer, and the pale herd that is farthest away. */
import { farCattle } from "../animals/cattle-far"
import { taper, type Point } from "../geometry"
import { leaf, mix, mixTone, type Tone } from "../palette"
import { cut, sheet } from "../paper"
import { place } from "../part"
import { bananaLeaf } from "../plants/leaves"
import type { Facing, Stage } from "../scene"

/** The darkest paper of a scene's light. */
const nearestPaper = ({ mood }: Stage): string => mix(mood.land[3], "#0B1E13", 0.45)

/** Large banana leaves that rise from a lower corner; `length` in heights of the picture. */
export function nearLeaves(set: Stage, corner: "left" | "right", length = 0.5): void {
  const tone = mixTone(leaf.banana, nearestPaper(set), 0.72)
  const way = corner === "left" ? 1 : -1
  const x = corner === "left" ? -set.width * 0.01 : set.width * 1.01
  for (const [degrees, share] of [
    [6, 1],
    [68, 0.66],
    [36, 0.86],
  ] as const)
    set.add(bananaLeaf(x, set.height * 1.01, set.height * length * share, -90 + way * degrees, tone))
}

/** A leafy bough that hangs into the picture from an upper corner; `reach` in widths of the picture. */
export function nearBough(set: Stage, corner: "left" | "right", reach = 0.42, tone: Tone = leaf.acacia): void {
  const { width, height, random } = set
  const dark = mixTone(tone, nearestPaper(set), 0.5)
  const way = corner === "left" ? 1 : -1
  const from = corner === "left" ? 0 : width
  const along = (share: number): Point => [
    from + way * share * width * reach,
    height * (-0.03 + 0.13 * share + 0.06 * share * share),
  ]
  const leaves: [string[], string[]] = [[], []]
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = along(index / 45 + random.between(-0.02, 0.02))
    const angle = ((way > 0 ? 62 : 118) + random.between(-58, 58)) * (Math.PI / 180)
    const long = height * random.between(0.07, 0.115)
    const tip: Point = [x + Math.cos(angle) * long, y + Math.sin(angle) * long]
    const side: Point = [
      (x + tip[0]) / 2 - Math.sin(angle) * long * 0.2,
      (y + tip[1]) / 2 + Math.cos(angle) * long * 0.2,
    ]
    leaves[index % 2 === 0 ? 0 : 1].push(taper([[x, y], side, tip], [2, long * 0.34, 1]))
  }
  const twig = taper([along(-0.05), along(0.4), along(1)], [height * 0.028, height * 0.016, 3])
  set.add(
    sheet(cut(leaves[0].join(""), dark.shade) + cut(twig, dark.shade) + cut(leaves[1].join(""), dark.base), "land"),
  )
}

/** Tall dark grass in a lower corner, the nearest sheet. */
export function nearGrass(set: Stage, corner: "left" | "right", tall = 0.34): void {
  const { width, height, random } = set
  const dark = nearestPaper(set)
  const blades = Array.from({ length: 22 }, (_, index) => {
    const share = index / 21
    const x = (corner === "left" ? share : 1 - share) * width * 0.26 + (corner === "left" ? -20 : width * 0.74 + 20)
    const top = height * (1.02 - tall * (1 - share * 0.72) * random.between(0.7, 1))
    const lean = width * random.between(-0.02, 0.035) * (corner === "left" ? 1 : -1)
    return taper(
      [
        [x, height + 20],
        [x + lean * 0.3, (height + top) / 2],
        [x + lean, top],
      ],
      [width * 0.013, width * 0.009, 1],
    )
  })
  set.add(sheet(cut(blades.join(""), dark), "land"))
}

/** Where the animals of a far herd stand: share of the width, y, pixels per centimetre, and which way they go. */
export type FarPlace = readonly [share: number, y: number, scale: number, facing?: Facing]

/** A herd so far away that the air has taken most of its colour. It is part of the country and has no names. */
export function farHerd(set: Stage, tone: Tone, places: readonly FarPlace[], horns = 40): void {
  const pale = mixTone(tone, set.mood.haze, 0.5)
  set.scenery("a herd of cattle far away")
  for (const [index, [share, y, scale, facing]] of places.entries()) {
    const part = farCattle({ tone: pale, horn: pale.light, horns, step: index % 3 === 1 ? "grazing" : "closed" })
    set.add(place(part, set.width * share, y, scale, facing))
  }
}
