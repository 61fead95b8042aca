/** The four countries that most scenes stand in: Kigezi hills, savanna, the Rwenzori, a lake shore. */
import { ridges, terracedDome } from "../heights"
import { hill, lake, rolling, type Crest } from "../land"
import { leaf, mix, mixTone, ramps } from "../palette"
import { place } from "../part"
import { papyrus } from "../plants/grass"
import { acacia, banana } from "../plants/trees"
import { euphorbia } from "../plants/euphorbia"
import type { Stage } from "../scene"
import { folds, heavens, onCrest, type CountryOptions } from "./base"

/** Kigezi: steep round hills cut into terraces, one behind another, a few bananas. */
export function terracedHills(stage: Stage, options: CountryOptions): Crest {
  const { width, mood, random } = stage
  const { ground } = options
  const lit = options.sun && options.sun.x < width / 2 ? -1 : 1
  heavens(stage, options)
  stage.scenery("terraced hills")
  stage.add(ridges(random, width, ground * 0.84, ground * 0.34, mix(mood.land[0], mood.haze, 0.5)))
  const domes = [
    { x: 0.2, top: 0.6, half: 0.3, colour: mix(mood.land[0], mood.haze, 0.2) },
    { x: 0.88, top: 0.56, half: 0.36, colour: mix(mood.land[0], mood.haze, 0.12) },
    { x: 0.54, top: 0.66, half: 0.3, colour: mix(mood.land[0], mood.land[1], 0.5) },
    { x: 0.02, top: 0.62, half: 0.36, colour: mix(mood.land[1], mood.haze, 0.14) },
    { x: 1.0, top: 0.74, half: 0.34, colour: mood.land[1] },
    { x: 0.34, top: 0.8, half: 0.34, colour: mix(mood.land[1], mood.land[2], 0.22) },
  ]
  domes.forEach((dome, index) => {
    stage.add(
      terracedDome(random, {
        x: width * (dome.x + random.between(-0.03, 0.03)),
        top: ground * (dome.top + random.between(-0.02, 0.02)),
        half: width * dome.half,
        base: ground * 1.04,
        colour: dome.colour,
        rows: index < 3 ? 8 : 7,
        lit,
      }),
    )
  })
  const crest = folds(stage, ground)
  const bananaTone = mixTone(leaf.banana, mood.land[2], 0.4)
  for (const share of [0.05, 0.1, 0.17, 0.9, 0.96]) {
    onCrest(stage, banana(random, bananaTone, false), crest, width * share, (ground / 900) * random.between(0.36, 0.5))
  }
  return crest
}

/** Savanna of the cattle corridor: long low ridges, acacias, a wide sky. */
export function savanna(stage: Stage, options: CountryOptions & { trees?: readonly number[] }): Crest {
  const { width, height, mood, random } = stage
  const { ground, trees = [0.12, 0.3, 0.9] } = options
  heavens(stage, options)
  stage.scenery("savanna")
  stage.add(
    hill(rolling(random, width, ground * 0.8, ground * 0.08, 1.2), height, mix(mood.land[0], mood.haze, 0.5), 0.06),
  )
  stage.add(
    hill(rolling(random, width, ground * 0.87, ground * 0.055, 1.6), height, mix(mood.land[0], mood.haze, 0.12), 0.08),
  )
  const middle = rolling(random, width, ground * 0.94, ground * 0.035, 1.2)
  stage.add(hill(middle, height, mood.land[1], 0.16, 2, ground * 0.022))
  const crown = mixTone(leaf.acacia, mood.land[1], 0.32)
  for (const share of trees) {
    onCrest(stage, acacia(random, crown), middle, width * share, (ground / 900) * random.between(0.26, 0.46))
  }
  return folds(stage, ground)
}

/** The Rwenzori behind foothills, snow on the high peaks. */
export function mountains(stage: Stage, options: CountryOptions): Crest {
  const { width, height, mood, random } = stage
  const { ground } = options
  heavens(stage, options)
  stage.scenery("the snow-capped Rwenzori mountains", "hills")
  stage.add(
    ridges(
      random,
      width,
      ground * 0.74,
      ground * 0.46,
      mix(mood.land[0], mood.haze, 0.42),
      mix("#FFFBF2", mood.haze, 0.22),
    ),
  )
  stage.add(ridges(random, width, ground * 0.82, ground * 0.24, mix(mood.land[0], mood.haze, 0.1)))
  stage.add(
    hill(rolling(random, width, ground * 0.84, ground * 0.07, 1.6), height, mood.land[1], 0.1, 2, ground * 0.03),
  )
  const middle = rolling(random, width, ground * 0.94, ground * 0.04, 1.2)
  stage.add(hill(middle, height, mix(mood.land[1], mood.land[2], 0.4), 0.12))
  const tone = mixTone(leaf.euphorbia, mood.land[1], 0.3)
  for (const share of [0.08, 0.87]) onCrest(stage, euphorbia(random, tone), middle, width * share, (ground / 900) * 0.4)
  return folds(stage, ground)
}

/** A lake with far hills, and papyrus on the near shore at the sides. */
export function lakeShore(stage: Stage, options: CountryOptions & { reeds?: readonly number[] }): Crest {
  const { width, height, mood, random, light } = stage
  const { ground, reeds = [0.04, 0.12, 0.95] } = options
  heavens(stage, options)
  stage.scenery("a lake", "hills", "papyrus")
  stage.add(
    hill(rolling(random, width, ground * 0.66, ground * 0.06, 1.5), height, mix(mood.land[0], mood.haze, 0.45), 0.06),
  )
  stage.add(
    hill(rolling(random, width, ground * 0.74, ground * 0.035, 1.1), height, mix(mood.land[0], mood.haze, 0.1), 0.08),
  )
  const water =
    light === "dusk"
      ? "#A4573F"
      : light === "rain"
        ? "#86A6AA"
        : mix(ramps.sky[300], mood.low, light === "noon" ? 0.1 : 0.45)
  stage.add(lake(random, width, ground * 0.79, height, water, mix(water, "#FFF8E0", 0.5)))
  const tone = mixTone(leaf.papyrus, mood.land[2], 0.35)
  for (const share of reeds) {
    const x = width * share
    stage.add(
      place(
        papyrus(random, tone, random.whole(6, 9)),
        x,
        ground + (height - ground) * 0.1,
        (ground / 900) * random.between(0.6, 0.85),
      ),
    )
  }
  return folds(stage, ground)
}
