import { cartTotals, orderableItems, type CartItem } from "../lib/cart"
import { formatMoney } from "../lib/money"

/** The words of the controls and messages that several subjects share, or that have no subject of their own. */
export const words = {
  home: "Home",
  /** Spec section 2, "Other": the banner of a path that does not exist. */
  unknownPage: { title: "Error Page", crumb: "404" },
  film: "Open the film",
  movingPicture: "the moving picture",
  tryAgain: "Try again",
  onThisPage: "On this page",
  sheet: (title: string) => `Sheet to print: ${title}`,
  list: {
    page: (page: number, pages: number) => ` Page ${page} of ${pages}.`,
    pages: (label: string) => `Pages: ${label}`,
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
