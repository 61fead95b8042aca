/** The words of the controls of farmers' cards and pages. */
export const words = {
  skills: "Skills",
  /** The farmer's name follows. */
  ask: "Ask ",
  call: "Call",
  chat: "WhatsApp",
  save: "Save this number to my phone",
  sample: "This person is a sample: nobody can be reached here. Our office answers for the team.",
  contact: "Contact us",
  /** The first message to a farmer, filled in for the visitor. */
  greeting: (name: string, organisation: string) =>
    `Hello ${name}, I read about you on the website of ${organisation}.`,
}
