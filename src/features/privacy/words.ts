/** The labels of the privacy notice. */
export const words = {
  asks: "It asks for",
  why: "Why",
  where: "Where your answers go",
  pages: "Kept pages",
  stored: "Each name, and what it is for",
  key: "Kept under the name",
  howLong: "How long",
  until: { local: "until you delete it", session: "until you close the tab" },
}
