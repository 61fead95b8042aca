/** Thirty eggs in a tray, seen from the front and above. */
import { cut, line, sheet } from "../paper"
import type { Part } from "../part"
import { round } from "../part"
import type { Tone } from "../palette"
import { randomFrom } from "../random"

const shells: readonly [Tone, Tone, Tone, Tone] = [
  { light: "#F2CDA2", base: "#DDA673", shade: "#B67C49" },
  { light: "#E8B98A", base: "#CB8E5C", shade: "#9F6639" },
  { light: "#FFF3DE", base: "#F3DFC0", shade: "#CDB288" },
  { light: "#FFF9EC", base: "#F8E8CE", shade: "#D6BE97" },
]
const card: Tone = { light: "#B8AE9B", base: "#968B78", shade: "#6E6453" }

/** An upright egg standing at (x, y), 5.8 cm high at scale 1. */
function egg(x: number, y: number, scale: number, tone: Tone): string {
  const p = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`
  const shell = `M${p(0, -5.8)}C${p(1.35, -5.8)} ${p(2.3, -3.7)} ${p(2.3, -2.2)}C${p(2.3, -0.8)} ${p(1.3, 0)} ${p(0, 0)}C${p(-1.3, 0)} ${p(-2.3, -0.8)} ${p(-2.3, -2.2)}C${p(-2.3, -3.7)} ${p(-1.35, -5.8)} ${p(0, -5.8)}Z`
  const away = `M${p(0.7, -5.5)}C${p(1.6, -5)} ${p(2.3, -3.4)} ${p(2.3, -2.2)}C${p(2.3, -0.8)} ${p(1.3, 0)} ${p(0, 0)}C${p(-0.4, 0)} ${p(-0.8, -0.1)} ${p(-1.1, -0.2)}C${p(1.3, -0.6)} ${p(1.7, -3.2)} ${p(0.7, -5.5)}Z`
  const glint = `M${p(-1.5, -2.6)}C${p(-1.5, -3.9)} ${p(-0.9, -4.9)} ${p(-0.4, -5.1)}C${p(-0.7, -4.3)} ${p(-0.9, -3.5)} ${p(-0.9, -2.7)}C${p(-0.9, -2.2)} ${p(-1.5, -2.1)} ${p(-1.5, -2.6)}Z`
  return cut(shell, tone.base) + cut(away, tone.shade) + cut(glint, tone.light)
}

/** A lying egg, blunt end to the left, 5.8 cm long. */
export function lyingEgg(index = 0, degrees = 0): Part {
  const tone = shells[index % 4] ?? shells[0]
  return {
    svg: `<g transform="translate(0 -2.2) rotate(${degrees})">${sheet(`<g transform="translate(-2.9 0) rotate(90)">${egg(0, 0, 1, tone)}</g>`, "fine")}</g>`,
    box: { left: -2.9, top: -4.6, right: 2.9, bottom: 0.2 },
    name: "an egg",
  }
}

/** The tray is 34 cm wide in front and stands with its front edge at the origin. */
export function trayOfThirty(seed = "eggs"): Part {
  const random = randomFrom(seed)
  const rows = 5
  const row = (index: number) => {
    const share = index / (rows - 1)
    return { y: -12.4 + share * 10.2, half: 13.6 + share * 2.2, scale: 0.9 + share * 0.16 }
  }
  const cups = (y: number, half: number, depth: number) => {
    const step = (half * 2) / 6
    let d = `M${round(-half - 0.6)} ${y}`
    for (let index = 0; index < 6; index += 1) {
      const left = -half + step * index
      d += `L${round(left)} ${round(y - 1.5)}Q${round(left + step / 2)} ${round(y + 1.5)} ${round(left + step)} ${round(y - 1.5)}`
    }
    return `${d}L${round(half + 0.6)} ${y}L${round(half + 0.3)} ${round(y + depth)}H${round(-half - 0.3)}Z`
  }
  let svg = sheet(
    cut(`M-14.6 -16.4L14.6 -16.4L17.2 -1H-17.2Z`, card.shade) + cut("M-14.6 -16.4H14.6L14.9 -14.8H-14.9Z", card.light),
    "small",
  )
  for (let index = 0; index < rows; index += 1) {
    const { y, half, scale } = row(index)
    const step = (half * 2) / 6
    let eggs = ""
    for (let column = 0; column < 6; column += 1)
      eggs += egg(-half + step * (column + 0.5), y + 1, scale, random.pick(shells))
    svg +=
      sheet(eggs, "fine") +
      sheet(cut(cups(y, half, index === rows - 1 ? 2.2 : 1.9), index === rows - 1 ? card.light : card.base), "fine")
  }
  const front = "M-16.9 -.8L-16 2.3C-15.9 2.8 -15.6 3 -15.2 3H15.2C15.6 3 15.9 2.8 16 2.3L16.9 -.8Z"
  const dents = Array.from({ length: 6 }, (_, index) => {
    const x = -13.6 + index * 5.44
    return cut(
      `M${round(x - 1.9)} -.5C${round(x - 1.8)} 1.2 ${round(x - 1)} 2.4 ${round(x)} 2.4C${round(x + 1)} 2.4 ${round(x + 1.8)} 1.2 ${round(x + 1.9)} -.5Z`,
      card.shade,
    )
  }).join("")
  svg += sheet(cut(front, card.base) + dents + line("M-16.7 -.6H16.7", card.light, 0.5), "fine")
  return {
    svg: `<g transform="translate(0 -3)">${svg}</g>`,
    box: { left: -17.2, top: -20, right: 17.2, bottom: 0 },
    name: "a tray of thirty eggs",
  }
}
