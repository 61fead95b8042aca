/** The words of the controls of farmers' cards and pages. */
export const words = {
  skills: "Skills",
  /** The farmer's name follows. */
  ask: "Ask ",
  call: "Call",
  chat: "WhatsApp",
  save: "Save this number to my phone",
  reach: "Contact",
  sample: "An example of a team page. Call the office.",
  contact: "Contact us",
  /** The first message to a farmer, filled in for the visitor. */
  greeting: (name: string, organisation: string) =>
    `Hello ${name}, I read about you on the website of ${organisation}.`,
}
