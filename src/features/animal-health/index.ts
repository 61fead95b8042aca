export { AnimalHealthNote } from "./animal-health-note"
