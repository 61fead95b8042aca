/** Keeping animals well: vaccines, drenches, tags, dips, and the people who bring them. */
import type { Scenes } from "./kinds"
import { calfVaccine, drench, nightCall } from "./animal-health/treatment"
import { newTag, sprayRace, coolBoxArrives } from "./animal-health/prevention"

export const scenes: Scenes = {
  "calf-vaccine": calfVaccine,
  drench,
  "new-tag": newTag,
  "night-call": nightCall,
  "spray-race": sprayRace,
  "cool-box-arrives": coolBoxArrives,
}
