/** Legs, tails and horns: what four-footed animals share. */
import { taper, through, type Point } from "../geometry"
import { clip, cut, sheet, type Shadow } from "../paper"
import { mix, type Tone } from "../palette"

/** How far a leg swings: degrees at the shoulder or hip (forwards is positive) and the bend of the joint below. */
export interface Stride {
  swing: number
  bend: number
}

export const standing: Stride = { swing: 0, bend: 0 }

/** The joints of a leg from its root to the coronet, and how thick the leg is at each. */
export interface LegShape {
  joints: readonly Point[]
  widths: readonly number[]
  /** The joint (index) around which the lower leg bends: knee or hock. */
  hinge: number
  hoof: { length: number; height: number }
}

/** The same leg, `dx` centimetres farther forward. */
export const shifted = (shape: LegShape, dx: number): LegShape => ({
  ...shape,
  joints: shape.joints.map(([x, y]): Point => [x + dx, y]),
})

const turn = ([x, y]: Point, [cx, cy]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180
  const dx = x - cx
  const dy = y - cy
  return [cx + dx * Math.cos(angle) - dy * Math.sin(angle), cy + dx * Math.sin(angle) + dy * Math.cos(angle)]
}

/** Stretches a swung leg a little, so that its foot is on the ground again unless the leg is bent. */
function reachingDown(turned: Point[], joints: readonly Point[]): Point[] {
  const [top, bottom, wanted] = [turned[0]?.[1] ?? 0, turned.at(-1)?.[1] ?? 0, joints.at(-1)?.[1] ?? 0]
  const stretch = (wanted - top) / (bottom - top || 1)
  return turned.map(([x, y]): Point => [x, top + (y - top) * stretch])
}

/** A leg with its hoof, as one sheet. `away` draws it as the leg on the far side: darker and without its own shadow. */
export function leg(shape: LegShape, tone: Tone, stride: Stride, away: boolean, shadow: Shadow = "detail"): string {
  const [root] = shape.joints
  const hinge = shape.joints[shape.hinge]
  if (!root || !hinge) throw new Error("A leg needs a root and a hinge")
  const straight = reachingDown(
    shape.joints.map((joint) => turn(joint, root, -stride.swing)),
    shape.joints,
  )
  const knee = straight[shape.hinge] ?? hinge
  const swung = straight.map((joint, index) => (index > shape.hinge ? turn(joint, knee, stride.bend) : joint))
  const coronet = swung.at(-1)
  const above = swung.at(-2)
  if (!coronet || !above) throw new Error("A leg needs a lower end")
  const d = taper(swung, shape.widths)
  const tilt = (Math.atan2(coronet[0] - above[0], coronet[1] - above[1]) * 180) / Math.PI
  const { length, height } = shape.hoof
  const lifted = coronet[1] + height < -1
  const place = (x: number, y: number): Point =>
    turn([coronet[0] + x, coronet[1] + y, "corner"], coronet, lifted ? -tilt * 0.8 : 0)
  const hoof = through(
    [
      place(-length * 0.42, -height * 0.3),
      place(length * 0.4, -height * 0.25),
      place(length * 0.72, height),
      place(-length * 0.46, height),
    ].map(([x, y]): Point => [x, y, "corner"]),
    true,
  )
  const fill = away ? mix(tone.shade, "#1B0F08", 0.12) : tone.base
  const shaded = away
    ? ""
    : clip(
        d,
        cut(
          taper(
            swung.map(([x, y], index): Point => [x - (shape.widths[index] ?? 0) * 0.42, y]),
            shape.widths.map((width, index) => (index === 0 ? 0 : width * 0.62)),
          ),
          mix(tone.base, tone.shade, 0.6),
        ),
      )
  const markup = cut(hoof, away ? "#1E140F" : "#33241C") + cut(d, fill) + shaded
  return away ? markup : sheet(markup, shadow)
}

/** A horn with its shaded underside and a darker tip. */
export function horn(points: readonly Point[], widths: readonly number[], tone: Tone): string {
  const d = taper(points, widths)
  const inner = taper(
    points.map(([x, y], index): Point => [x + (widths[index] ?? 0) * 0.34, y + (widths[index] ?? 0) * 0.16]),
    widths.map((width) => width * 0.62),
  )
  const tip = points.at(-1) ?? [0, 0]
  const tipSize = (widths[0] ?? 8) * 1.05
  return (
    cut(d, tone.light) +
    clip(d, cut(inner, tone.base) + `<circle cx="${tip[0]}" cy="${tip[1]}" r="${tipSize}" fill="${tone.shade}"/>`)
  )
}

/** A tail with its tuft hanging from (x, y). `swish` moves its end sideways, in centimetres. */
export function tail(root: Point, length: number, tone: Tone, swish = 0): string {
  const [x, y] = root
  const end: Point = [x - 10 + swish, y + length]
  const cord = taper([[x + 4, y - 1], [x - 6, y + 6], [x - 10 + swish * 0.2, y + length * 0.45], end], [7, 6, 4, 3])
  const tuft = taper(
    [
      [end[0], end[1] - length * 0.1],
      [end[0] - 1 + swish * 0.2, end[1] + length * 0.16],
      [end[0] + 1 + swish * 0.4, end[1] + length * 0.42],
    ],
    [3.4, 9, 0.6],
  )
  return cut(cord, tone.base) + cut(tuft, tone.shade)
}

/** A tail thrown up behind in high spirits, its tuft falling over backwards. */
export function raisedTail(root: Point, length: number, tone: Tone): string {
  const [x, y] = root
  const top: Point = [x - length * 0.34, y - length * 0.62]
  const cord = taper(
    [[x + 4, y + 2], [x - length * 0.1, y - length * 0.3], top, [top[0] - length * 0.16, top[1] - 1]],
    [8, 6, 4.4, 3.4],
  )
  const tuft = taper(
    [
      [top[0] - length * 0.1, top[1] - 2],
      [top[0] - length * 0.3, top[1] + length * 0.06],
      [top[0] - length * 0.42, top[1] + length * 0.28],
    ],
    [3.4, 10, 0.6],
  )
  return cut(cord, tone.base) + cut(tuft, tone.shade)
}
