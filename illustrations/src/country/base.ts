/** What all backdrops share: the heavens, the land underfoot, plants on a far crest. */
import { heightAt, hill, type Crest } from "../land"
import { mix } from "../palette"
import { place, type Part } from "../part"
import type { Stage } from "../scene"
import { farBirds, stars, sun, type SunCut } from "../sky"

/** Where the disc hangs, in pixels. */
export interface SunAt {
  x: number
  y: number
  radius: number
  /** Default: rings. */
  style?: SunCut
}

/** What every backdrop may be told. */
export interface CountryOptions {
  /** Where the ground begins on which figures stand, pixels from the top. */
  ground: number
  sun?: SunAt
  birds?: { x: number; y: number; count: number }
}

/** Stars, sun or moon, far birds: what hangs above every country. */
export function heavens(stage: Stage, { sun: disc, birds }: CountryOptions): void {
  if (stage.light === "night") stage.add(stars(stage.random, stage.width, stage.height * 0.42, 46))
  if (disc) {
    stage.add(sun(stage.light, disc.x, disc.y, disc.radius, disc.style))
    stage.litFrom(disc.x)
  }
  if (birds)
    stage.add(
      farBirds(stage.random, birds.x, birds.y, stage.width * 0.07, birds.count, mix(stage.mood.top, "#2A1A12", 0.5)),
    )
}

/** Plants a part on the crest of a far hill. */
export const onCrest = (stage: Stage, part: Part, crest: Crest, x: number, scale: number): void => {
  stage.add(place(part, x, heightAt(crest, x) + 6 * scale + 4, scale)).scenery(part.name)
}

/** The land underfoot: three sheets that lie across one another like folds of a blanket. Returns the farthest. */
export function folds(stage: Stage, ground: number): Crest {
  const { width, height, mood, random } = stage
  const deep = height - ground
  const left = random.chance(0.5) ? 1 : -1
  const slope = (y: number, fall: number, swell: number): Crest =>
    [-0.05, 0.22, 0.5, 0.78, 1.05].map((share, index) => [
      width * share,
      y + (share - 0.5) * fall + (index % 2 === 0 ? swell : -swell) * random.between(0.5, 1),
    ])
  const crest = slope(ground, left * deep * 0.16, deep * 0.05)
  stage.add(hill(crest, height, mix(mood.land[1], mood.land[2], 0.6), 0.2, 2, deep * 0.09))
  stage.add(
    hill(slope(ground + deep * 0.3, -left * deep * 0.3, deep * 0.07), height, mood.land[2], 0.16, 2, deep * 0.12),
  )
  stage.add(
    hill(
      slope(ground + deep * 0.68, left * deep * 0.22, deep * 0.05),
      height,
      mix(mood.land[2], mood.land[3], 0.35),
      0.12,
    ),
  )
  return crest
}
