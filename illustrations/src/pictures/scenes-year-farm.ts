/** The farm that the seasons' scenes show, as it always is. */
import { barn, railFence } from "../buildings"
import { terracedHills, type CountryOptions } from "../country"
import { path } from "../land"
import { leaf, mixTone, type Tone } from "../palette"
import { acacia, banana } from "../plants/trees"
import { randomFrom } from "../random"
import { stage, type Stage } from "../scene"
import type { Light } from "../moods"
import { farmhouse } from "./farmhouse"

interface Season {
  light: Light
  sun?: CountryOptions["sun"]
  /** Paper of the hills and meadows, far to near, where the season changes it. */
  land?: Stage["mood"]["land"]
  /** Leaves of the tree and the bananas. */
  leaves?: Tone
  road: string
  /** What hangs in the sky before the farm stands. */
  weather?: (set: Stage) => void
}

/** The farm as it always is: a house under a tree, bananas, the open cattle shed, the road in front of them. */
export function farm({ light, sun, land, leaves = leaf.acacia, road, weather }: Season): Stage {
  const set = stage("scenes/farm-year", { width: 1200, height: 800, light, horizon: 400, eye: 150 })
  if (land) set.mood = { ...set.mood, land }
  terracedHills(set, { ground: 480, ...(sun ? { sun } : {}) })
  weather?.(set)
  set.add(
    path(
      [
        [640, 860],
        [600, 730],
        [720, 640],
        [560, 570],
        [420, 545],
      ],
      210,
      46,
      road,
    ),
  )
  const near = randomFrom("scenes/farm-year/plants")
  set.put(acacia(near, leaves), 110, 560, 0.62)
  set.stand(farmhouse(), 330, 566, "right", 0.66)
  set.put(banana(near, mixTone(leaf.banana, leaves.light, 0.2), false), 560, 575, 0.62)
  set.stand(railFence({ length: 300, seed: "farm-year" }), 640, 572, "right", 0.8)
  set.stand(barn({ open: true }), 960, 600, "right", 0.5)
  return set
}
