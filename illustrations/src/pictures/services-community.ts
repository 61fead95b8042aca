/** The service picture of members who save together, from straight above. */
import { personAbove } from "../gallery/people-above"
import { turned } from "../gallery/hands"
import { outline, type Point } from "../geometry"
import { heapFromAbove } from "../goods/from-above"
import { cloth, leaf, material, mixTone, ramps, shadowColour, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { round, type Part, type Picture } from "../part"
import type { SkinNumber } from "../people/types"
import { bananaLeaf } from "../plants/leaves"
import { block, circle, repeat } from "../tools/shapes"
import { servicePaper } from "./service-paper"

/** Pixels per centimetre. */
const scale = 3.5
const middle = { x: 606, y: 446 }

/** A savings box from above: its lid bound with iron, a slot, and three padlocks on its front edge. */
function boxAbove(): Part {
  const padlock = (x: number) =>
    line(`M${x - 2.6} 17V14.6C${x - 2.6} 11 ${x + 2.6} 11 ${x + 2.6} 14.6V17`, material.steel.shade, 1.5) +
    sheet(cut(block(x - 4, 24, 8, 7.4, 1.4), ramps.gold[400]) + cut(circle(x, 20.2, 1), ramps.soil[900]), "fine")
  return {
    svg:
      sheet(
        cut(block(-27, 17, 54, 35, 2), material.wood.base) +
          cut(block(-27, 17, 54, 5, 2), material.wood.shade) +
          line("M-27 -6.6H27M-27 3.4H27", material.wood.shade, 0.8) +
          cut(block(-21, 17, 5, 35) + block(16, 17, 5, 35), material.iron.shade) +
          cut(block(-7, -4, 14, 2.4, 1), ramps.soil[900]),
        "small",
      ) +
      padlock(-18.5) +
      padlock(0) +
      padlock(18.5),
    box: { left: -27, top: -18, right: 27, bottom: 24 },
    name: "a locked savings box",
  }
}

/** A cup of tea from above. */
const cupAbove = (tone: Tone): Part => ({
  svg:
    sheet(line("M4 0C9 -3 9 3 4 1", tone.shade, 1.6) + cut(circle(0, 0, 5.4), tone.light), "fine") +
    cut(circle(0, 0, 4.2), "#B9794A") +
    line("M-2 -1.6C-1 -2.6 1 -2.6 2 -1.8", "#D9A878", 0.7),
  box: { left: -5, top: -5, right: 8, bottom: 5 },
  name: "a cup",
})

/** A member's passbook, open, with stamps in it. */
const passbook: Part = {
  svg:
    sheet(cut(block(-13, 9, 26, 18, 1), cloth.forest.base) + cut(block(-12, 8.2, 24, 16.4), ramps.cream[50]), "fine") +
    line("M0 -8V8", ramps.cream[300], 0.8) +
    line("M-10 -5H-3M-10 -2H-4M-10 1H-3M3 -5H10M3 -2H8", ramps.soil[500], 0.6) +
    cut(circle(-6.4, 5, 1.6) + circle(5, 3, 1.6) + circle(9, 3, 1.6), ramps.clay[600]),
  box: { left: -13, top: -9, right: 13, bottom: 9 },
  name: "a record book",
}

interface Seat {
  x: number
  y: number
  name: string
  main: Tone
  /** Cloth over the folded legs. */
  lap: Tone
  skin: SkinNumber
  wrap?: Tone
  man?: boolean
  left: readonly [elbow: Point, hand: Point]
  right: readonly [elbow: Point, hand: Point]
}

/** Hands at rest on the knees, and hands that reach for the middle of the mat. */
const rest = {
  left: [
    [-31, -12],
    [-18, -30],
  ],
  right: [
    [31, -12],
    [18, -30],
  ],
} as const
const reach = (side: 1 | -1): readonly [Point, Point] => [
  [side * 30, -26],
  [side * 12, -58],
]

const seats: readonly Seat[] = [
  {
    x: 352,
    y: 176,
    name: "a woman in a gomesi",
    main: cloth.gold,
    lap: cloth.gold,
    skin: 4,
    wrap: cloth.plum,
    left: rest.left,
    right: reach(1),
  },
  { x: 796, y: 132, name: "a man in a shirt", main: cloth.sky, lap: cloth.charcoal, skin: 5, man: true, ...rest },
  {
    x: 1052,
    y: 470,
    name: "a woman in a dress",
    main: cloth.leaf,
    lap: cloth.leaf,
    skin: 2,
    wrap: cloth.sky,
    left: reach(-1),
    right: rest.right,
  },
  {
    x: 664,
    y: 762,
    name: "a woman in a blouse",
    main: cloth.clay,
    lap: cloth.indigo,
    skin: 3,
    left: reach(-1),
    right: rest.right,
  },
  {
    x: 176,
    y: 560,
    name: "an elderly man in a kanzu",
    main: cloth.cream,
    lap: cloth.cream,
    skin: 4,
    wrap: cloth.clay,
    man: true,
    ...rest,
  },
]

/** Legs folded to the side under cloth, before the body. */
const lap = (tone: Tone): string => {
  const d = outline([-34, 2], [-40, -20], [-28, -38], [0, -43], [28, -38], [40, -20], [34, 2], [0, 8])
  return sheet(
    cut(d, tone.base) + clip(d, line("M-30 -30Q0 -14 30 -30M-20 -40Q0 -28 20 -40M0 -12V6", tone.shade, 1.6)),
    "detail",
  )
}

export function community(): Picture {
  const set = servicePaper("community-building", "afternoon", -400, 124)
  set.litFrom(-300)
  const earth = "#C08A5A"
  set.add(
    `<rect width="1200" height="900" fill="${earth}"/>`,
    cut("M-20 -20H760C560 120 240 160 -20 420Z", "#CC9A68"),
    cut("M1220 420C1020 520 900 760 700 920H1220Z", "#B07A4C"),
    line(
      repeat(60, () => {
        const [x, y] = [set.random.between(0, 1200), set.random.between(0, 900)]
        return `M${round(x)} ${round(y)}l${round(set.random.between(5, 12))} ${round(set.random.between(-3, 3))}`
      }),
      "#A26F45",
      3,
    ),
  )
  const mat =
    "M196 214C460 200 760 202 1010 216C1020 380 1022 520 1012 682C760 694 460 694 192 684C182 520 184 380 196 214Z"
  const stripes = [
    [236, ramps.clay[600]],
    [268, ramps.gold[500]],
    [630, ramps.gold[500]],
    [662, ramps.clay[600]],
  ] as const
  set.add(
    sheet(
      cut(mat, ramps.cream[300]) +
        clip(
          mat,
          repeat(36, (index) => line(`M${180 + index * 24} 190V700`, "#D9C08C", 1.6)) +
            stripes.map(([y, colour]) => line(`M170 ${y}H1030`, colour, 16)).join("") +
            repeat(17, (index) =>
              cut(
                `M${222 + index * 48} 252l14 -9l14 9l-14 9ZM${222 + index * 48} 646l14 -9l14 9l-14 9Z`,
                cloth.plum.base,
              ),
            ),
        ) +
        line(
          repeat(22, (index) => `M${196 + index * 0.4} ${224 + index * 21}l-16 4M${1012} ${224 + index * 21}l16 4`),
          ramps.cream[300],
          3,
        ),
      "land",
    ),
  )
  for (const { x, y } of seats)
    set.add(
      `<g opacity="0.22">${cut(outline([x - 60, y + 20], [x + 40, y - 70], [x + 190, y - 10], [x + 210, y + 80], [x + 60, y + 110]), shadowColour)}</g>`,
    )
  set.put(turned(boxAbove(), -8), middle.x, middle.y, scale * 1.3)
  for (const [x, y, degrees] of [
    [590, 300, 172],
    [490, 604, 14],
    [880, 366, -96],
  ] as const)
    set.put(turned(passbook, degrees), x, y, scale * 1.1)
  for (const [x, y, tone] of [
    [416, 452, cloth.sky],
    [880, 610, cloth.clay],
    [404, 556, cloth.gold],
    [744, 330, cloth.leaf],
  ] as const)
    set.put(cupAbove(tone), x, y, scale * 1.25)
  set.add(sheet(cut(circle(800, 560, 62, 0), cloth.clay.base) + cut(circle(800, 560, 50), cloth.clay.shade), "land"))
  set.put(heapFromAbove("bananas", "savers"), 796, 560, 5.2)
  set.put(turned(heapFromAbove("bananas", "savers-2"), 180), 800, 562, 4.8)
  for (const seat of seats) {
    const degrees = (Math.atan2(middle.x - seat.x, seat.y - middle.y) * 180) / Math.PI
    const body = personAbove(seat)
    set.put(turned({ ...body, svg: lap(seat.lap) + body.svg }, round(degrees)), seat.x, seat.y, scale * 1.06)
  }
  const coin = (x: number, y: number) => cut(circle(x, y, 8), ramps.gold[400]) + cut(circle(x, y, 5), ramps.gold[300])
  set.add(sheet(coin(566, 446) + coin(548, 410) + coin(640, 488), "detail"))
  const near = mixTone(leaf.banana, "#173424", 0.62)
  set.add(bananaLeaf(-40, 960, 420, -66, near), bananaLeaf(1260, -40, 400, 142, near))
  return set.finish("From above: five members on a mat around the locked savings box, with bananas.")
}
