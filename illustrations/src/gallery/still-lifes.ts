/** Things by themselves, close: on a shelf, on a mat, on a cloth. */
import type { Scenes } from "../part"
import { marketTable, trayOfEggs } from "./still-lifes/above"
import { basketsAndBeads, gheeMaking, milkPots } from "./still-lifes/shelf"

export const scenes: Scenes = {
  "milk-pots": milkPots,
  "tray-of-eggs": trayOfEggs,
  "ghee-making": gheeMaking,
  "baskets-and-beads": basketsAndBeads,
  "market-table": marketTable,
}
