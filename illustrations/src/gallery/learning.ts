/** Learning: at the board, by the fire, from the radio, in the field. */
import type { Scenes } from "../part"
import { blackboardLesson, measuringNapier } from "./learning/lessons"
import { radioInTheRain, storyByTheFire } from "./learning/listening"

export const scenes: Scenes = {
  "blackboard-lesson": blackboardLesson,
  "story-by-the-fire": storyByTheFire,
  "radio-in-the-rain": radioInTheRain,
  "measuring-napier": measuringNapier,
}
