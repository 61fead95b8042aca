/** Herds: on the move, at rest, in every weather, from the ridge and from the air. */
import type { Scenes } from "../part"
import { fromAbove } from "./herds/from-above"
import { ridgeAndSun, youngHerder } from "./herds/on-the-way"
import { acaciaShade } from "./herds/rest"
import { goatsInTheDust, friesiansInTheMist, inTheRain } from "./herds/weather"

export const scenes: Scenes = {
  "ridge-and-sun": ridgeAndSun,
  "from-above": fromAbove,
  "goats-in-the-dust": goatsInTheDust,
  "in-the-rain": inTheRain,
  "friesians-in-the-mist": friesiansInTheMist,
  "young-herder": youngHerder,
  "acacia-shade": acaciaShade,
}
