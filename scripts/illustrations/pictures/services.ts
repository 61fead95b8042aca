/** One picture for each of the nine services, named by its path. */
import type { Pictures } from "./index"
import { pictures as people } from "./services-people"
import { pictures as work } from "./services-work"

export const pictures: Pictures = { ...work, ...people }
