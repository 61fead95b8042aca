/** Milking, by hand and by machine, and what happens to the milk in the next five minutes. */
import type { Scenes } from "../part"
import { potAtDawn, goatStand, firstLesson } from "./milking/by-hand"
import { parlour, pouring } from "./milking/in-the-dairy"

export const scenes: Scenes = {
  "pot-at-dawn": potAtDawn,
  parlour,
  "goat-stand": goatStand,
  pouring,
  "first-lesson": firstLesson,
}
