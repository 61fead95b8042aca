/** The words of the controls of the terms. */
export const words = {
  print: "Print this page",
}
