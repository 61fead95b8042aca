/** The head of a goat that looks at us: for figures at a distance and for portraits that fill the frame. */
import { between, moved, outline, oval, sides, taper, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"

export interface GoatFrontLook {
  coat: Tone
  /** Along the curve, in centimetres; 0 for kids and polled goats. */
  horns?: number
  bearded?: boolean
  /** A white blaze from the forehead to the nose. */
  blaze?: boolean
  /** Degrees the head leans. */
  tilt?: number
  size?: number
  /** Ears of lop-eared breeds hang; the others stand out sideways. */
  ears?: "out" | "lop"
}

/** Head, horns, ears and beard; the poll is at (x, y) and the face hangs 26 cm below it. */
export function goatFront(look: GoatFrontLook, [x, y]: Point): string {
  const { coat, horns = 16, bearded = false, blaze = false, tilt = 0, size = 1, ears = "out" } = look
  const face = outline(
    [-7, -2.4],
    [0, -5],
    [7, -2.4],
    [8.6, 4],
    [7.6, 9.6],
    [5.8, 15],
    [5, 19.6],
    [4.9, 22.6],
    [3, 25.4],
    [0, 26.2],
    [-3, 25.4],
    [-4.9, 22.6],
    [-5, 19.6],
    [-5.8, 15],
    [-7.6, 9.6],
    [-8.6, 4],
  )
  const shadeSide = outline([1.4, -6], [3, 4], [2.2, 12], [2.8, 20], [1.4, 28], [12, 28], [14, 0])
  const ear = (side: 1 | -1) => {
    const lop = ears === "lop"
    const points: Point[] = [
      [6.4, -1, "corner"],
      [11, -2.6],
      [17, -0.6],
      [20.4, 4, "corner"],
      [14, 4.6],
      [8.6, 3.6],
      [6.6, 2.6, "corner"],
    ]
    const inner: Point[] = [
      [8.6, 0.6],
      [12, -0.6],
      [18, 3],
      [13, 3],
    ]
    const turned = (shape: readonly Point[]) =>
      moved(
        moved(shape, [0, 0], lop ? 52 : 4, lop ? 1.06 : 1),
        [lop ? 3.4 * side : 0, lop ? -4.6 : 0],
        0,
        1,
        side === -1,
      )
    return sheet(
      cut(
        through(turned(points), true),
        side === 1 ? mix(coat.base, coat.shade, 0.4) : mix(coat.base, coat.light, 0.3),
      ) + cut(through(turned(inner), true), mix(hide.pink.shade, coat.shade, 0.45)),
      "small",
    )
  }
  const horn = (side: 1 | -1) => {
    const spine: Point[] = [
      [side * 3, -2],
      [side * 4.4, -2 - horns * 0.42],
      [side * (6.4 + horns * 0.1), -2 - horns * 0.8],
      [side * (8 + horns * 0.34), -2 - horns * 1.02],
    ]
    const widths = [5.4, 4.4, 3, 0.5]
    const d = taper(spine, widths)
    const tone = hide.horn
    const [left, right] = sides(spine, widths)
    const across = (edge: readonly Point[], share: number): Point => {
      const step = Math.min(2, Math.floor(share * 3))
      return between(edge[step] ?? [0, 0], edge[step + 1] ?? [0, 0], share * 3 - step)
    }
    const rings = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7].map((share) => {
      const [a, b] = [across(left, share), across(right, share)]
      const [mx, my] = between(a, b, 0.5)
      return line(through([a, [mx, my - 1], b]), mix(tone.shade, hide.hoof.light, 0.6), 0.5)
    })
    const shaded = taper(
      spine.map(([hx, hy], index): Point => [hx + (widths[index] ?? 0) * 0.36, hy]),
      widths.map((width) => width * 0.44),
    )
    return sheet(
      cut(d, mix(tone.shade, hide.hoof.light, side === 1 ? 0.34 : 0.14)) +
        clip(
          d,
          cut(shaded, mix(tone.shade, hide.hoof.light, 0.52)) +
            rings.join("") +
            cut(oval(side * (9 + horns * 0.34), -4 - horns * 1.02, 3.4, horns * 0.26), hide.hoof.light),
        ),
      "fine",
    )
  }
  const eye = (side: 1 | -1) => {
    const lid = outline(
      [side * 3.7, 6],
      [side * 5, 3.5],
      [side * 7, 3.7],
      [side * 7.9, 5.8],
      [side * 6.6, 7.4],
      [side * 4.8, 7.2],
    )
    return (
      cut(
        outline([side * 2.6, 7], [side * 4.4, 2], [side * 7.6, 2.2], [side * 9, 6], [side * 7, 9], [side * 4.2, 8.8]),
        mix(coat.base, coat.light, 0.4),
      ) +
      cut(lid, mix(coat.shade, "#120A08", 0.6)) +
      cut(oval(side * 5.8, 5.6, 1.55, 1.35), "#DBA644") +
      cut(oval(side * 5.8, 5.6, 1.2, 0.5), "#17100C") +
      `<circle cx="${side * 5.8 - 0.5}" cy="4.9" r="0.32" fill="#FFF6DC"/>` +
      line(
        through([
          [side * 3.2, 4.4],
          [side * 5, 2.7],
          [side * 7.4, 2.9],
          [side * 8.6, 4.6],
        ]),
        mix(coat.shade, "#120A08", 0.4),
        0.5,
      )
    )
  }
  const stripe = blaze
    ? cut(
        outline(
          [-1.4, -5],
          [1.4, -5],
          [2.2, 4],
          [2, 12],
          [4.4, 18],
          [4.8, 27],
          [-4.8, 27],
          [-4.4, 18],
          [-2, 12],
          [-2.2, 4],
        ),
        hide.friesianWhite.base,
      )
    : cut(outline([-2.4, -2], [2, -2], [2.4, 8], [1.8, 16], [-1.8, 16], [-2.6, 8]), mix(coat.base, coat.light, 0.45))
  const nosePaper = blaze ? hide.pink.base : mix(coat.shade, "#120A08", 0.3)
  const muzzle =
    cut(outline([-3, 20.4], [0, 19.4], [3, 20.4], [2.2, 23], [0, 24], [-2.2, 23]), nosePaper) +
    cut(oval(-1.9, 21.6, 0.95, 0.5, 38) + oval(1.9, 21.6, 0.95, 0.5, -38), "#120A08") +
    line("M0 23.4V24.4M-3 24.6C-1.6 25.4 -.6 24.9 0 24.4C.6 24.9 1.6 25.4 3 24.6", "#120A08", 0.45)
  const cheeks = ([1, -1] as const)
    .map((side) =>
      line(
        [10.4, 12.4, 14.4].map((down) => `M${side * 6} ${down}l${side * -1.2} 1.6`).join("") +
          [9.6, 11.6].map((down) => `M${side * 3.9} ${down}l${side * -0.6} 1.6`).join(""),
        mix(coat.base, coat.shade, 0.6),
        0.4,
      ),
    )
    .join("")
  const forelock = sheet(
    cut(
      through(
        [
          [-4.4, -4, "corner"],
          [0, -6.4],
          [4.4, -4, "corner"],
          [3.4, 0.4],
          [2.2, -0.4, "corner"],
          [0.6, 3, "corner"],
          [-1, -0.2, "corner"],
          [-3, 1.6, "corner"],
        ],
        true,
      ),
      mix(coat.base, coat.light, 0.5),
    ),
    "fine",
  )
  const beard = bearded
    ? cut(
        through(
          [
            [-2.8, 24, "corner"],
            [-2.6, 29],
            [-0.4, 36, "corner"],
            [2.4, 29],
            [2.8, 24, "corner"],
          ],
          true,
        ),
        mix(coat.base, coat.shade, 0.3),
      )
    : ""
  const markup =
    (horns > 0 ? horn(-1) + horn(1) : "") +
    ear(-1) +
    ear(1) +
    beard +
    sheet(
      cut(face, coat.base) +
        clip(face, stripe + `<g opacity="0.42">${cut(shadeSide, coat.shade)}</g>` + cheeks + eye(-1) + eye(1) + muzzle),
      "small",
    ) +
    forelock
  return `<g transform="translate(${x} ${y}) rotate(${tilt}) scale(${size})">${markup}</g>`
}
