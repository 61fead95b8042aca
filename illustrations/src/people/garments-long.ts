/** Skirts, and what makes a gomesi: the sash and the pointed sleeves. Centimetres. */
import { mix, type Tone } from "../palette"
import { line, sheet } from "../paper"
import { onTrunk, spots, type Wear } from "./garments"
import { creases, lit } from "./lit"
import { d, glide, type Dot } from "./pen"
import type { Limbs } from "./skeleton"
import type { Spot } from "./types"

const unit = (from: Spot, to: Spot): [x: number, y: number] => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  return [(to.x - from.x) / length, (to.y - from.y) / length]
}

/**
 * Cloth round both legs from the waist down. `fall` runs from 0 at the hip over 1 at the knee to 2 at the ankle;
 * `flare` is how far the hem stands off the legs.
 */
export function skirtOutline(wear: Wear, fall: number, flare: number): string {
  const { near, far } = wear.bones
  const ahead = far.knee.x >= near.knee.x ? far : near
  const behind = ahead === far ? near : far
  const bend = Math.abs(ahead.knee.x - ahead.hip.x)
  const edge = (leg: Limbs, side: 1 | -1): Dot[] => {
    const [ux, uy] = unit(leg.hip, leg.knee)
    const [vx, vy] = unit(leg.knee, leg.ankle)
    const kneeX = ux + vx
    const kneeY = uy + vy
    const length = Math.hypot(kneeX, kneeY) || 1
    const dots: Dot[] = []
    const thighOff = bend < 20 ? 9.6 : 11.5
    dots.push([leg.hip.x + ux * 14 + uy * thighOff * side, leg.hip.y + uy * 14 - ux * thighOff * side])
    const kneeOff = side === 1 || bend < 20 ? 7.6 + flare * 0.45 : 5
    dots.push([leg.knee.x + (kneeY / length) * kneeOff * side, leg.knee.y - (kneeX / length) * kneeOff * side])
    if (fall > 1) {
      const share = fall - 1
      const off = 6 + flare * share
      dots.push([
        leg.knee.x + (leg.ankle.x - leg.knee.x) * share + vy * off * side,
        Math.min(-1.5, leg.knee.y + (leg.ankle.y - leg.knee.y) * share - vx * off * side),
        "corner",
      ])
    }
    return dots
  }
  const waist = wear.female ? 11.6 : 13
  const hip = wear.female ? 16.4 : 15
  const [backTop, frontTop] = [
    spots(wear, [
      [-waist, -14, "corner"],
      [-hip, 0],
    ]),
    spots(wear, [
      [waist, -14, "corner"],
      [hip - 1, -1],
    ]),
  ]
  const front = edge(ahead, 1)
  const back = edge(behind, -1)
  const hemFront = front.at(-1) ?? [0, 0]
  const hemBack = back.at(-1) ?? [0, 0]
  const sag: Dot[] = [
    [(hemFront[0] * 2 + hemBack[0]) / 3, Math.max(hemFront[1], hemBack[1]) + 1.4],
    [(hemFront[0] + hemBack[0] * 2) / 3, Math.max(hemFront[1], hemBack[1]) + 1.4],
  ]
  return glide([...frontTop, ...front, ...sag, ...back.reverse(), ...backTop.reverse()])
}

/** Folds that hang from the waist to the hem. */
export function skirtFolds(wear: Wear, tone: Tone, fall: number): string {
  const { near, far } = wear.bones
  const share = fall - 1
  const foldTo = (leg: Limbs, dx: number): Spot => ({
    x: leg.knee.x + (leg.ankle.x - leg.knee.x) * share + dx,
    y: leg.knee.y + (leg.ankle.y - leg.knee.y) * share,
  })
  const fold = (leg: Limbs, top: number, dx: number) => {
    const [x, y] = wear.bones.trunk(top, 4)
    const end = foldTo(leg, dx)
    return d`M${x} ${y}C${leg.knee.x + dx * 0.4 - 4} ${(y + leg.knee.y) / 2} ${leg.knee.x + dx * 0.7} ${leg.knee.y} ${end.x} ${end.y}`
  }
  return creases(fold(near, -7, -5) + fold(near, -1, 4) + fold(far, 6, 4), tone, 0.9)
}

