export const words = {
  asks: "It asks for",
  why: "Why",
  where: "Where your answers go",
  print: "Print this page",
  whatToDo: "What to do, and who to tell",
  dial: "Dial",
  merchantCode: "Merchant code",
}
