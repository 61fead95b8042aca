/** The telephone on the farm: records, a first message, a search for signal, a call from abroad. */
import type { Scenes } from "./kinds"
import { herdInTheHand } from "./phones/screens"
import { videoCall } from "./phones/video-call"
import { grandmotherLearns, lookingForSignal } from "./phones/people"

export const scenes: Scenes = {
  "herd-in-the-hand": herdInTheHand,
  "grandmother-learns": grandmotherLearns,
  "looking-for-signal": lookingForSignal,
  "video-call": videoCall,
}
