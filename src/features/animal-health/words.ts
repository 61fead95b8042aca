/** The words of the ways to the page for sick and dead animals. */
export const words = {
  callVet: "Call our vet line",
  link: "What to do, and what not to touch",
}
