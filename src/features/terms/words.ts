/** The words of the controls of the terms and of paying by mobile money. */
export const words = {
  print: "Print this page",
  whatToDo: "What to do, and whom to tell",
  abroad: "For Ugandans abroad: before you send money",
  dial: "Dial",
  merchantCode: "Merchant code",
}
