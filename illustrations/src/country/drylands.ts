/** Karamoja: a dry plain, thorn trees, and bare domes of rock that stand alone in it. */
import { outline, type Point } from "../geometry"
import { leaf, mix, mixTone } from "../palette"
import { clip, cut, sheet } from "../paper"
import { acacia } from "../plants/trees"
import type { Stage } from "../scene"
import { heavens, onCrest, type CountryOptions } from "./base"
import { dryPlain } from "./plains"

/** One bare dome of rock, in shares of the picture: its middle, its top, half its width. */
interface Dome {
  x: number
  top: number
  half: number
  /** 0 is near, 1 as pale as the sky. */
  away: number
}

const domes: readonly Dome[] = [
  { x: 0.3, top: 0.62, half: 0.16, away: 0.68 },
  { x: 0.92, top: 0.36, half: 0.2, away: 0.6 },
  { x: 0.13, top: 0.38, half: 0.13, away: 0.44 },
  { x: 0.63, top: 0.26, half: 0.13, away: 0.38 },
  { x: 0.74, top: 0.62, half: 0.1, away: 0.2 },
]

/** A dome with one steep side, its shaded flank, and dark streaks where rain runs down. */
function inselberg(stage: Stage, { x, top, half, away }: Dome, foot: number): void {
  const { width, mood } = stage
  const [middle, peak, reach] = [width * x, foot * top, width * half]
  const tall = foot - peak
  const colour = mix("#A5694A", mood.haze, away)
  const at = (across: number, up: number): Point => [middle + across * reach, foot + 30 - (tall + 30) * up]
  const d = outline(
    at(-1.1, 0),
    at(-0.86, 0.34),
    at(-0.62, 0.74),
    at(-0.3, 0.96),
    at(0.06, 1),
    at(0.38, 0.86),
    at(0.58, 0.56),
    at(0.84, 0.3),
    at(1.2, 0),
  )
  const flank = outline(
    at(0.04, 1.1),
    at(0.1, 0.8),
    at(-0.06, 0.5),
    at(0.14, 0.24),
    at(0, -0.1),
    at(1.4, -0.1),
    at(1.4, 1.1),
  )
  const streaks = [-0.46, -0.24, 0.32, 0.5]
    .map((share, index) =>
      cut(
        outline(
          at(share, 0.9),
          at(share + 0.05, 0.88),
          at(share * 1.2 + 0.02, 0.3 + index * 0.07),
          at(share * 1.2, 0.28),
        ),
        mix(colour, "#3A2018", 0.18),
      ),
    )
    .join("")
  stage.add(
    sheet(cut(d, mix(colour, "#FFE9C4", 0.2)) + clip(d, cut(flank, mix(colour, "#3A2018", 0.14)) + streaks), "crest"),
  )
}

/** A dry plain under bare domes of rock, no water anywhere. */
export function drylands(stage: Stage, options: CountryOptions & { trees?: readonly number[] }): void {
  const { random, mood, width } = stage
  const { ground, trees = [0.1, 0.52] } = options
  heavens(stage, options)
  stage.scenery("bare rock domes")
  for (const dome of domes) inselberg(stage, dome, ground * 0.98)
  const crests = dryPlain(stage, {
    horizon: ground * 0.92,
    colours: ["#C9A56E", "#C99E5E", "#B98A4C", "#A67A42"],
  })
  const crown = mixTone(leaf.acacia, mood.haze, 0.25)
  const crest = crests[0]
  if (crest)
    for (const share of trees) onCrest(stage, acacia(random, crown), crest, width * share, (ground / 900) * 0.34)
}
