/** Herds: on the move, at rest, in every weather, from the ridge and from the air. */
import type { Scenes } from "../part"
import { fromAbove } from "./herds/from-above"
import { ridgeAndSun, youngHerder } from "./herds/on-the-way"
import { acaciaShade } from "./herds/rest"
import { dustAtDusk, friesiansInTheMist, inTheRain } from "./herds/weather"

export const scenes: Scenes = {
  "ridge-and-sun": ridgeAndSun,
  "from-above": fromAbove,
  "dust-at-dusk": dustAtDusk,
  "in-the-rain": inTheRain,
  "friesians-in-the-mist": friesiansInTheMist,
  "young-herder": youngHerder,
  "acacia-shade": acaciaShade,
}
