/** Bringing, cutting and giving feed. */
import type { Scenes } from "../part"
import { downTheRidge, chaff, overTheRail } from "./feeding/fodder"
import { henYard, lick } from "./feeding/yard"

export const scenes: Scenes = {
  "down-the-ridge": downTheRidge,
  chaff,
  "hen-yard": henYard,
  "over-the-rail": overTheRail,
  lick,
}
