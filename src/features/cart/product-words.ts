import { cartTotals, orderableItems, type CartItem } from "./lines"
import { formatMoney } from "../../lib/money"

/** The cart's words beside a product, in cart and shop. What is stated says its section of the specification. */
export const productWords = {
  quantityOf: (title: string) => `Quantity of ${title}`,
  quantity: {
    /** Spec section 8. */
    problem: "Please enter a valid quantity",
    rule: (min: number, max: number) => `Write a number from ${min} to ${max}.`,
    refused: (text: string) => `“${text}” is not possible.`,
  },
  /** Under a notice about a product: what the cart holds now. */
  inCart(cart: readonly CartItem[]) {
    const { length } = orderableItems(cart)
    const total = cartTotals(cart)
      .map((money) => formatMoney(money))
      .join(" + ")
    if (length === 0) return "Cart: empty"
    return `Cart: ${length === 1 ? "1 product" : `${length} products`}, ${total}`
  },
}