const band = (wear: Wear, from: number, to: number, extra = 0.6): string =>
  onTrunk(wear, [
    [-(wear.female ? 12.6 : 13.6) - extra, from, "corner"],
    [0, from + 1.6],
    [(wear.female ? 12.4 : 13.4) + extra, from - 0.6, "corner"],
    [(wear.female ? 15 : 14.4) + extra, to - 0.6, "corner"],
    [0, to + 2],
    [-(wear.female ? 15.8 : 15) - extra, to, "corner"],
  ])

/** Broad sash of a gomesi with its knot and hanging end. */
export function sash(wear: Wear): string {
  const { second, light } = wear
  const bands = lit(
    band(wear, -15, -1),
    second,
    light,
    2.4,
    creases(
      onTrunk(
        wear,
        [
          [-16, -9],
          [0, -6.6],
          [16, -10],
        ],
        false,
      ) +
        onTrunk(
          wear,
          [
            [-16, -4.6],
            [0, -2],
            [16, -5.4],
          ],
          false,
        ),
      second,
      0.7,
    ),
  )
  const { x, y } = { x: wear.bones.trunk(5, -7)[0], y: wear.bones.trunk(5, -7)[1] }
  const low = Math.min(-24, y + 40)
  const end = d`M${x - 3} ${y}C${x - 4} ${y + 14} ${x - 2} ${low - 12} ${x - 4} ${low}L${x + 7} ${low + 1.4}C${x + 7} ${low - 14} ${x + 8} ${y + 12} ${x + 4} ${y}Z`
  const knot = d`M${x - 5} ${y - 3}C${x - 1} ${y - 7} ${x + 6} ${y - 6} ${x + 7} ${y - 1}C${x + 6} ${y + 5} ${x - 2} ${y + 6} ${x - 5} ${y + 2}Z`
  const seated = wear.bones.pelvis.y > -70
  return (
    sheet(bands, "detail") +
    sheet((seated ? "" : lit(end, second, light, 1.6)) + lit(knot, second, light, 1.4), "detail")
  )
}

/** The gomesi's sleeve, rising to a point above the shoulder and ending at the elbow. */
export function pointedSleeve(wear: Wear, limbs: Limbs, far: boolean): string {
  const { shoulder, elbow } = limbs
  const tone = far ? { ...wear.main, base: mix(wear.main.base, wear.main.shade, 0.4) } : wear.main
  const [ux, uy] = unit(shoulder, elbow)
  const side = far ? -1 : 1
  const at = (along: number, across: number): [number, number] => [
    shoulder.x + ux * along + uy * across * side,
    shoulder.y + uy * along - ux * across * side,
  ]
  const outline = glide([
    [...wear.bones.trunk((far ? 9 : -9) * wear.build, -48)],
    [...wear.bones.trunk((far ? 18.5 : -19.5) * wear.build, -53.5), "corner"],
    [...at(8, -10.5)],
    [...at(18, -9.4)],
    [...at(24, -7.8), "corner"],
    [...at(25.4, 0)],
    [...at(23, 7), "corner"],
    [...at(10, 7.5)],
  ])
  const [cx, cy] = at(23, -2)
  const [sx, sy] = wear.bones.trunk((far ? 17.5 : -18.5) * wear.build, -51)
  const hem = line(
    d`M${at(23.4, -8)[0]} ${at(23.4, -8)[1]}Q${at(25.4, 0)[0]} ${at(25.4, 0)[1]} ${at(22.4, 7.2)[0]} ${at(22.4, 7.2)[1]}`,
    mix(wear.second.light, "#FFFFFF", 0.15),
    2,
  )
  return sheet(
    lit(
      outline,
      tone,
      wear.light,
      2,
      wear.print + creases(d`M${sx} ${sy}Q${(sx + cx) / 2 - 3} ${(sy + cy) / 2} ${cx} ${cy}`, tone, 0.8) + hem,
    ),
    "detail",
  )
}
