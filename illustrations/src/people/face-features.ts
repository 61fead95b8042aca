/** Eyes, nose, mouth and what years leave: the features of face.ts, in the same millimetres. */
import { mix } from "../palette"
import { clip, cut, line } from "../paper"
import type { FaceOptions } from "./face-measures"
import { eyeWhite, iris, mouthInside, pupil, tooth } from "./palette"
import { d } from "./pen"

/** x of the line through brows, nose and chin: the face is turned by this much. */
export const turn = 15

export function eyes(options: FaceOptions): string {
  return eye(options, turn - 38, 1, -1) + eye(options, turn + 33, 0.86, 1)
}

/** One eye and its brow. `out` is the side of the outer corner: -1 left, 1 right. */
function eye(options: FaceOptions, x: number, size: number, out: -1 | 1): string {
  const {
    skin,
    eyes: open = 1,
    brows = 1,
    arch = 0,
    soft = 0,
    age = 0,
    lashes = false,
    smile = 0,
    browTone = "#1C1210",
  } = options
  const half = 18.5 * size
  const up = 9.2 * open
  const low = (7 - smile * 1.4) * open
  const X = (dx: number) => x + dx * half * out
  // From the outer corner (1) to the inner corner (-1), which lies a little lower.
  const almond = d`M${X(1)} ${1 - 1.5}C${X(0.55)} ${-up * 1.08} ${X(-0.4)} ${-up * 1.2} ${X(-1)} ${4}C${X(-0.55)} ${low + 3} ${X(0.4)} ${low + 2.6} ${X(1)} ${-0.5}Z`
  const socket = d`M${X(1.3)} ${2}C${X(1)} ${-18} ${X(-0.4)} ${-24} ${X(-1.18)} ${-6}C${X(-1.2)} ${4} ${X(-1)} ${9} ${X(-0.5)} ${11}C${X(0.3)} ${13} ${X(1.1)} ${9} ${X(1.3)} ${2}Z`
  const lid = d`M${X(1.14)} ${-2}C${X(0.6)} ${-up - 6} ${X(-0.5)} ${-up - 7.5} ${X(-1.02)} ${2}C${X(-0.4)} ${-up * 1.12} ${X(0.55)} ${-up * 0.95} ${X(1.14)} ${-2}Z`
  const lash = d`M${X(lashes ? 1.24 : 1.1)} ${lashes ? -5 : -2}C${X(0.62)} ${-up * 1.12 - 2.6} ${X(-0.45)} ${-up * 1.2 - 3.2} ${X(-1.06)} ${5}C${X(-0.4)} ${-up * 1.02 + 0.6} ${X(0.5)} ${-up * 0.92 + 0.8} ${X(lashes ? 1.24 : 1.1)} ${lashes ? -5 : -2}Z`
  const gaze = x + 1.5
  const ball =
    cut(almond, eyeWhite) +
    clip(
      almond,
      cut(
        d`M${x - 30} ${-20}H${x + 30}V${-up * 0.42}C${x + 8} ${-up * 0.78} ${x - 8} ${-up * 0.78} ${x - 30} ${-up * 0.3}Z`,
        "#C9B29B",
      ) +
        `<circle cx="${gaze}" cy="-0.6" r="${9.8 * Math.sqrt(size)}" fill="${iris}"/><circle cx="${gaze}" cy="-0.6" r="${4.8 * size}" fill="${pupil}"/>` +
        `<circle cx="${gaze + (options.light === "right" ? 3 : -3)}" cy="-3.2" r="2.2" fill="#FFF8EA"/>`,
    )
  const lowerLid = line(
    d`M${X(0.86)} ${3}C${X(0.4)} ${low + 4.4} ${X(-0.4)} ${low + 4.6} ${X(-0.9)} ${6}`,
    skin.deep,
    1,
  )
  const bag =
    age > 0.25
      ? line(
          d`M${X(0.9)} ${10}C${X(0.4)} ${16 + age * 3} ${X(-0.5)} ${16 + age * 3} ${X(-1)} ${11}`,
          skin.deep,
          0.8 + age,
        )
      : ""
  const crow =
    age > 0.2 || smile > 0.6
      ? line(
          d`M${X(1.42)} ${-3}L${X(1.8)} ${-8}M${X(1.44)} ${2}L${X(1.86)} ${2}M${X(1.4)} ${7}L${X(1.76)} ${11}`,
          skin.deep,
          0.7 + age * 0.7,
        )
      : ""
  return (
    cut(socket, skin.shade) +
    cut(lid, skin.base) +
    ball +
    cut(lash, skin.deep) +
    lowerLid +
    bag +
    crow +
    brow(X, brows, arch, soft, browTone)
  )
}

