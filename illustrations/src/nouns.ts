/** The nouns that descriptions may use. */
import type { Noun } from "./noun"
import { livingNouns } from "./nouns-living"
import { thingNouns } from "./nouns-things"

/** Every drawable word. The noun of a new part goes into one of the two lists, and nowhere else. */
export const nouns: readonly Noun[] = [...livingNouns, ...thingNouns]
