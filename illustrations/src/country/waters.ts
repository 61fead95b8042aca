/** Wide waters: crater lake, islands, river, papyrus swamp. */
import { through, type Point } from "../geometry"
import { terracedDome } from "../heights"
import { lake } from "../land"
import { clip, cut, line, sheet } from "../paper"
import { mix, ramps } from "../palette"
import { round } from "../part"
import type { Stage } from "../scene"

/** What water looks like in each light: its own colour and the slips of light on it. */
export function waterColours({ light, mood }: Stage): { water: string; glint: string } {
  const water = {
    dawn: mix(ramps.sky[300], mood.low, 0.45),
    morning: mix(ramps.sky[300], mood.low, 0.35),
    noon: mix(ramps.sky[300], "#3F8C99", 0.25),
    afternoon: mix(ramps.sky[300], mood.low, 0.5),
    dusk: "#E2924E",
    rain: "#86A6AA",
    night: "#2C4B5E",
    mist: mix(ramps.sky[300], mood.low, 0.6),
  }[light]
  return { water, glint: mix(water, light === "night" ? "#C9DCE0" : "#FFF8E0", 0.5) }
}

/** A sheet of still water from `top` to the bottom of the picture. */
export function openWater(stage: Stage, top: number, bottom = stage.height): void {
  const { water, glint } = waterColours(stage)
  stage.scenery("a lake").add(lake(stage.random, stage.width, top, bottom, water, glint))
}

/**
 * A crater lake seen from its rim: an eye of water in a bowl of steep green walls. `x` and `y` are the middle of the
 * water, `rx` and `ry` its halves.
 */
export function craterLake(stage: Stage, { x, y, rx, ry }: { x: number; y: number; rx: number; ry: number }): void {
  const { mood } = stage
  const { water } = waterColours(stage)
  const deep = mix(water, "#0F4D58", 0.55)
  stage.scenery("a crater lake", "a lake")
  const bowl = (share: number, lift: number, wobble: number): Point[] =>
    Array.from({ length: 26 }, (_, index): Point => {
      const angle = (index / 26) * Math.PI * 2
      const out = 1 + Math.sin(angle * 3 + wobble) * 0.025 + Math.sin(angle * 2 + wobble * 2) * 0.03
      return [x + Math.cos(angle) * rx * share * out, y + lift + Math.sin(angle) * ry * share * out]
    })
  const walls = [
    { share: 1.72, lift: -ry * 0.5, colour: mix(mood.land[1], mood.haze, 0.16) },
    { share: 1.5, lift: -ry * 0.36, colour: mix(mood.land[1], mood.land[2], 0.4) },
    { share: 1.28, lift: -ry * 0.2, colour: mood.land[2] },
    { share: 1.12, lift: -ry * 0.08, colour: mix(mood.land[2], mood.land[3], 0.5) },
  ]
  walls.forEach(({ share, lift, colour }, index) => {
    const d = through(bowl(share, lift, index), true)
    const bushes = Array.from({ length: 34 }, (_, place) => {
      const angle = (place / 34) * Math.PI * 2 + index * 0.4
      const out = share * stage.random.between(0.86, 0.96)
      const size = stage.random.between(5, 11)
      const [bx, by] = [x + Math.cos(angle) * rx * out, y + lift + Math.sin(angle) * ry * out]
      return `M${round(bx - size)} ${round(by)}Q${round(bx - size * 0.8)} ${round(by - size * 1.5)} ${round(bx)} ${round(by - size * 1.4)}Q${round(bx + size * 0.9)} ${round(by - size * 1.5)} ${round(bx + size)} ${round(by)}Z`
    }).join("")
    stage.add(sheet(cut(d, colour), "land") + cut(bushes, mix(colour, "#10291B", 0.2)))
  })
  const shore = through(bowl(1, 0, 5), true)
  const shine = through(
    [
      [x - rx * 1.1, y - ry * 1.1, "corner"],
      [x + rx * 1.1, y - ry * 1.1, "corner"],
      [x + rx * 0.7, y - ry * 0.34],
      [x, y - ry * 0.1],
      [x - rx * 0.8, y - ry * 0.36],
    ],
    true,
  )
  const slips = Array.from({ length: 8 }, (_, index) => {
    const [sx, sy] = [x + Math.sin(index * 4.1) * rx * 0.6, y + ((index - 3.5) / 5) * ry]
    const length = rx * (0.1 + (index % 3) * 0.06)
    return `M${round(sx - length)} ${round(sy)}Q${round(sx)} ${round(sy - 4)} ${round(sx + length)} ${round(sy)}Q${round(sx)} ${round(sy + 3)} ${round(sx - length)} ${round(sy)}Z`
  })
  stage.add(
    sheet(cut(shore, mix(water, "#FFF4CF", 0.4)), "land") +
      cut(through(bowl(0.95, 2, 5), true), deep) +
      clip(shore, cut(shine, mix(deep, water, 0.5)) + cut(slips.join(""), mix(water, "#FFFFFF", 0.3))),
  )
}

