export const messages = {
  callVet: "Call our vet line",
  link: "What to do, and what not to touch",
  callOffice: "Call our office",
  photo: "Photo on WhatsApp",
  signs: "Signs",
  printable: "Sheet to print: these pictures on one page",
}
