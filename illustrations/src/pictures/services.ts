/** One picture for each of the nine services, named by its path. */
import type { Pictures } from "../part"
import { pictures as care } from "./services-care"
import { pictures as knowledge } from "./services-knowledge"
import { pictures as trade } from "./services-trade"

export const pictures: Pictures = { ...knowledge, ...trade, ...care }