/** A terraced island with its reflection; `base` is where it meets the water. */
export function island(
  stage: Stage,
  {
    x,
    base,
    half,
    height,
    colour,
    lit = 1,
  }: { x: number; base: number; half: number; height: number; colour: string; lit?: 1 | -1 },
): void {
  const { water } = waterColours(stage)
  const mirror = mix(colour, water, 0.55)
  const d = through(
    [
      [x - half, base, "corner"],
      [x - half * 0.6, base + height * 0.36],
      [x, base + height * 0.6],
      [x + half * 0.62, base + height * 0.34],
      [x + half, base, "corner"],
    ],
    true,
  )
  const ripples = [0.12, 0.24, 0.36, 0.48]
    .map((share) => `M${round(x - half)} ${round(base + height * share)}H${round(x + half)}`)
    .join("")
  const foot = `M${round(x - half * 1.02)} ${round(base + 4)}Q${round(x)} ${round(base - 4)} ${round(x + half * 1.02)} ${round(base + 4)}Q${round(x)} ${round(base + 14)} ${round(x - half * 1.02)} ${round(base + 4)}Z`
  const dome = terracedDome(stage.random, { x, top: base - height, half, base, colour, rows: 6, lit })
  const above = `M${round(x - half * 1.3)} ${round(base - height * 1.4)}H${round(x + half * 1.3)}V${round(base + 2)}H${round(x - half * 1.3)}Z`
  stage
    .scenery("islands")
    .add(
      cut(d, mirror) + clip(d, line(ripples, water, 2.6)) + clip(above, dome) + cut(foot, mix(colour, "#10291B", 0.3)),
    )
}

/** A river between its left and its right bank, both from near to far, with a line of sand along each. */
export function river(stage: Stage, left: readonly Point[], right: readonly Point[]): void {
  const { mood, random } = stage
  const { water, glint } = waterColours(stage)
  const last = right.length - 1
  const banks = `${through(left)}${through([...right].reverse(), false, "L")}Z`
  const slips = right.slice(0, last).flatMap(([rx, ry], index) => {
    const [lx, ly] = left[Math.round((index / last) * (left.length - 1))] ?? [rx, ry]
    return [0.3, 0.5, 0.72].map((share) => {
      const [x, y] = [lx + (rx - lx) * share, ly + (ry - ly) * share + random.between(-8, 8)]
      const length = (rx - lx) * 0.08
      return `M${round(x - length)} ${round(y)}Q${round(x)} ${round(y - 4)} ${round(x + length)} ${round(y)}Q${round(x)} ${round(y + 4)} ${round(x - length)} ${round(y)}Z`
    })
  })
  const sand = mix(mood.land[1], "#E8C98A", 0.35)
  stage.scenery("a river").add(line(banks, sand, 16) + cut(banks, water) + clip(banks, cut(slips.join(""), glint)))
}

/** A slip of mist lying across the picture at height `y`. */
export function mistBand(stage: Stage, y: number, thick: number, opacity = 0.55, from = 0, to = stage.width): string {
  const colour = mix(stage.mood.low, "#FFFFFF", 0.35)
  const span = to - from
  const d = through(
    [
      [from - 60, y],
      [from + span * 0.22, y - thick * 0.5],
      [from + span * 0.5, y - thick * 0.28],
      [from + span * 0.8, y - thick * 0.55],
      [to + 60, y - thick * 0.1],
      [from + span * 0.7, y + thick * 0.42],
      [from + span * 0.3, y + thick * 0.3],
    ],
    true,
  )
  return `<g opacity="${opacity}">${cut(d, colour)}</g>`
}
