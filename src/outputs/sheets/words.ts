/** The words around sheets to print. */
export const words = {
  printHint: "One page A4, black ink only. To print it, open your browser's menu and choose Share or Print.",
  back: (page: string) => `Back to “${page}”`,
  asOf: (day: string) => `As of ${day}.`,
  phones: "Call us",
  vetLine: "Vet line",
  chat: "WhatsApp",
  code: "Read more: point your phone's camera at the code, or open",
  offers: "What it offers",
  questions: "Questions farmers ask",
  join: "How to join",
  priceList: {
    lead: "What members sell. Prices change: ask for the price of the day before you order.",
    page: "Shop",
    product: "Product",
    price: "Price",
    unit: "For",
  },
}
