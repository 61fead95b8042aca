/** High country: ranges behind ranges, walls of rock, falling water. */
import type { Point } from "../geometry"
import { heightAt, hill, under, type Crest } from "../land"
import { clip, cut, line, sheet } from "../paper"
import { mix } from "../palette"
import { round } from "../part"
import type { Stage } from "../scene"

/** Range behind range, each nearer one darker and lower; returns the crests from far to near. */
export function ranges(
  stage: Stage,
  {
    top,
    bottom,
    count,
    swell,
    far,
    near,
    sharp = false,
  }: {
    top: number
    bottom: number
    count: number
    swell: number
    far: string
    near: string
    /** Angular ridges of rock instead of rounded hills. */
    sharp?: boolean
  },
): Crest[] {
  const { width, height, random } = stage
  stage.scenery("hills", "mountains")
  return Array.from({ length: count }, (_, index) => {
    const share = index / Math.max(1, count - 1)
    const base = top + (bottom - top) * share ** 1.15
    const peaks = 4 + (index % 3)
    const shift = random.between(0, 1)
    const crest: Crest = Array.from({ length: peaks * 2 + 1 }, (_, place): Point => {
      const x = -80 + ((place + (place % 2) * random.between(-0.3, 0.3) + shift - 0.5) * (width + 160)) / (peaks * 2)
      const y = base + (place % 2 === 0 ? 1 : -1) * swell * random.between(0.4, 1) * (1 - share * 0.3)
      return sharp ? [x, y, "corner"] : [x, y]
    })
    const left: Point = [-120, crest[0]?.[1] ?? base]
    const right: Point = [width + 160, crest.at(-1)?.[1] ?? base]
    const whole = [left, ...crest, right]
    stage.add(hill(whole, height, mix(far, near, share), 0.1))
    return whole
  })
}

/** An upright wall of rock between two heights, cut into columns; water may fall from it with `waterfall`. */
export function cliff(stage: Stage, crest: Crest, bottom: number, colour: string): void {
  const { width, random } = stage
  const d = under(crest, bottom)
  stage.scenery("cliffs")
  const columns: string[] = []
  for (let x = -20; x < width + 20;) {
    const across = random.between(26, 64)
    const top = heightAt(crest, x) + random.between(4, 40)
    const tint = random.pick([
      mix(colour, "#10291B", 0.14),
      mix(colour, "#FFE2A0", 0.14),
      mix(colour, "#10291B", 0.06),
    ] as const)
    columns.push(
      cut(
        `M${round(x)} ${round(top)}L${round(x + across * 0.7)} ${round(top + random.between(-10, 16))}L${round(x + across * 0.8)} ${round(bottom)}L${round(x - across * 0.1)} ${round(bottom)}Z`,
        tint,
      ),
    )
    x += across
  }
  stage.add(sheet(cut(d, colour), "land") + clip(d, columns.join("")))
}

/** A fall of water from (x, top) to `bottom`, widening a little, with its veil of spray. */
export function waterfall(stage: Stage, x: number, top: number, bottom: number, width: number): void {
  const { random } = stage
  const [w, foot] = [width / 2, width * 0.72]
  const d = `M${x - w} ${top}C${x - w * 0.4} ${top - 6} ${x + w * 0.5} ${top - 6} ${x + w} ${top}C${x + w * 1.05} ${top + 80} ${x + foot} ${bottom - 120} ${x + foot} ${bottom}H${x - foot}C${x - foot} ${bottom - 140} ${x - w * 1.05} ${top + 80} ${x - w} ${top}Z`
  const strands = Array.from({ length: 9 }, (_, index) => {
    const at = x + ((index - 4) / 4.4) * w
    const start = top + random.between(0, (bottom - top) * 0.4)
    return line(
      `M${round(at)} ${round(start)}L${round(x + (at - x) * 1.36)} ${round(Math.min(bottom, start + random.between(0.3, 0.6) * (bottom - top)))}`,
      index % 2 === 0 ? "#FFFFFF" : "#A9CDD2",
      random.between(2, 5),
    )
  })
  const spray = Array.from({ length: 9 }, () => {
    const r = width * random.between(0.3, 0.62)
    return `<circle cx="${round(x + random.between(-1.1, 1.1) * width)}" cy="${round(bottom - random.between(-0.1, 0.35) * width)}" r="${round(r)}" fill="#F4F8F2" fill-opacity="0.34"/>`
  })
  stage.scenery("a waterfall")
  stage.add(sheet(cut(d, "#DCEDEC"), "figure") + clip(d, strands.join("")) + spray.join(""))
}
