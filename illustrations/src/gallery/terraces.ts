/** Kigezi: slopes cut into terraces, and the work and life on them. */
import type { Scenes } from "../part"
import { homeAlongTheBands, islandsOfMist } from "./terraces/slopes"
import { goatsOnTheSteps } from "./terraces/stairs"
import { mendingTheWall } from "./terraces/work"

export const scenes: Scenes = {
  "home-along-the-bands": homeAlongTheBands,
  "goats-on-the-steps": goatsOnTheSteps,
  "islands-of-mist": islandsOfMist,
  "mending-the-wall": mendingTheWall,
}
