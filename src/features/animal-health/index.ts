/* What other subjects may import: the notes about a sick animal. */
export { ANIMAL_HEALTH_PATH, AnimalHealthNote } from "./animal-health-note"
