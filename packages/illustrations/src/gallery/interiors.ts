/** Rooms: the cow house, the milk shop, the workshop. */
import { cowHouse } from "./interiors/rooms"
import { leatherWorkshop, milkShop } from "./interiors/trades"
import type { Scenes } from "./kinds"

export const scenes: Scenes = {
  "cow-house": cowHouse,
  "milk-shop": milkShop,
  "leather-workshop": leatherWorkshop,
}
