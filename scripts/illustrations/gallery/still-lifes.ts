/** Things by themselves, close: on a shelf, on a wall, on a cloth. */
import type { Scenes } from "./kinds"
import { marketTable, trayOfEggs } from "./still-lifes/above"
import { basketsAndBeads, gheeMaking, milkPots, toolsOnTheWall } from "./still-lifes/shelf"

export const scenes: Scenes = {
  "milk-pots": milkPots,
  "tray-of-eggs": trayOfEggs,
  "tools-on-the-wall": toolsOnTheWall,
  "ghee-making": gheeMaking,
  "baskets-and-beads": basketsAndBeads,
  "market-table": marketTable,
}