function brow(X: (dx: number) => number, weight: number, arch: number, soft: number, tone: string): string {
  const t = 5.6 * weight
  const y = -25 - arch
  return cut(
    d`M${X(1.5)} ${y + 7}C${X(1.1)} ${y - 5} ${X(0.2)} ${y - 8 - soft * 0.4} ${X(-1.12)} ${y + 1 - soft}C${X(-1.24)} ${y + 3 - soft} ${X(-1.22)} ${y + t - soft} ${X(-1.0)} ${y + t + 0.4 - soft}C${X(-0.1)} ${y + t - 6 - soft * 0.4} ${X(0.9)} ${y + t - 5.4} ${X(1.5)} ${y + 7}Z`,
    tone,
  )
}

/** Bridge, tip and wings: a shade plane on one side, a lit ridge, the dark under the tip. */
export function nose({ skin, light, nose: n = 1, length = 1 }: FaceOptions): string {
  const x = turn + 4
  const base = 50 * (0.5 + length / 2)
  const plane =
    light === "right"
      ? d`M${x - 21} -20C${x - 12} -14 ${x - 10} 4 ${x - 8} 20C${x - 9} 28 ${x - 12 * n} 32 ${x - 15 * n} ${base - 10}C${x - 10 * n} ${base - 2} ${x - 4} ${base + 2} ${x} ${base + 5}C${x - 10} ${base + 6} ${x - 20 * n} ${base + 4} ${x - 25 * n} ${base}C${x - 29 * n} ${base - 9} ${x - 23 * n} ${base - 17} ${x - 18} ${base - 21}C${x - 18} 14 ${x - 22} -2 ${x - 27} -10Z`
      : d`M${x + 10} -22C${x + 8} -10 ${x + 8} 6 ${x + 11} 20C${x + 13} 30 ${x + 16 * n} 34 ${x + 17 * n} ${base - 9}C${x + 14 * n} ${base - 1} ${x + 8} ${base + 3} ${x + 4} ${base + 5}C${x + 12} ${base + 6} ${x + 20 * n} ${base + 3} ${x + 24 * n} ${base - 3}C${x + 25 * n} ${base - 13} ${x + 20 * n} ${base - 19} ${x + 17} ${base - 23}C${x + 14} 14 ${x + 15} -4 ${x + 22} -14Z`
  const ridge = d`M${x - 3} -6C${x + 1} -10 ${x + 5} -6 ${x + 5} 2C${x + 6} 16 ${x + 10} 26 ${x + 12} 33C${x + 11} ${base - 9} ${x - 1} ${base - 9} ${x - 3} 33C${x - 3} 20 ${x - 4} 6 ${x - 3} -6Z`
  const under = d`M${x - 25 * n} ${base}C${x - 18 * n} ${base - 4} ${x - 11 * n} ${base - 1} ${x - 6} ${base + 3}C${x - 1} ${base + 6} ${x + 7} ${base + 6} ${x + 11} ${base + 2}C${x + 15 * n} ${base - 2} ${x + 20 * n} ${base - 3} ${x + 23 * n} ${base - 1}C${x + 18 * n} ${base + 7} ${x + 10} ${base + 8} ${x + 4} ${base + 11}C${x - 4} ${base + 9} ${x - 18 * n} ${base + 8} ${x - 25 * n} ${base}Z`
  const nostrils =
    cut(
      d`M${x - 17 * n} ${base + 1.4}C${x - 13 * n} ${base - 2.4} ${x - 8} ${base} ${x - 5} ${base + 4}C${x - 9} ${base + 5.4} ${x - 14 * n} ${base + 5} ${x - 17 * n} ${base + 1.4}Z`,
      skin.deep,
    ) +
    cut(
      d`M${x + 18 * n} ${base + 0.4}C${x + 15 * n} ${base - 2.6} ${x + 12} ${base} ${x + 9.5} ${base + 3.6}C${x + 13} ${base + 5} ${x + 16 * n} ${base + 4} ${x + 18 * n} ${base + 0.4}Z`,
      skin.deep,
    )
  const wing = line(
    d`M${x - 20 * n} ${base - 17}C${x - 28 * n} ${base - 13} ${x - 29 * n} ${base - 2} ${x - 24 * n} ${base + 1}`,
    skin.deep,
    1.1,
  )
  return cut(plane, skin.shade) + cut(ridge, skin.light) + cut(under, skin.shade) + nostrils + wing
}

