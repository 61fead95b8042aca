/** Water country: crater lake, Bunyonyi's islands, papyrus, a bend of the Nile. */
import type { Scenes } from "../part"
import { aboveTheCraterLake, crossingBunyonyi } from "./lakeside/lakes"
import { throughThePapyrus, herdAtTheBend } from "./lakeside/waterways"

export const scenes: Scenes = {
  "above-the-crater-lake": aboveTheCraterLake,
  "crossing-bunyonyi": crossingBunyonyi,
  "through-the-papyrus": throughThePapyrus,
  "herd-at-the-bend": herdAtTheBend,
}
