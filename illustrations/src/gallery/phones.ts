/** The telephone on the farm: records, a first message, a call from abroad. */
import type { Scenes } from "../part"
import { herdInTheHand } from "./phones/screens"
import { videoCall } from "./phones/video-call"
import { grandmotherLearns } from "./phones/people"

export const scenes: Scenes = {
  "herd-in-the-hand": herdInTheHand,
  "grandmother-learns": grandmotherLearns,
  "video-call": videoCall,
}
