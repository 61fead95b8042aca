/** The words of the controls of the page for sick and dead animals; those of the ways to it are in words.ts. */
export const pageWords = {
  callOffice: "Call our office",
  photo: "Photo on WhatsApp",
  toSay: "Where, which animal, what you see",
  signs: "You may see",
  sheet: "Sheet to print: these pictures on one page",
}
