/** The words of the controls of the terms and of paying by mobile money. */
export const words = {
  print: "Print this page",
  dial: "Dial",
  merchantCode: "Merchant code",
}
