/** Life at home: milk in the morning, the way to school, washing, a wedding, rest, a game. */
import type { Scenes } from "../part"
import { breakfastMilk, washingDay } from "./family-life/home"
import { brideWealth, duskBench } from "./family-life/pairs"
import { footballBesideGoats, wayToSchool } from "./family-life/children"

export const scenes: Scenes = {
  "breakfast-milk": breakfastMilk,
  "way-to-school": wayToSchool,
  "washing-day": washingDay,
  "bride-wealth": brideWealth,
  "dusk-bench": duskBench,
  "football-beside-goats": footballBesideGoats,
}
