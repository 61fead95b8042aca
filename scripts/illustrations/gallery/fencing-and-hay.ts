/** Fences set, hay cut and carried. */
import type { Scenes } from "./kinds"
import { twoYouthsAndAWire, aHedgeOfStakes } from "./fencing-and-hay/fences"
import { stackingTheHay, lastLoadHome } from "./fencing-and-hay/hay"

export const scenes: Scenes = {
  "two-youths-and-a-wire": twoYouthsAndAWire,
  "a-hedge-of-stakes": aHedgeOfStakes,
  "stacking-the-hay": stackingTheHay,
  "last-load-home": lastLoadHome,
}
