/** Fences set, hay cut and carried. */
import type { Scenes } from "../part"
import { twoYouthsAndAWire } from "./fencing-and-hay/fences"
import { stackingTheHay, lastLoadHome } from "./fencing-and-hay/hay"

export const scenes: Scenes = {
  "two-youths-and-a-wire": twoYouthsAndAWire,
  "stacking-the-hay": stackingTheHay,
  "last-load-home": lastLoadHome,
}
