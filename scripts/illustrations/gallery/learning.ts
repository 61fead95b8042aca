/** Learning: at the board, at a cow's side, by the fire, from the radio, in the field. */
import type { Scenes } from "./kinds"
import { blackboardLesson, lessonAtHerSide, measuringNapier } from "./learning/lessons"
import { radioInTheRain, storyByTheFire } from "./learning/listening"

export const scenes: Scenes = {
  "blackboard-lesson": blackboardLesson,
  "lesson-at-her-side": lessonAtHerSide,
  "story-by-the-fire": storyByTheFire,
  "radio-in-the-rain": radioInTheRain,
  "measuring-napier": measuringNapier,
}
