/** Cows and their calves, from the first hour on. */
import type { Scenes } from "../part"
import { licking, suckling } from "./cow-and-calf/meadow"
import { calfInTheGrass, calvesRacing } from "./cow-and-calf/play"
import { newborn, overTheGate } from "./cow-and-calf/homestead"

export const scenes: Scenes = {
  suckling,
  licking,
  "calf-in-the-grass": calfInTheGrass,
  "calves-racing": calvesRacing,
  "over-the-gate": overTheGate,
  newborn,
}
