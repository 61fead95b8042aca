/** Rooms: the cow house, the kitchen stove, the milk shop, the workshop. */
import { blueFlame, cowHouse } from "./interiors/rooms"
import { leatherWorkshop, milkShop } from "./interiors/trades"
import type { Scenes } from "./kinds"

export const scenes: Scenes = {
  "cow-house": cowHouse,
  "blue-flame": blueFlame,
  "milk-shop": milkShop,
  "leather-workshop": leatherWorkshop,
}
