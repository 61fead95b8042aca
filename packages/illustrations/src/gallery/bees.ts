/** Bees: hives in a tree, a beekeeper at work, the comb from close by, and a sunflower in bloom. */
import { inTheTree } from "./bees/apiary"
import { keeper } from "./bees/keeper"
import { comb, sunflower } from "./bees/close"
import type { Scenes } from "./kinds"

export const scenes: Scenes = {
  "hives-in-a-tree": inTheTree,
  beekeeper: keeper,
  honeycomb: comb,
  sunflower,
}
