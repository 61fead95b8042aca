/** The words of the controls beside how to pay by mobile money. */
export const words = {
  dial: "Dial",
  merchantCode: "Merchant code",
}
