/** Gas from dung, light and water from the sun. */
import type { Scenes } from "../part"
import { feedingTheDigester, blueFlame } from "./energy/biogas"
import { sunLiftsWater, dripLines } from "./energy/sun"

export const scenes: Scenes = {
  "feeding-the-digester": feedingTheDigester,
  "blue-flame": blueFlame,
  "sun-lifts-water": sunLiftsWater,
  "drip-lines": dripLines,
}
