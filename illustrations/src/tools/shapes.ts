/** Straight cuts and small repeated shapes that goods, tools and buildings share. Lengths in centimetres. */
import { round } from "../part"
import { groundShadow } from "../paper"

/** Path data of an upright rectangle from its left bottom corner: `height` goes up. */
export const block = (left: number, bottom: number, width: number, height: number, radius = 0): string => {
  const r = Math.min(radius, width / 2, height / 2)
  const top = bottom - height
  const right = left + width
  if (r === 0) return `M${round(left)} ${round(bottom)}V${round(top)}H${round(right)}V${round(bottom)}Z`
  return `M${round(left + r)} ${round(bottom)}Q${round(left)} ${round(bottom)} ${round(left)} ${round(bottom - r)}V${round(top + r)}Q${round(left)} ${round(top)} ${round(left + r)} ${round(top)}H${round(right - r)}Q${round(right)} ${round(top)} ${round(right)} ${round(top + r)}V${round(bottom - r)}Q${round(right)} ${round(bottom)} ${round(right - r)} ${round(bottom)}Z`
}

/** Path data of a straight bar between two points, `width` thick: a leg, a strut, a pole. */
export const bar = (
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  width: number,
  endWidth = width,
): string => {
  const length = Math.hypot(toX - fromX, toY - fromY) || 1
  const nx = -(toY - fromY) / length / 2
  const ny = (toX - fromX) / length / 2
  const corner = (x: number, y: number, w: number, side: 1 | -1) =>
    `${round(x + nx * w * side)} ${round(y + ny * w * side)}`
  return `M${corner(fromX, fromY, width, 1)}L${corner(toX, toY, endWidth, 1)}L${corner(toX, toY, endWidth, -1)}L${corner(fromX, fromY, width, -1)}Z`
}

/** Path data of a polygon. */
export const polygon = (...points: (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`

/** Path data of a circle; with `hole` a ring (even-odd is not needed: the inner circle runs the other way). */
export const circle = (x: number, y: number, radius: number, hole = 0): string => {
  const ring = (r: number, sweep: 0 | 1) =>
    `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 ${sweep} ${round(r * 2)} 0a${r} ${r} 0 1 ${sweep} ${round(-r * 2)} 0Z`
  return hole > 0 ? ring(radius, 1) + ring(hole, 0) : ring(radius, 1)
}

/** Numbers 0 … count − 1 turned into markup. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join("")

/** Set `standing: false` for a thing that somebody holds or that lies on another: it throws no shadow on the ground. */
export interface Standing {
  standing?: boolean
}

/** The flat shadow under a thing that stands on the ground; nothing when it does not. */
export const footing = ({ standing = true }: Standing, halfWidth: number, x = 0): string =>
  standing ? groundShadow(x, halfWidth, Math.max(1.2, halfWidth * 0.09)) : ""
