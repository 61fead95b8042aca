import { cartTotals, orderableItems, type CartItem } from "./lines"
import { formatMoney } from "../../lib/money"

export const productMessages = {
  viewCart: "View cart",
  quantityOf: (title: string) => `Quantity of ${title}`,
  quantity: {
    problem: "Please enter a valid quantity",
    rule: (min: number, max: number) => `Write a number from ${min} to ${max}.`,
    refused: (text: string) => `“${text}” is not possible.`,
  },
  /** Below a toast about a product. */
  inCart(cart: readonly CartItem[]) {
    const { length } = orderableItems(cart)
    const total = cartTotals(cart)
      .map((money) => formatMoney(money))
      .join(" + ")
    if (length === 0) return "Cart: empty"
    return `Cart: ${length === 1 ? "1 product" : `${length} products`}, ${total}`
  },
}
