/** Milk on its way: on two wheels, on a head, to the glass that tests it and the tank that cools it. */
import type { Scenes } from "../part"
import { longRoad } from "./milk-journey/long-road"
import { lastMile, uphill } from "./milk-journey/on-foot"
import { reading, underThePanels } from "./milk-journey/centre"

export const scenes: Scenes = {
  uphill,
  "long-road": longRoad,
  reading,
  "under-the-panels": underThePanels,
  "last-mile": lastMile,
}
