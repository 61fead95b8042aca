/* Copied from data/animal-health.json for stories and tests. */

export const healthNote: Queries.AnimalHealthNoteFragment = {
  title: "Sick or dead animal?",
  text: "Call a vet at once. Do not open, skin, eat or move it.",
  callLabel: "Call our vet line",
  linkLabel: "What to do, and what not to touch",
}
