/** Bees: hives in a tree, a beekeeper at work, the comb from close by, and a sunflower in bloom. */
import type { Scenes } from "../part"
import { inTheTree } from "./bees/apiary"
import { keeper } from "./bees/keeper"
import { comb, sunflower } from "./bees/close"

export const scenes: Scenes = {
  "hives-in-a-tree": inTheTree,
  beekeeper: keeper,
  honeycomb: comb,
  sunflower,
}
