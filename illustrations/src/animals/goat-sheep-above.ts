/** Goats and sheep from straight above, for pictures that look down. Origin under the middle; the head to the right. */
import { outline, taper, through, type Point } from "../geometry"
import { round, type Part } from "../part"
import { clip, cut, line, sheet } from "../paper"
import { hide, mix, shadowColour, type Tone } from "../palette"

interface FromAbove {
  kind: "doe" | "buck" | "kid" | "ewe" | "lamb"
  coat: Tone
  /** The head of another colour. */
  hood?: Tone
  /** White patches. */
  pied?: boolean
  /** Degrees clockwise that the animal is turned. */
  turn?: number
  /** Degrees the head turns against the body. */
  glance?: number
}

const mirrored = (points: readonly Point[]): Point[] => points.map(([x, y, corner]): Point => [x, -y, corner])

/** A goat or sheep lying on the paper like a seal; its shadow falls down the picture. */
export function fromAbove(options: FromAbove): Part {
  const { kind, coat, hood = coat, pied = false, turn = 0, glance = 0 } = options
  const woolly = kind === "ewe" || kind === "lamb"
  const small = kind === "kid" || kind === "lamb"
  const half: Point[] = woolly
    ? [
        [31, 0],
        [27, -9],
        [14, -14.5],
        [-4, -16],
        [-22, -15.5],
        [-32, -10],
      ]
    : [
        [33, 0],
        [26, -8],
        [16, -12],
        [0, -13.6],
        [-18, -13.4],
        [-31, -8.4],
      ]
  const body = outline(...half, [-35, 0], ...mirrored(half.slice(1)).reverse())
  const spine = taper(
    [
      [26, 0],
      [0, 0],
      [-32, 0],
    ],
    [6, 9, 5],
  )
  const patches = pied
    ? cut(outline([-12, -18], [2, -16], [6, -4], [-4, 5], [-16, -2]), hide.friesianWhite.base) +
      cut(outline([-34, 4], [-22, 2], [-18, 12], [-28, 20]), hide.friesianWhite.base)
    : ""
  const curls = woolly
    ? [
        [-20, -7],
        [-8, 6],
        [4, -7],
        [14, 5],
        [-22, 7],
        [-4, -2],
      ].map(([x = 0, y = 0]) =>
        line(
          through([
            [x - 3.6, y - 1],
            [x, y + 1.4],
            [x + 3.6, y - 1],
          ]),
          mix(coat.base, coat.shade, 0.5),
          0.9,
        ),
      )
    : []
  const tail = woolly
    ? cut(
        outline([-30, -6], [-40, -7], [-47, -3], [-49, 0], [-47, 3], [-40, 7], [-30, 6]),
        mix(coat.base, coat.light, 0.6),
      )
    : cut(outline([-31, -3], [-39, -3.4], [-44, 0], [-39, 3.4], [-31, 3]), mix(coat.base, coat.light, 0.35))
  const head = outline(
    [-4, 0],
    [-2, -5.6],
    [5, -6.4],
    [12, -4],
    [18, -3],
    [20, 0],
    [18, 3],
    [12, 4],
    [5, 6.4],
    [-2, 5.6],
  )
  const ear = (side: 1 | -1) =>
    cut(
      outline(
        [0, side * 4, "corner"],
        [-4, side * 11],
        [-4, side * 15, "corner"],
        [2, side * 11],
        [4, side * 5, "corner"],
      ),
      mix(hood.base, hood.shade, 0.35),
    )
  const horn = (side: 1 | -1) =>
    cut(
      taper(
        [
          [3, side * 2.4],
          [-4, side * 3.6],
          [-13, side * 6],
          [-20, side * 9.4],
        ],
        [4, 3.6, 2.4, 0.4],
      ),
      mix(hide.horn.shade, hide.hoof.light, 0.3),
    )
  const neck = taper(
    [
      [22, 0],
      [31, 0],
      [38, 0],
    ],
    [17, 13, 11],
  )
  const skull =
    ear(1) +
    ear(-1) +
    sheet(
      cut(head, hood.base) +
        clip(
          head,
          cut(outline([-4, -1.6], [8, -2], [20, -1.4], [20, 1.4], [8, 2], [-4, 1.6]), mix(hood.base, hood.light, 0.7)),
        ),
      "small",
    ) +
    (woolly || small ? "" : horn(1) + horn(-1))
  const scale = small ? 0.6 : 1
  // The shadow is thrown before the turn, so that it falls the same way under every animal.
  const angle = (turn * Math.PI) / 180
  const [sx, sy] = [
    round(4 * Math.cos(-angle) - 7 * Math.sin(-angle)),
    round(4 * Math.sin(-angle) + 7 * Math.cos(-angle)),
  ]
  const markup =
    `<g transform="translate(${sx} ${sy})" opacity="0.26">${cut(
      body +
        taper(
          [
            [22, 0],
            [38, 0],
            [55, 0],
          ],
          [15, 12, 7],
        ),
      shadowColour,
    )}</g>` +
    tail +
    sheet(cut(neck, hood.base), "small") +
    sheet(
      cut(body, mix(coat.base, coat.shade, 0.35)) +
        clip(
          body,
          cut(
            outline(
              ...half.map(([x, y]): Point => [x * 0.93, y * 0.74]),
              [-32, 0],
              ...mirrored(half.slice(1))
                .reverse()
                .map(([x, y]): Point => [x * 0.93, y * 0.74]),
            ),
            coat.base,
          ) +
            patches +
            (woolly ? curls.join("") : cut(spine, mix(coat.base, coat.light, 0.6))),
        ),
      "small",
    ) +
    `<g transform="translate(38 0) rotate(${glance})">${skull}</g>`
  const reach = 58 * scale
  const said: Record<FromAbove["kind"], string> = {
    doe: "a Mubende doe",
    buck: "a Mubende buck",
    kid: "a Mubende kid",
    ewe: "a fat-tailed ewe",
    lamb: "a fat-tailed lamb",
  }
  return {
    svg: `<g transform="rotate(${turn}) scale(${scale})">${markup}</g>`,
    box: { left: -reach, top: -reach, right: reach, bottom: reach },
    name: said[kind],
  }
}
