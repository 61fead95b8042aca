export const messages = {
  asks: "It asks for",
  why: "Why",
  where: "Where your answers go",
  print: "Print this page",
  dial: "Dial",
  merchantCode: "Merchant code",
}
