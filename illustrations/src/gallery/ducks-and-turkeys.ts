/** Ducks on ponds and puddles, a turkey on show, guinea fowl in the grass. */
import type { Scenes } from "../part"
import { dabblers, puddles } from "./ducks-and-turkeys/ducks"
import { lilyPond } from "./ducks-and-turkeys/lily-pond"
import { displaying, guineaFowls } from "./ducks-and-turkeys/turkeys"

export const scenes: Scenes = {
  "lily-pond": lilyPond,
  puddles,
  "displaying-turkey": displaying,
  "guinea-fowl": guineaFowls,
  dabbling: dabblers,
}
