/** What scenes at the water share: reflections, sheets of water that stand round legs, rings on the surface. Pixels. */
import { waterColours } from "../../country"
import { through, type Point } from "../../geometry"
import { mix } from "../../palette"
import { cut, sheet } from "../../paper"
import { round, type Part } from "../../part"
import type { Facing, Stage } from "../../scene"

/** The reflection of a part that stands at (x, y) at the water's edge, broken by slips of water. */
export function reflection(
  set: Stage,
  part: Part,
  x: number,
  y: number,
  { facing = "right", size = 1 }: { facing?: Facing; size?: number } = {},
): void {
  const { water } = waterColours(set)
  const scale = round(set.scaleAt(y) * size)
  const across = facing === "left" ? -scale : scale
  const tall = -part.box.top * scale
  const wide = (part.box.right - part.box.left) * scale
  const slips = Array.from({ length: 9 }, (_, row) => {
    const at = y + tall * (0.12 + row * 0.1)
    const shift = (row % 2 === 0 ? 1 : -1) * wide * 0.12
    return lens(x + shift, at, wide * (0.5 + (row % 3) * 0.16), 1.6 + row * 0.5)
  })
  set.add(
    `<g opacity="0.42" transform="translate(${round(x)} ${round(y)}) scale(${across} ${round(-scale * 0.92)})">${part.svg}</g>`,
    cut(slips.join(""), water),
  )
}

/** Path data of a flat slip of light on water: pointed at both ends. */
export const lens = (x: number, y: number, half: number, thick: number): string =>
  `M${round(x - half)} ${round(y)}Q${round(x)} ${round(y - thick)} ${round(x + half)} ${round(y)}Q${round(x)} ${round(y + thick)} ${round(x - half)} ${round(y)}Z`

/** Rings that spread from a muzzle or a leg that touches the water at (x, y). */
export function rings(set: Stage, x: number, y: number, radius: number, count = 3): void {
  const { glint } = waterColours(set)
  const drawn = Array.from({ length: count }, (_, index) => {
    const share = (index + 1) / count
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radius * share)}" ry="${round(radius * share * 0.24)}" fill="none" stroke="${glint}" stroke-width="${round(1.4 + radius * 0.018)}" stroke-opacity="${round(0.95 - share * 0.5)}"/>`
  })
  set.add(drawn.join(""))
}

/** Water from `y` down to `bottom` that stands before whatever is deeper in it: a wavy upper edge with a lit rim. */
export function waterSheet(set: Stage, y: number, bottom: number, depth = 0): void {
  const { water, glint } = waterColours(set)
  const colour = mix(water, "#1F5A63", depth)
  const crest: Point[] = [-0.05, 0.12, 0.3, 0.47, 0.66, 0.82, 1.05].map((share, index) => [
    set.width * share,
    y + (index % 2 === 0 ? -1 : 1) * set.random.between(1, 5),
  ])
  const edge = through(crest)
  const close = `L${round(set.width * 1.05)} ${bottom}L${round(set.width * -0.05)} ${bottom}Z`
  set.add(cut(edge + close, mix(colour, glint, 0.6)), `<g transform="translate(0 4)">${cut(edge + close, colour)}</g>`)
  const slips = Array.from({ length: 9 }, () =>
    lens(set.random.between(0, set.width), set.random.between(y + 10, bottom), set.random.between(20, 70), 2.4),
  )
  set.add(cut(slips.join(""), mix(colour, glint, 0.55)))
}

/** The moon's or sun's road on the water, from `top` to `bottom`. */
export function lightRoad(set: Stage, x: number, top: number, bottom: number, half: number, colour: string): void {
  const count = 15
  const slips = Array.from({ length: count }, (_, row) => {
    const share = row / (count - 1)
    const y = top + (bottom - top) * share ** 1.25
    const wide = half * (0.34 + 0.66 * Math.abs(((row * 7) % 5) / 4 - 0.2)) * (0.7 + share * 0.5)
    return lens(x + (row % 2 === 0 ? 1 : -1) * half * 0.14 * share, y, wide, 3 + share * 6)
  })
  set.add(sheet(cut(slips.join(""), colour), "small"))
}
