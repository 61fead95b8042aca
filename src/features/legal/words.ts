export const words = {
  form: "What it asks for, and where it goes",
  asks: "It asks for",
  why: "Why",
  where: "Where your answers go",
  stored: "Each name, and what it is for",
  key: "Kept under the name",
  howLong: "How long",
  until: { local: "until you delete it", session: "until you close the tab" },
  print: "Print this page",
  whatToDo: "What to do, and who to tell",
  dial: "Dial",
  merchantCode: "Merchant code",
}
