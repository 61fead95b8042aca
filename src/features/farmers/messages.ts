export const messages = {
  call: "Call",
  chat: "WhatsApp",
  greeting: (name: string, organisation: string) =>
    `Hello ${name}, I read about you on the website of ${organisation}.`,
  skills: "Skills",
  /** The farmer's name follows. */
  ask: "Talk to ",
  save: "Save this number to my phone",
  contact: "Contact us",
}
