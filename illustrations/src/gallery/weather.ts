/** Storm, rainbow, lightning, the first drops. */
import type { Scenes } from "../part"
import { oneLitField, bowOverTheKraal, lightningFarOff } from "./weather/sky"
import { firstDrops } from "./weather/rain"

export const scenes: Scenes = {
  "one-lit-field": oneLitField,
  "bow-over-the-kraal": bowOverTheKraal,
  "lightning-far-off": lightningFarOff,
  "first-drops": firstDrops,
}