export function mouth({ skin, lips = 1, smile = 0, teeth = false, gap = false, length = 1 }: FaceOptions): string {
  const x = turn + 4
  const y = 80 * length - 1
  const wide = 1 + smile * 0.2
  const lift = smile * 5
  const left = x - 31 * wide
  const right = x + 26 * wide
  const gape = teeth ? 8 + smile * 4 : 0
  const top = 11 * lips
  const full = 14.5 * lips
  const upper = d`M${left} ${y - lift}C${x - 20} ${y - top * 0.8} ${x - 10} ${y - top - 1} ${x - 6} ${y - top}C${x - 2} ${y - top + 2.6} ${x + 3} ${y - top + 2.6} ${x + 6} ${y - top}C${x + 10} ${y - top - 1} ${x + 18} ${y - top * 0.7} ${right} ${y - lift}C${x + 14} ${y + 3} ${x - 16} ${y + 3} ${left} ${y - lift}Z`
  const parting = d`M${left} ${y - lift}C${x - 16} ${y + 1.5} ${x - 8} ${y - 0.5} ${x} ${y + 2}C${x + 6} ${y - 0.5} ${x + 14} ${y + 1} ${right} ${y - lift}`
  const lowerY = y + gape * 0.8
  const lower = d`M${left + 3} ${y - lift + 0.5}C${x - 18} ${lowerY + 3} ${x + 12} ${lowerY + 3} ${right - 3} ${y - lift + 0.5}C${x + 18} ${lowerY + full * 0.8} ${x + 10} ${lowerY + full + 1} ${x} ${lowerY + full + 1.5}C${x - 12} ${lowerY + full + 1} ${x - 22} ${lowerY + full * 0.7} ${left + 3} ${y - lift + 0.5}Z`
  const open = d`M${left + 1} ${y - lift}C${x - 14} ${y} ${x + 10} ${y} ${right - 1} ${y - lift}C${x + 14} ${lowerY + 5} ${x - 16} ${lowerY + 5} ${left + 1} ${y - lift}Z`
  const row = d`M${left + 4} ${y - lift + 0.6}C${x - 14} ${y} ${x + 10} ${y} ${right - 4} ${y - lift + 0.6}C${x + 14} ${lowerY + 1} ${x - 16} ${lowerY + 1} ${left + 4} ${y - lift + 0.6}Z`
  // A gap is as wide as a tooth, beside the middle.
  const missing = gap ? clip(open, cut(d`M${x - 11} ${y - 12}H${x - 3.5}V${y + 30}H${x - 11}Z`, mouthInside)) : ""
  const inside = teeth ? cut(open, mouthInside) + cut(row, tooth) + missing : line(parting, skin.deep, 1.7)
  const gloss = cut(
    d`M${x - 9} ${lowerY + full * 0.42}C${x - 3} ${lowerY + full * 0.3} ${x + 6} ${lowerY + full * 0.3} ${x + 10} ${lowerY + full * 0.44}C${x + 5} ${lowerY + full * 0.68} ${x - 4} ${lowerY + full * 0.68} ${x - 9} ${lowerY + full * 0.42}Z`,
    skin.palm,
  )
  const underLip = cut(
    d`M${x - 15} ${lowerY + full + 3}C${x - 6} ${lowerY + full + 6} ${x + 8} ${lowerY + full + 6} ${x + 15} ${lowerY + full + 3}C${x + 9} ${lowerY + full + 10} ${x - 8} ${lowerY + full + 10} ${x - 15} ${lowerY + full + 3}Z`,
    skin.shade,
  )
  const groove = cut(
    d`M${x - 4.5} ${y - top - 12}C${x - 2} ${y - top - 13} ${x + 2} ${y - top - 13} ${x + 4} ${y - top - 12}L${x + 3} ${y - top}L${x - 3} ${y - top}Z`,
    skin.shade,
  )
  const corners =
    line(
      d`M${left - 2} ${y - lift - 4}C${left - 4} ${y - lift} ${left - 3} ${y - lift + 3} ${left - 1} ${y - lift + 5}`,
      skin.deep,
      1.2,
    ) +
    line(
      d`M${right + 2} ${y - lift - 4}C${right + 4} ${y - lift} ${right + 3} ${y - lift + 3} ${right + 1} ${y - lift + 5}`,
      skin.deep,
      1.2,
    )
  return (
    groove +
    cut(lower, skin.lowerLip) +
    inside +
    cut(upper, skin.upperLip) +
    (teeth ? "" : line(parting, skin.deep, 1.6)) +
    gloss +
    underLip +
    corners
  )
}

/** What years and laughter leave: nasolabial folds, forehead lines. */
export function ageLines({ skin, age = 0, smile = 0, nose: n = 1, length = 1 }: FaceOptions): string {
  const x = turn + 4
  const depth = Math.max(age, smile * 0.5)
  const crease = age > 0.2 ? skin.deep : mix(skin.shade, skin.deep, 0.35)
  if (depth < 0.15) return ""
  const mouthY = 80 * length
  const folds =
    line(
      d`M${x - 30 * n} 44C${x - 42} 54 ${x - 46} ${mouthY - 16} ${x - 45} ${mouthY - 8 + age * 14}`,
      crease,
      0.7 + depth * 1.1,
    ) +
    line(
      d`M${x + 27 * n} 44C${x + 35} 54 ${x + 38} ${mouthY - 16} ${x + 37} ${mouthY - 8 + age * 14}`,
      crease,
      0.7 + depth * 1.1,
    )
  const forehead =
    age > 0.35
      ? line(d`M-36 -62C-14 -68 22 -68 50 -60M-30 -50C-10 -55 22 -55 46 -49`, skin.shade, 1.2 + age) +
        (age > 0.6 ? line(d`M-26 -75C-6 -80 22 -80 40 -74`, skin.shade, 1.6) : "")
      : ""
  return folds + forehead
}
