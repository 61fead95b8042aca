/** Goats: on rocks and walls, in the rain, close up, from above, and with people. */
import { bellAndHorns, piedBuck, roundTheLick } from "./goats/close"
import { inHerArms, readingAloud } from "./goats/company"
import { alongTheWall, inTheGoatHouse, onTheKopje, underTheGranary } from "./goats/outdoors"
import type { Scenes } from "./kinds"

export const scenes: Scenes = {
  "on-the-kopje": onTheKopje,
  "bell-and-horns": bellAndHorns,
  "pied-buck": piedBuck,
  "under-the-granary": underTheGranary,
  "along-the-wall": alongTheWall,
  "in-the-goat-house": inTheGoatHouse,
  "in-her-arms": inHerArms,
  "round-the-lick": roundTheLick,
  "reading-aloud": readingAloud,
}
