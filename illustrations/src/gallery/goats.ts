/** Goats: on rocks, at home, close up, from above, and with people. */
import type { Scenes } from "../part"
import { bellAndHorns, piedBuck, roundTheLick } from "./goats/close"
import { inHerArms, readingAloud } from "./goats/company"
import { inTheGoatHouse, onTheKopje, underTheGranary } from "./goats/outdoors"

export const scenes: Scenes = {
  "on-the-kopje": onTheKopje,
  "bell-and-horns": bellAndHorns,
  "pied-buck": piedBuck,
  "under-the-granary": underTheGranary,
  "in-the-goat-house": inTheGoatHouse,
  "in-her-arms": inHerArms,
  "round-the-lick": roundTheLick,
  "reading-aloud": readingAloud,
}
