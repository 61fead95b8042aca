export const messages = {
  call: "Call",
  chat: "WhatsApp",
  greeting: (name: string, organisation: string) =>
    `Hello ${name}, I read about you on the website of ${organisation}.`,
  skills: "Skills",
  /** Followed by the farmer's name. */
  talkTo: "Talk to ",
  save: "Save this number to my phone",
  contact: "Contact us",
}
