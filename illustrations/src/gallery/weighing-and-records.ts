/** What is weighed can be fed and sold well: scales, bands, books and charts. */
import type { Scenes } from "../part"
import { kidInSling, calfOnScale, aroundTheChest } from "./weighing-and-records/scales"
import { threeAndABook, chartOnTheWall } from "./weighing-and-records/books"

export const scenes: Scenes = {
  "kid-in-sling": kidInSling,
  "calf-on-scale": calfOnScale,
  "around-the-chest": aroundTheChest,
  "three-and-a-book": threeAndABook,
  "chart-on-the-wall": chartOnTheWall,
}
