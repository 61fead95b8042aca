/** Ducks on ponds and puddles, turkeys under mangoes, guinea fowl in the grass. */
import { dabblers, lilyPond, puddles } from "./ducks-and-turkeys/ducks"
import { displaying, guineaFowls, underMangoes } from "./ducks-and-turkeys/turkeys"
import type { Scenes } from "./kinds"

export const scenes: Scenes = {
  "lily-pond": lilyPond,
  puddles,
  "displaying-turkey": displaying,
  "under-mangoes": underMangoes,
  "guinea-fowl": guineaFowls,
  dabbling: dabblers,
}
