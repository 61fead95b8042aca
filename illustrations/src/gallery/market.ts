/** Market days: stalls, boats, goods on the way to them. */
import type { Scenes } from "../part"
import { bodaWithHens, eggsFromAbove, eggSeller } from "./market/near"
import { lakesideLanding, nightMarket } from "./market/shore-and-night"
import { umbrellas } from "./market/street"

export const scenes: Scenes = {
  umbrellas,
  "egg-seller": eggSeller,
  "night-market": nightMarket,
  "boda-with-hens": bodaWithHens,
  "eggs-from-above": eggsFromAbove,
  "lakeside-landing": lakesideLanding,
}
