/** Nights: the Milky Way over a camp, lamps on the lake, a lit door, a lantern for a newborn calf. */
import type { Scenes } from "./kinds"
import { campUnderTheMilkyWay, lampsOnTheLake } from "./nights/outside"
import { storyAtTheLitDoor, lanternForTheCalf } from "./nights/home"

export const scenes: Scenes = {
  "camp-under-the-milky-way": campUnderTheMilkyWay,
  "lamps-on-the-lake": lampsOnTheLake,
  "story-at-the-lit-door": storyAtTheLitDoor,
  "lantern-for-the-calf": lanternForTheCalf,
}
