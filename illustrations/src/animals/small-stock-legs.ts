/** The legs of goats and sheep: standing, swung freely, or folded under an animal that lies. */
import { outline, taper, type Point } from "../geometry"
import { clip, cut, sheet } from "../paper"
import { mix, type Tone } from "../palette"
import { leg, type LegShape } from "./limbs"
import type { Build, LegPose } from "./small-stock-frame"

/** A leg under the trunk; `dx` moves it along the body. */
export function limb(shape: LegShape, dx: number, coat: Tone, pose: LegPose, away: boolean): string {
  const moved: LegShape = { ...shape, joints: shape.joints.map(([x, y]): Point => [x + dx, y]) }
  if (!pose.free) return leg(moved, coat, pose, away, "small")
  const [x, y] = moved.joints[0] ?? [0, 0]
  return `<g transform="rotate(${-pose.swing} ${x} ${y})">${leg(moved, coat, { swing: 0, bend: pose.bend }, away, "small")}</g>`
}

const hoofTone = "#33241C"

/** The folded near legs of an animal that lies: a foreleg tucked under the chest, the haunch with its hock forward. */
export function folded(build: Build, coat: Tone, drop: number): string {
  const [shoulderX] = build.fore.joints[0] ?? [0, 0]
  const [hipX, hipY] = build.hind.joints[0] ?? [0, 0]
  const thick = (build.fore.widths[0] ?? 12) / 13
  const y = (up: number) => -drop - up
  const x = shoulderX - 1
  const foreleg =
    cut(
      taper(
        [
          [x, y(22)],
          [x + 5, y(12)],
          [x + 14 * thick, y(5)],
        ],
        [15 * thick, 11 * thick, 7.4 * thick],
      ),
      coat.base,
    ) +
    cut(outline([x - 8, y(5.4), "corner"], [x - 2, y(5)], [x - 2, y(0), "corner"], [x - 9, y(0), "corner"]), hoofTone) +
    cut(
      taper(
        [
          [x + 15 * thick, y(4.4)],
          [x + 6, y(2.8)],
          [x - 3, y(2.4)],
        ],
        [7.4 * thick, 5 * thick, 4.8 * thick],
      ),
      mix(coat.base, coat.light, 0.3),
    )
  const reach = -hipY - drop
  const haunch = outline(
    [hipX - 13, y(reach * 0.42)],
    [hipX - 8, y(reach * 0.86)],
    [hipX + 4, y(reach * 0.94)],
    [hipX + 15, y(reach * 0.58)],
    [hipX + 17, y(reach * 0.24)],
    [hipX + 6, y(1.4)],
    [hipX - 9, y(3)],
  )
  const shank =
    cut(
      outline(
        [hipX + 24, y(5), "corner"],
        [hipX + 29, y(4.4), "corner"],
        [hipX + 32, y(0), "corner"],
        [hipX + 24, y(0), "corner"],
      ),
      hoofTone,
    ) +
    cut(
      taper(
        [
          [hipX - 6, y(4.4)],
          [hipX + 8, y(3)],
          [hipX + 25, y(2.6)],
        ],
        [9 * thick, 6 * thick, 4.8 * thick],
      ),
      coat.base,
    )
  return (
    sheet(foreleg, "small") +
    sheet(
      cut(haunch, mix(coat.base, coat.light, 0.22)) +
        clip(
          haunch,
          cut(
            outline([hipX - 20, y(-2)], [hipX - 12, y(9)], [hipX + 6, y(8)], [hipX + 20, y(10)], [hipX + 20, y(-4)]),
            mix(coat.base, coat.shade, 0.5),
          ),
        ),
      "small",
    ) +
    sheet(shank, "fine")
  )
}
