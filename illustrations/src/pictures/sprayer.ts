/** Somebody dressed for spraying, near enough to see the mask: knapsack, hose, gloves. The frame cuts the lower half. */
import { taper, type Point } from "../geometry"
import { cloth, material, mix, ramps, type Tone } from "../palette"
import { clip, cut, line, sheet } from "../paper"
import { bust } from "../people/bust"
import { cap } from "../people/bust-headwear"
import { overalls } from "../people/bust-shirts"
import type { Spot } from "../people/types"
import type { Stage } from "../scene"
import { block, circle } from "../tools/shapes"

/** Goggles, and a mask of rubber with a filter on each side, in the millimetres of a face. */
const mask = (tone: Tone): string => {
  const shape = "M-58 34C-30 22 -10 10 14 12C38 12 50 22 58 34C58 78 44 116 12 122C-26 120 -52 84 -58 34Z"
  const filter = (x: number, y: number, r: number) =>
    sheet(
      `<circle cx="${x}" cy="${y}" r="${r}" fill="${tone.light}"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="${ramps.clay[600]}"/>`,
      "detail",
    )
  const glass =
    "M-72 -20C-50 -36 60 -36 74 -20C80 2 72 24 58 26C36 28 28 18 14 16C0 18 -20 28 -46 28C-66 26 -80 4 -72 -20Z"
  return (
    line("M-58 44L-98 26M-52 86L-92 62M-74 -8L-100 -12", tone.shade, 8) +
    sheet(cut(shape, tone.base) + clip(shape, cut("M-90 20C-60 60 -40 110 0 140L-100 140Z", tone.shade)), "detail") +
    filter(-44, 92, 27) +
    filter(56, 88, 22) +
    sheet(
      `<path d="${glass}" fill="${material.water.light}" fill-opacity="0.45" stroke="${tone.base}" stroke-width="8"/>` +
        line("M-50 -14L-58 6M-38 -16L-50 14", "#FFFFFF", 4),
      "detail",
    )
  )
}

/** The tank on the back: blue, with straps, half hidden by the shoulder. Pixels. */
function tank(x: number, y: number, scale: number): string {
  const { sky, charcoal } = cloth
  const shell = block(-21, 0, 34, 52, 7)
  return `<g transform="translate(${x} ${y}) scale(${scale}) rotate(-4)">${
    sheet(
      cut(shell, sky.base) +
        clip(shell, cut(block(-2, 0, 20, 52), sky.shade) + cut(block(-18, -6, 4, 38, 2), sky.light)),
      "small",
    ) + sheet(cut(block(-13, -50, 17, 6, 2), charcoal.base), "fine")
  }</g>`
}

/** A gloved fist round the lance at (0, 0), its cuff towards `from`; `size` is its width in pixels. */
function glove(at: Spot, from: Spot, size: number, tone: Tone): string {
  const angle = (Math.atan2(at.y - from.y, at.x - from.x) * 180) / Math.PI
  const cuff = "M-1.7 -.5L-.5 -.42V.42L-1.7 .54Z"
  const fist = "M-.6 -.4C-.3 -.56 .3 -.58 .5 -.4C.66 -.2 .66 .24 .5 .42C.2 .58 -.3 .54 -.6 .4Z"
  const fingers = line(
    "M.56 -.2C.34 -.2 .2 -.16 .08 -.1M.62 .02C.4 .02 .24 .04 .1 .1M.56 .24C.38 .24 .24 .24 .12 .28",
    tone.shade,
    0.06,
  )
  return `<g transform="translate(${at.x} ${at.y}) rotate(${angle}) scale(${size})">${
    cut(cuff, tone.shade) +
    cut(fist, tone.base) +
    cut("M-.5 -.36C-.2 -.5 .2 -.5 .4 -.36C.1 -.3 -.2 -.28 -.5 -.24Z", tone.light) +
    fingers
  }</g>`
}

interface Sprayer {
  /** Middle of the frame's edge at the waist, in pixels, and pixels per centimetre. */
  x: number
  y: number
  scale: number
  /** Where both hands grip the lance, and where its nozzle is. */
  near: Spot
  far: Spot
  nozzle: Spot
  /** What is sprayed: the fan of drops ends there. */
  target: Spot
}

