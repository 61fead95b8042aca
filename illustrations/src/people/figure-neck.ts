/** The neck of a figure, which slopes into the shoulders under the cloth. Centimetres. */
import { clip, cut, sheet } from "../paper"
import { jawShadow, spots, type Wear } from "./garments"
import { lit } from "./lit"
import { glide, type Dot } from "./pen"

/** Neck and the slope of the shoulders, which show above the cloth. `half` is half the neck's width. */
function neckOutline(wear: Wear, half: number): string {
  const { neck, head } = wear.bones
  const [dx, dy] = [head.x - neck.x, head.y - neck.y]
  const length = Math.hypot(dx, dy) || 1
  const on = (along: number, across: number, corner?: "corner"): Dot => [
    neck.x + dx * along - (dy / length) * across,
    neck.y + dy * along + (dx / length) * across,
    corner,
  ]
  const near = spots(wear, [
    [-8, -43, "corner"],
    [-11, -48, "corner"],
    [-8.6, -50.3],
    [-6.6, -51.9],
  ])
  const far = spots(wear, [
    [6.8, -51.9],
    [8.6, -50.3],
    [10.4, -48, "corner"],
    [8, -43, "corner"],
  ])
  return glide([
    ...near,
    on(0.3, -half * 1.06),
    on(0.55, -half * 0.97),
    on(0.92, -half, "corner"),
    on(0.92, half, "corner"),
    on(0.55, half * 0.97),
    on(0.3, half * 1.06),
    ...far,
  ])
}

export function neck(wear: Wear, half: number): string {
  const outline = neckOutline(wear, half)
  return sheet(
    cut(outline, wear.skin.base) + lit(outline, wear.skin, wear.light, 1.4, clip(outline, jawShadow(wear))),
    "small",
  )
}
