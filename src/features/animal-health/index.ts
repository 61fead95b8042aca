/* What other subjects may import: the note about a sick animal. */
export { AnimalHealthNote } from "./animal-health-note"
