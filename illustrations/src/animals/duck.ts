/** Ducks: on land, on water, and with the tail in the air. */
import { outline, taper, through } from "../geometry"
import type { Part } from "../part"
import { clip, cut, groundShadow, line, sheet } from "../paper"
import { mix, type Tone } from "../palette"
import { blade, fan, plumage } from "./feathers"
import { coatedWing, leeOf, plumedTrunk } from "./fowl-body"
import { ripples } from "./ripples"

const bill = { light: "#F0A53C", base: "#DD8426", shade: "#B5641A" }

/** White farmyard ducks, brown ducks, and drakes with a green head. */
const duckCoats = {
  white: { light: "#FFFCF2", base: "#F2E8D3", shade: "#CDBC9B", head: "#FFFCF2", collar: "#F2E8D3" },
  brown: { light: "#BE8C5C", base: "#94643B", shade: "#664224", head: "#AD7B4C", collar: "#94643B" },
  drake: { light: "#CFC7B6", base: "#A79C89", shade: "#6E6455", head: "#20614A", collar: "#FBF3E0" },
} as const

export interface DuckOptions {
  /**
   *   walking   one foot ahead           swimming  origin on the waterline
   *   dabbling  tail up, head under water, origin on the waterline
   */
  pose?: "walking" | "swimming" | "dabbling"
  coat?: keyof typeof duckCoats
}

/** A duck, about 48 cm tall on her feet. */
export function duck({ pose = "walking", coat = "white" }: DuckOptions = {}): Part {
  const paper = duckCoats[coat]
  if (pose === "dabbling") return dabbling(paper)
  const bird = side(paper)
  if (pose === "swimming") {
    return {
      svg: clip("M-70 -80H70V0H-70Z", `<g transform="translate(0 14.4)">${bird}</g>`) + ripples(30),
      box: { left: -36, top: -36, right: 27, bottom: 1 },
      name: "a duck",
    }
  }
  return {
    svg: groundShadow(-2, 22, 1.8) + web(-7, "#B5641A") + web(3, bill.base) + bird,
    box: { left: -34, top: -50, right: 28, bottom: 1 },
    name: "a duck",
  }
}

/** A leg with its webbed foot. */
const web = (x: number, colour: string): string =>
  line(`M${x - 1} -11L${x} -2`, colour, 2.2) +
  cut(
    through(
      [
        [x - 2.4, -2.6, "corner"],
        [x + 1, -3, "corner"],
        [x + 8, 0, "corner"],
        [x + 2, 0.8],
        [x - 3, 0.4, "corner"],
      ],
      true,
    ),
    colour,
  )

type DuckPaper = Tone & { head: string; collar: string }

/** Trunk, wing, neck and head of a duck that looks right, as on her feet. */
function side(paper: DuckPaper): string {
  const body = outline(
    [-29, -27],
    [-20, -25],
    [-6, -27],
    [6, -28],
    [14, -27],
    [19, -21],
    [17, -13],
    [8, -8],
    [-6, -7.6],
    [-18, -11],
    [-26, -18],
  )
  const neck = taper(
    [
      [10, -20],
      [13, -30],
      [11.4, -38],
      [14, -44],
    ],
    [17, 10.4, 8, 8.6],
  )
  const head = outline([8, -44], [10.4, -48.6], [15, -49.4], [19.4, -46.6], [20.4, -42.6], [17, -39.6], [11, -40])
  const collar = outline([5, -35.6], [11, -33.6], [18, -34.6], [18, -32.4], [11, -31], [5, -33])
  const middle = leeOf(paper, 0.45)
  return (
    sheet(
      fan(
        [-20, -19],
        [
          [-33, -33],
          [-35, -29],
          [-33, -25],
        ],
        6,
        [middle, paper.shade],
        0.8,
      ),
      "fine",
    ) +
    plumedTrunk(
      body,
      paper,
      { patch: { left: -2, top: -32, right: 22, bottom: 0 }, size: 3.8, light: 0.5, degrees: -20 },
      cut(outline([20, -14], [6, -10.6], [-10, -12], [-30, -22], [-24, 0], [20, 0]), middle),
    ) +
    sheet(
      cut(neck, mix(paper.head, paper.shade, paper.head === paper.light ? 0.14 : 0.06)) +
        clip(neck, cut(collar, paper.collar)) +
        cut(head, paper.head),
      "fine",
    ) +
    sheet(
      cut(
        outline([19, -45, "corner"], [23, -42.6], [27.4, -42], [28, -40.4], [24, -39.6], [19.4, -40.4, "corner"]),
        bill.base,
      ) +
        cut(
          outline([19, -45, "corner"], [23, -42.8], [27.6, -42], [27, -41.2], [22, -41.6], [19.2, -42, "corner"]),
          bill.light,
        ),
      "fine",
    ) +
    `<circle cx="16.4" cy="-45" r="1.15" fill="#1A100B"/><circle cx="16.8" cy="-45.4" r="0.4" fill="#FFF3DC"/>` +
    coatedWing([9, -20], 1.12, paper, 6, { lee: middle, covert: 0.6 })
  )
}

/** A duck that feeds on the bottom of a pond: nothing but tail, belly and feet stand out of the water. */
function dabbling(paper: DuckPaper): Part {
  const middle = leeOf(paper, 0.45)
  const body = outline([-15, 6], [-15, -8], [-10, -20], [-3, -28], [3, -28], [9, -19], [13, -8], [13, 6])
  const svg =
    clip(
      "M-60 -80H60V0H-60Z",
      sheet(
        [
          [-6, -40],
          [-2, -43],
          [3, -41],
        ]
          .map(([x = 0, y = 0], index) => cut(blade([0, -20], [x, y], 6), index === 1 ? paper.shade : middle))
          .join(""),
        "fine",
      ) +
        sheet(
          cut(body, paper.base) +
            clip(
              body,
              cut(outline([3, -40], [16, -20], [18, 10], [5, 10], [8, -8], [4, -20]), middle) +
                `<g transform="rotate(90)">${plumage({ left: -22, top: -2, right: 8, bottom: 18 }, 4, [paper.light, mix(paper.light, paper.base, 0.6)])}</g>`,
            ),
          "small",
        ) +
        [paddle(-1), paddle(1)].join(""),
    ) + ripples(26)
  return { svg, box: { left: -26, top: -44, right: 26, bottom: 6 }, name: "a duck" }
}

/** A webbed foot that treads the air on one side of a dabbling duck. */
const paddle = (side: 1 | -1): string =>
  sheet(
    line(`M${side * 8} -10L${side * 14} -17`, bill.shade, 2.6) +
      cut(
        outline([side * 13, -15], [side * 14, -24], [side * 18, -27], [side * 23, -23], [side * 20, -17]),
        bill.base,
      ) +
      line(`M${side * 15} -17L${side * 16} -24M${side * 15} -17L${side * 21} -22`, bill.shade, 0.7),
    "fine",
  )
