/** The rounded granite of a kopje. Everything in pixels of the picture. */
import { oval, through, type Point } from "./geometry"
import { mix } from "./palette"
import { clip, cut, line, sheet } from "./paper"
import type { Random } from "./random"

export interface Boulder {
  /** Middle of its foot. */
  x: number
  y: number
  width: number
  height: number
  colour: string
  /** Where the top lies, from -1 (left) to 1 (right). */
  lean?: number
  /** The side that the light falls on. */
  lit?: 1 | -1
}

/** One boulder with a lit crown, a shaded flank, a crack and lichen. Its top is flat enough to stand on. */
export function boulder(random: Random, { x, y, width, height, colour, lean = 0, lit = -1 }: Boulder): string {
  const half = width / 2
  const top = x + lean * half * 0.5
  const points: Point[] = [
    [x - half, y + 6],
    [x - half * 1.02, y - height * random.between(0.3, 0.42)],
    [top - half * 0.7, y - height * random.between(0.82, 0.9)],
    [top - half * 0.3, y - height],
    [top + half * 0.34, y - height],
    [top + half * 0.74, y - height * random.between(0.8, 0.88)],
    [x + half * 1.02, y - height * random.between(0.3, 0.4)],
    [x + half, y + 6],
  ]
  const d = through(points, true)
  const shifted = (dx: number, dy: number) =>
    through(
      points.map(([px, py]): Point => [px + dx, py + dy]),
      true,
    )
  const flank = through(
    [
      [x - lit * half * 0.1, y - height * 1.1],
      [x - lit * half * 0.34, y - height * 0.72],
      [x - lit * half * 0.16, y - height * 0.4],
      [x - lit * half * 0.4, y + 20, "corner"],
      [x - lit * half * 1.4, y + 20, "corner"],
      [x - lit * half * 1.4, y - height * 1.1, "corner"],
    ],
    true,
  )
  const crack = through([
    [x + lit * half * 0.5, y - height * 0.92],
    [x + lit * half * 0.36, y - height * 0.62],
    [x + lit * half * 0.46, y - height * 0.44],
    [x + lit * half * 0.3, y - height * 0.2],
  ])
  const lichen = Array.from({ length: 4 }, () =>
    cut(
      oval(
        x + random.between(-0.7, 0.7) * half,
        y - height * random.between(0.2, 0.8),
        width * random.between(0.03, 0.07),
        height * random.between(0.015, 0.035),
        8,
      ),
      mix(colour, "#F2DCA0", 0.28),
    ),
  ).join("")
  return sheet(
    cut(d, mix(colour, "#FFEBC0", 0.36)) +
      clip(
        d,
        cut(shifted(-lit * width * 0.02, height * 0.07), colour) +
          `<path d="${flank}" fill="#1B0F08" fill-opacity="0.2"/>` +
          lichen +
          line(crack, mix(colour, "#1B0F08", 0.36), Math.max(2, width * 0.008)),
      ),
    "land",
  )
}
