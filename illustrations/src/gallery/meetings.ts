/** Members' meetings: talk, votes, agreements, a feast. */
import type { Scenes } from "../part"
import { handshake } from "./meetings/handshake"
import { drumsAndDance } from "./meetings/members-day"
import { showOfHands } from "./meetings/show-of-hands"
import { underTheMango } from "./meetings/under-the-mango"

export const scenes: Scenes = {
  "under-the-mango": underTheMango,
  "show-of-hands": showOfHands,
  handshake,
  "drums-and-dance": drumsAndDance,
}
