import { cartTotals, orderableItems, type CartItem } from "../lib/cart"
import { formatMoney } from "../lib/money"

/** The words of the controls and messages that several subjects share, or that have no subject of their own. */
export const words = {
  tryAgain: "Try again",
  onThisPage: "On this page",
  chat: "Chat with us on WhatsApp",
  smsCut: "The SMS has room for the beginning only. WhatsApp takes all of it.",
  dial: "Dial",
  merchantCode: "Merchant code",
  messageNumber: { before: "Your number: ", after: ". Say it when you call or write about it." },
  searchCut: (most: number) =>
    `A search takes at most ${most} characters. These words are longer, and only their beginning was searched for.`,

  list: {
    page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
    pages: (label: string) => `Pages: ${label}`,
  },
  viewer: {
    /** Spec section 8. */
    loading: "Loading gallery...",
    picture: "picture",
    /** The lightbox fills in both numbers. */
    pictureOf: "Picture {index} of {total}",
    number: (number: number, count: number) => `${number} of ${count}`,
    previous: "Previous picture",
    next: "Next picture",
    rotateLeft: "Rotate to the left",
    rotateRight: "Rotate to the right",
    close: "Close the pictures",
    share: "Share this picture",
    shareOn: (network: string) => `Share this picture: ${network} (opens in a new tab)`,
    lost: "We could not load this picture.",
    largeLost: "We could not load the large picture.",
  },

  quantityOf: (title: string) => `Quantity of ${title}`,
  quantity: {
    /** Spec section 8. */
    problem: "Please enter a valid quantity",
    rule: "A whole number from {least} to {most}.",
    refused: "“{text}” was not taken.",
  },

  /** Under a notice about a product: what the cart holds now. */
  inCart(product: string, cart: readonly CartItem[]) {
    const { length } = orderableItems(cart)
    const total = cartTotals(cart)
      .map((money) => formatMoney(money))
      .join(" + ")
    if (length === 0) return `${product}. Cart: empty`
    return `${product}. Cart: ${length === 1 ? "1 product" : `${length} products`}, ${total}`
  },
} as const
