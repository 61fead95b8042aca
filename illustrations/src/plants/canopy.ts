/** The crown of a tree so near that only its lower edge hangs into the picture. Pixels. */
import { through, type Point } from "../geometry"
import { cut, sheet } from "../paper"
import { round } from "../part"
import type { Random } from "../random"

interface Canopy {
  /** Where the leaves begin and end; inside the picture they begin in a curve that comes down from its top. */
  from: number
  to: number
  /** The height of the edge, and how far its scallops rise and fall. */
  y: number
  swell: number
  colour: string
  /** Where the trunk stands; the leaves hang lowest there. */
  trunkAt: number
  /** How far one scallop is from the next. */
  step?: number
}

/** One sheet of leaves along the top of the picture; lay three over one another, the lowest first. */
export function canopy(random: Random, { from, to, y, swell, colour, trunkAt, step: wish = 58 }: Canopy): string {
  const count = Math.round((to - from) / wish)
  const step = (to - from) / count
  const edge: Point[] = Array.from({ length: count + 1 }, (_, index): Point => [
    round(from + (index + random.between(-0.3, 0.3)) * step),
    round(
      y +
        (index % 2 === 0 ? -swell : swell) * random.between(0.1, 1.1) -
        (from > 0 ? Math.max(0, 3 - index) * 34 : 0) -
        Math.abs(index - (trunkAt - from) / step) * swell * 0.12,
    ),
  ])
  return sheet(cut(`${through([[from, -60, "corner"], ...edge, [to, -60, "corner"]])}Z`, colour), "land")
}
