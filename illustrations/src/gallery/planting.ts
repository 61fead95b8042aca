/** Trees and coffee: the nursery, a bare slope planted, berries picked, a sapling for a grandchild. */
import type { Scenes } from "../part"
import { inTheNursery, plantingTheBareSlope, aTreeForTheGirl } from "./planting/trees"
import { coffeeUnderBananas } from "./planting/coffee"

export const scenes: Scenes = {
  "in-the-nursery": inTheNursery,
  "planting-the-bare-slope": plantingTheBareSlope,
  "coffee-under-bananas": coffeeUnderBananas,
  "a-tree-for-the-girl": aTreeForTheGirl,
}
