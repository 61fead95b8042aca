/** Cattle at the water: lake, river, dam, trough and pump. */
import type { Scenes } from "../part"
import { lakeReflections, moonlitDrink, muzzlesAtTheTrough } from "./water/drinking"
import { fordWithEgrets, handPumpAtNoon } from "./water/fetching"
import { valleyDam } from "./water/valley-dam"

export const scenes: Scenes = {
  "lake-reflections": lakeReflections,
  "ford-with-egrets": fordWithEgrets,
  "hand-pump": handPumpAtNoon,
  "valley-dam": valleyDam,
  "muzzles-at-the-trough": muzzlesAtTheTrough,
  "moonlit-drink": moonlitDrink,
}
