/** Fat-tailed sheep: on terraces, from above, close up, on the way, at night, and with people. */
import type { Scenes } from "../part"
import { fromTheAir } from "./sheep/air"
import { eweInTallGrass, ramAtDusk, terracesInMist } from "./sheep/flocks"
import { lanternHome } from "./sheep/herding"
import { elderWithLamb, trimmingHooves } from "./sheep/keeping"

export const scenes: Scenes = {
  "terraces-in-mist": terracesInMist,
  "from-the-air": fromTheAir,
  "ram-at-dusk": ramAtDusk,
  "ewe-in-tall-grass": eweInTallGrass,
  "lantern-home": lanternHome,
  "trimming-hooves": trimmingHooves,
  "elder-with-lamb": elderWithLamb,
}
