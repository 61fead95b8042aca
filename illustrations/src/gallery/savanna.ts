/** The cattle corridor and Karamoja: dry plains, a manyatta, red roads, tall grass. */
import type { Scenes } from "../part"
import { manyattaFromTheHill, lastLight } from "./savanna/karamoja"
import { hornsAboveTheGrass, overTheHillsByBoda } from "./savanna/corridor"

export const scenes: Scenes = {
  "manyatta-from-the-knoll": manyattaFromTheHill,
  "horns-above-the-grass": hornsAboveTheGrass,
  "over-the-hills-by-boda": overTheHillsByBoda,
  "last-light": lastLight,
}
