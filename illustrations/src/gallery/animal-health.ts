/** Keeping animals well: vaccines, drenches, tags, and the people who bring them. */
import type { Scenes } from "../part"
import { calfVaccine, drench } from "./animal-health/treatment"
import { newTag } from "./animal-health/tags"

export const scenes: Scenes = {
  "calf-vaccine": calfVaccine,
  drench,
  "new-tag": newTag,
}
