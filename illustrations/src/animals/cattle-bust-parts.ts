/** What large heads of cattle share: coat, ringed horns, ears with their hair. Centimetres. */
import { moved, sides, taper, through, type Point } from "../geometry"
import { hide, mix, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { round } from "../part"

export interface BustOptions {
  breed?: "ankole" | "friesian"
  /** Calves have short faces, large eyes and no horns. */
  age?: "cow" | "bull" | "calf"
  coat?: Tone
  /** Length of the horns, centimetres; 0 for none. */
  horns?: number
  /** How far the lyre opens; 1 is the usual. */
  spread?: number
  /** White down the middle of an Ankole's face; Friesians always have it. */
  blaze?: boolean
  /** Colour of the horns. */
  horn?: Tone
  /** The head alone, for a body that has another pose. */
  bare?: boolean
  /** A calf's or cow's tongue licks its nose. */
  tongue?: boolean
  /** How far the nose points below the horizon, degrees, for a head in profile. */
  nose?: number
}

export const ink = "#1A0F0A"

/** The right half of an outline and its mirror image. */
export const mirrored = (half: readonly Point[]): Point[] => [
  ...half,
  ...half.map(([x, y, corner]): Point => [-x, y, corner]).reverse(),
]

/** The coat that a head has, and whether a blaze runs down it. */
export function coatOf({ breed, age, coat, blaze }: BustOptions): { tone: Tone; blaze: Tone | undefined } {
  const friesian = breed === "friesian"
  const tone = coat ?? (friesian ? hide.friesianBlack : age === "bull" ? hide.ankoleDark : hide.ankole)
  return { tone, blaze: friesian || blaze ? hide.friesianWhite : undefined }
}

/** A long horn along `points`, ringed towards its root, shaded on one side and dark at the tip. */
export function ringedHorn(points: readonly Point[], root: number, tone: Tone): string {
  const count = points.length
  const widths = points.map((_, index) => Math.max(0.4, root * (1 - (index / (count - 1)) ** 1.7)))
  const d = taper(points, widths)
  const shade = taper(
    points.map(([x, y], index): Point => [x + (widths[index] ?? 0) * 0.3, y + (widths[index] ?? 0) * 0.12]),
    widths.map((width) => width * 0.62),
  )
  const gleam = taper(
    points.map(([x, y], index): Point => [x - (widths[index] ?? 0) * 0.26, y - (widths[index] ?? 0) * 0.06]),
    widths.map((width) => width * 0.16),
  )
  const [left, right] = sides(points, widths)
  const rings = Array.from({ length: 7 }, (_, ring) => {
    const place = 0.14 + ring * 0.2
    const index = Math.min(count - 2, Math.floor(place))
    const along = (edge: Point[]): Point => {
      const [a, b] = [edge[index] ?? [0, 0], edge[index + 1] ?? [0, 0]]
      const share = place - index
      return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
    }
    const [from, to] = [along(left), along(right)]
    const bulge: Point = [
      (from[0] + to[0]) / 2 + (to[1] - from[1]) * 0.16,
      (from[1] + to[1]) / 2 - (to[0] - from[0]) * 0.16,
    ]
    return through([from, bulge, to])
  })
  const tip = points.at(-1) ?? [0, 0]
  return sheet(
    cut(d, tone.light) +
      clip(
        d,
        cut(shade, tone.base) +
          cut(gleam, "#FFFFFF") +
          line(rings.join(""), mix(tone.base, tone.shade, 0.75), root * 0.055) +
          `<circle cx="${round(tip[0])}" cy="${round(tip[1])}" r="${round(root * 1.3)}" fill="${tone.shade}"/>` +
          `<circle cx="${round(tip[0])}" cy="${round(tip[1])}" r="${round(root * 0.72)}" fill="${mix(tone.shade, ink, 0.6)}"/>`,
      ),
    "small",
  )
}

/** A large ear from its root; `degrees` 0 points left. Hair hangs from its lower edge. */
export function bustEar(root: Point, length: number, degrees: number, tone: Tone, flip = false): string {
  const set = (points: readonly Point[]) =>
    moved(
      points.map(([x, y, corner]): Point => [x, flip ? -y : y, corner]),
      root,
      degrees,
      length / 22,
    )
  const shape = through(
    set([
      [1, -4, "corner"],
      [-8, -7.6],
      [-17, -5.6],
      [-23, 0.6, "corner"],
      [-16, 5.4],
      [-7, 6],
      [1, 4, "corner"],
    ]),
    true,
  )
  const inner = through(
    set([
      [-0.5, -1.4, "corner"],
      [-8, -4],
      [-15, -2.6],
      [-20.6, 0.8, "corner"],
      [-14, 3.2],
      [-6, 3.4],
    ]),
    true,
  )
  const hairs = (
    [
      [1, -2.6, -9, -4.2, -17, -2],
      [1, -0.6, -9, -1, -15.4, 1],
      [1, 1.4, -8, 1.8, -13.6, 3.6],
      [0, 3, -6, 4.2, -10.4, 6.2],
    ] as const
  )
    .map(([fromX, fromY, x, y, toX, toY], index) =>
      cut(
        taper(
          set([
            [fromX, fromY],
            [x, y],
            [toX, toY],
          ]),
          [2.6, 2.1, 0.2].map((width) => (width * length) / 22),
        ),
        mix(tone.light, "#FFF3DC", index % 2 === 0 ? 0.34 : 0.16),
      ),
    )
    .join("")
  return sheet(cut(shape, tone.base) + cut(inner, mix(tone.shade, hide.pink.base, 0.45)) + clip(shape, hairs), "small")
}
