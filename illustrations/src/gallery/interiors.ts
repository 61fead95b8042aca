/** Rooms: the cow house, the milk shop, the workshop. */
import type { Scenes } from "../part"
import { cowHouse } from "./interiors/rooms"
import { leatherWorkshop, milkShop } from "./interiors/trades"

export const scenes: Scenes = {
  "cow-house": cowHouse,
  "milk-shop": milkShop,
  "leather-workshop": leatherWorkshop,
}
