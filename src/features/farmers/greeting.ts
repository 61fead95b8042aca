/** The first message to a farmer, filled in for the visitor. */
export const greetingTo = (name: string, organisation: string) =>
  `Hello ${name}, I read about you on the website of ${organisation}.`
