/** Nights: lamps on the lake, a lit door, a lantern for a newborn calf. */
import type { Scenes } from "../part"
import { lampsOnTheLake } from "./nights/outside"
import { storyAtTheLitDoor, lanternForTheCalf } from "./nights/home"

export const scenes: Scenes = {
  "lamps-on-the-lake": lampsOnTheLake,
  "story-at-the-lit-door": storyAtTheLitDoor,
  "lantern-for-the-calf": lanternForTheCalf,
}
