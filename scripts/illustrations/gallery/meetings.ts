/** Members' meetings: talk, votes, agreements, savings, a feast. */
import type { Scenes } from "./kinds"
import { handshake, savingsByLamplight } from "./meetings/circles"
import { drumsAndDance } from "./meetings/members-day"
import { showOfHands } from "./meetings/show-of-hands"
import { underTheMango } from "./meetings/under-the-mango"

export const scenes: Scenes = {
  "under-the-mango": underTheMango,
  "show-of-hands": showOfHands,
  handshake,
  "savings-by-lamplight": savingsByLamplight,
  "drums-and-dance": drumsAndDance,
}
