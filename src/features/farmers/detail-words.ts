/** The words that only a farmer's own page has. */
export const detailWords = {
  skills: "Skills",
  /** The farmer's name follows. */
  ask: "Ask ",
  save: "Save this number to my phone",
  reach: "Contact",
  sample: "An example of a team page. Call the office.",
  contact: "Contact us",
}
