/** Eggs, fruit and leaves heaped in crates and baskets. */
import { moved, oval, taper, through, type Point } from "../geometry"
import { round } from "../part"
import { cloth, hide, leaf, type Tone } from "../palette"
import { cut, line, sheet } from "../paper"
import { repeat } from "./shapes"

/** What fills a crate or a basket. */
export type Filling = "none" | "eggs" | "bananas" | "tomatoes" | "greens"

/** Rounded goods heaped between x = ±`half` on the line y = `base`. */
export function heap(filling: Filling, half: number, base: number): string {
  if (filling === "none") return ""
  if (filling === "bananas") return sheets(3, half, (x, index) => matooke(x, base, index))
  if (filling === "greens") return sheets(5, half, (x, index) => kale(x, base, index))
  const tone = filling === "eggs" ? { light: "#EBC096", base: "#D49F70", shade: "#AE7A4F" } : cloth.clay
  const radius = filling === "eggs" ? 3.6 : 5
  const counts = [0, 1, 2].map((row) => Math.max(1, Math.round((half * 1.7) / (radius * 2)) - row))
  return counts
    .map((count, row) => {
      const fruits = repeat(count, (index) => {
        const x = (index - (count - 1) / 2) * radius * 1.9
        const y = base - radius * 0.5 - row * radius * 0.95
        return rounded(x, y, radius, (index * 2 + row) % 5 === 0 && filling === "eggs" ? hide.henCream : tone)
      })
      return sheet(fruits, "fine")
    })
    .reverse()
    .join("")
}

/** Bunches spread evenly over the mouth of a crate or basket, each its own sheet. */
const sheets = (count: number, half: number, draw: (x: number, index: number) => string): string =>
  repeat(count, (index) => sheet(draw(-half * 0.66 + (index * half * 1.32) / (count - 1), index), "fine"))

/** A hand of green cooking bananas, fingers up. */
function matooke(x: number, base: number, index: number): string {
  const { banana, dry } = leaf
  const high = base - (index % 2) * 3
  return repeat(4, (finger) => {
    const lean = (finger - 1.5) * 5.4
    const fill = [banana.light, banana.base, "#B9C25E", banana.shade][finger] ?? banana.base
    const spine: Point[] = [
      [x + lean * 0.5, base + 2],
      [x + lean * 1.02, high - 8],
      [x + lean * 1.05, high - 15],
      [x + lean * 0.86, high - 19],
    ]
    return cut(taper(spine, [5, 6.4, 5.2, 1.8]), fill) + cut(oval(x + lean * 0.86, high - 19, 1, 1.2), dry.shade)
  })
}

/** A leaf of kale with a ruffled edge and pale ribs. */
function kale(x: number, base: number, index: number): string {
  const { banana, acacia } = leaf
  const size = 0.8 + (index % 2) * 0.16
  const degrees = (index - 2) * 9
  const ruffled = moved(
    [
      [0, 4],
      [-4.5, 0],
      [-4, -4],
      [-7.5, -6.5],
      [-5.5, -10.5],
      [-8, -14.5],
      [-4.5, -17.5],
      [-4, -21.5],
      [0, -22.5],
      [4, -21.5],
      [4.5, -17.5],
      [8, -14.5],
      [5.5, -10.5],
      [7.5, -6.5],
      [4, -4],
      [4.5, 0],
    ],
    [x, base],
    degrees,
    size,
  )
  const rib = (points: Point[]) => through(moved(points, [x, base], degrees, size))
  const ribs =
    rib([
      [0, 4],
      [0, -8],
      [0, -18],
    ]) +
    rib([
      [0, -5],
      [-2.5, -8],
      [-4, -9],
    ]) +
    rib([
      [0, -5],
      [2.5, -8],
      [4, -9],
    ]) +
    rib([
      [0, -11],
      [-2, -13.5],
      [-4, -14.5],
    ]) +
    rib([
      [0, -11],
      [2, -13.5],
      [4, -14.5],
    ])
  return (
    cut(through(ruffled, true), [banana.shade, acacia.light, banana.base][index % 3] ?? banana.base) +
    line(ribs, banana.light, 0.8)
  )
}

/** One egg or fruit: its round, the light on its left shoulder and the shade along its right side. */
function rounded(x: number, y: number, radius: number, tone: Tone): string {
  const at = (dx: number, dy: number) => `${round(x + dx * radius)} ${round(y + dy * radius)}`
  return (
    cut(oval(x, y, radius, radius * 1.08), tone.base) +
    cut(
      `M${at(0.35, -1)}C${at(1.25, -0.6)} ${at(1.25, 0.8)} ${at(0.2, 1.07)}C${at(0.75, 0.5)} ${at(0.8, -0.4)} ${at(0.35, -1)}Z`,
      tone.shade,
    ) +
    cut(oval(x - radius * 0.35, y - radius * 0.45, radius * 0.25, radius * 0.32, 25), tone.light)
  )
}
