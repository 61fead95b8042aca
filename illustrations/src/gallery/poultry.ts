/** Hens, cockerels and chicks, from the roof ridge to the nest box. */
import type { Scenes } from "../part"
import { eggCollecting } from "./poultry/house"
import { brooding, underTheWing } from "./poultry/mothers"
import { crowing, rowsOfHens } from "./poultry/on-show"
import { coopAtNight, morningGrain, underTheCart } from "./poultry/yard"

export const scenes: Scenes = {
  crowing,
  brooding,
  "under-the-wing": underTheWing,
  "egg-collecting": eggCollecting,
  "morning-grain": morningGrain,
  "coop-at-night": coopAtNight,
  "under-the-cart": underTheCart,
  "rows-of-hens": rowsOfHens,
}
