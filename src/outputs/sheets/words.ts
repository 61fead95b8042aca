/** The words around sheets to print. */
export const words = {
  printHint: "One page A4, black ink only. To print it, open your browser's menu and choose Share or Print.",
  back: (page: string) => `Back to “${page}”`,
  asOf: (day: string) => `As of ${day}.`,
  phones: "Call us",
  vetLine: "Vet line",
  chat: "WhatsApp",
  code: "Read more: point your phone's camera at the code, or open",
}