/** A man in overalls, mask and gloves who holds a lance with both hands; faces right. */
export function standSprayer(set: Stage, { x, y, scale, near, far, nozzle, target }: Sprayer): void {
  const sleeve = cloth.cream
  const figure = bust({
    name: "a man in overalls",
    skin: 4,
    light: "left",
    build: { shoulders: 0.98, neck: 0.98 },
    seed: "tick-sprayer",
    width: 0.97,
    jaw: 0.98,
    tilt: 3,
    brows: 1.1,
    onFace: mask(cloth.charcoal),
    clothes: (outfit) => overalls(outfit, cloth.denim, cloth.clay),
    head: ({ light, skinShade }) => cap({ tone: cloth.gold, second: cloth.clay, light, skinShade }),
  })
  // A sleeve of two straight pieces that meet in an elbow.
  const limb = (shoulder: Spot, elbow: Spot, wrist: Spot, thick: number): string => {
    const arms = (drop: number, share: number): string => {
      const point = ({ x: px, y: py }: Spot): Point => [px, py + drop]
      return (
        taper([point(shoulder), point(elbow)], [thick * 1.15 * share, thick * share]) +
        taper([point(elbow), point(wrist)], [thick * share, thick * 0.74 * share]) +
        circle(elbow.x, elbow.y + drop, (thick / 2) * share)
      )
    }
    return sheet(cut(arms(0, 1), cloth.clay.base), "land") + cut(arms(thick * 0.22, 0.5), cloth.clay.shade)
  }
  const at = (dx: number, dy: number): Spot => ({ x: x + dx * scale, y: y + dy * scale })
  const lance =
    line(
      `M${near.x - (nozzle.x - near.x) * 0.16} ${near.y - (nozzle.y - near.y) * 0.16}L${nozzle.x} ${nozzle.y}`,
      material.steel.shade,
      scale * 1.1,
    ) +
    line(
      `M${near.x - (nozzle.x - near.x) * 0.16} ${near.y - (nozzle.y - near.y) * 0.16}L${near.x + (nozzle.x - near.x) * 0.12} ${near.y + (nozzle.y - near.y) * 0.12}`,
      ramps.soil[900],
      scale * 2.4,
    ) +
    `<circle cx="${nozzle.x}" cy="${nozzle.y}" r="${scale * 1.5}" fill="${ramps.gold[500]}"/>`
  const across = { x: (target.y - nozzle.y) * 0.42, y: -(target.x - nozzle.x) * 0.42 }
  const fan = `M${nozzle.x} ${nozzle.y}L${target.x + across.x} ${target.y + across.y}L${target.x - across.x} ${target.y - across.y}Z`
  const drops = Array.from({ length: 16 }, (_, index) => {
    const away = 0.35 + ((index * 7) % 13) / 18
    const side = (((index * 5) % 11) / 5 - 1) * 0.9 * away
    const [dx, dy] = [
      nozzle.x + (target.x - nozzle.x) * away + across.x * side,
      nozzle.y + (target.y - nozzle.y) * away + across.y * side,
    ]
    return `<circle cx="${dx}" cy="${dy}" r="${2.4 + (index % 3)}" fill="${material.water.light}"/>`
  }).join("")
  const hoseFrom = at(-20, -14)
  const hose = line(
    `M${hoseFrom.x} ${hoseFrom.y}C${hoseFrom.x + 10 * scale} ${hoseFrom.y + 22 * scale} ${near.x - 12 * scale} ${near.y + 26 * scale} ${near.x - (nozzle.x - near.x) * 0.15} ${near.y - (nozzle.y - near.y) * 0.15}`,
    cloth.charcoal.base,
    scale * 1.7,
  )
  const straps = line(
    `M${at(-13, -36).x} ${at(-13, -36).y}C${at(-8, -26).x} ${at(-8, -26).y} ${at(-8, -14).x} ${at(-8, -14).y} ${at(-12, 4).x} ${at(-12, 4).y}`,
    mix(cloth.charcoal.base, cloth.khaki.shade, 0.4),
    scale * 2.6,
  )
  const [farElbow, nearElbow] = [at(25, -9), at(-14, 2)]
  set.add(tank(at(-22, 2).x, at(-22, 2).y, scale))
  set.put(figure, x, y, scale)
  set.add(
    straps,
    sheet(hose, "detail"),
    limb(at(16, -29), farElbow, far, scale * 7.4),
    sheet(lance, "detail"),
    glove(far, farElbow, scale * 7.4, sleeve),
    limb(at(-16, -30), nearElbow, near, scale * 8.4),
    sheet(glove(near, nearElbow, scale * 8.4, sleeve), "detail"),
    cut(fan, `${material.water.light}66`),
    drops,
  )
}
